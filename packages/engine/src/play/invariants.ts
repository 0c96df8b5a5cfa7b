/** Invariants of all reachable states, for tests and for states from untrusted input. */
import { CARD_KINDS, DIRECTIONS, NONE } from '../board/board.ts';
import { deckOf, deckSize } from '../board/deck.ts';
import { countSites, hasSite, isEmpty, nextSite } from '../board/siteSet.ts';
import { surveyOf } from '../rules/surveys.ts';
import { Wave } from '../rules/walk.ts';
import { cardsHeld, discardsOf, displayOf, handSize, pileOf } from '../state/cards.ts';
import * as at from '../state/layout.ts';
import { customerSite, entryOf, medalHolder, sizeOf, stallOf, supplyOf } from '../state/pieces.ts';
import { barkerStock, barkersOf, moneyOf } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import { discardsLeft, picksLeft } from '../state/turn.ts';
import { COLOURS, DISPLAY_SIZE, HAND_LIMIT, PICKS, START_SPACES } from '../vocabulary.ts';

export const INVARIANTS = [
  'cards',
  'barkers',
  'tiles',
  'areas',
  'customers',
  'entries',
  'reach',
  'medals',
  'money',
  'hands',
] as const;
export type Invariant = (typeof INVARIANTS)[number];

const C = COLOURS.length;

/** The invariants that the state violates; empty for every state made by the engine. */
export function brokenInvariants(state: GameState): Invariant[] {
  const checks: { readonly [name in Invariant]: (state: GameState) => boolean } = {
    cards: cardsAreConserved,
    barkers: barkersAreConserved,
    tiles: tilesAreConserved,
    areas: tilesLieInTheirArea,
    customers: customersAreConserved,
    entries: entriesAreTheStalls,
    reach: entriesAndCustomersAreTogether,
    medals: medalHoldersHaveALargestStand,
    money: moneyIsNotNegative,
    hands: handsLeaveCardsToDraw,
  };
  return INVARIANTS.filter((name) => !checks[name](state));
}

/** R1.3 */
function cardsAreConserved(state: GameState): boolean {
  const count = new Int32Array(CARD_KINDS);
  for (const kind of [...pileOf(state), ...discardsOf(state), ...displayOf(state)]) count[kind]!++;
  for (let seat = 0; seat < state.game.players; seat++) {
    let held = 0;
    for (let kind = 1; kind < CARD_KINDS; kind++) {
      count[kind]! += cardsHeld(state, seat, kind);
      held += cardsHeld(state, seat, kind);
    }
    if (held !== handSize(state, seat)) return false;
  }
  const deck = deckOf(state.game.board.edition);
  return count.every((n, kind) => kind === 0 || n === deck[kind]); // 0: empty places of the display
}

function barkersAreConserved(state: GameState): boolean {
  let total = barkerStock(state);
  for (let seat = 0; seat < state.game.players; seat++) total += barkersOf(state, seat);
  return total === state.game.board.edition.barkers;
}

/** R1.4, R2.4: every tile belongs to a stand, and every expansion is on the board or in the supply. */
function tilesAreConserved(state: GameState): boolean {
  let tiles = 0;
  for (let colour = 0; colour < C; colour++) {
    let expansions = supplyOf(state, colour);
    for (let owner = 0; owner < at.OWNERS; owner++) {
      const size = sizeOf(state, owner, colour);
      tiles += size;
      if (size > 1) expansions += size - 1;
      if ((size === 0) !== (stallOf(state, owner, colour) === NONE)) return false;
    }
    if (expansions !== state.game.board.edition.expansionsPerColour) return false;
  }
  return countSites(surveyOf(state).tiles) === tiles;
}

/** R5.2, R5.3, R6.2 */
function tilesLieInTheirArea(state: GameState): boolean {
  const { words, areaOf, market } = state.game.board;
  const survey = surveyOf(state);
  for (let i = 0; i < words; i++) {
    for (let colour = 0; colour < C; colour++) {
      const tiles = state.cells[at.colourTiles(words, colour) + i]!;
      if ((tiles & ~areaOf[colour]![i]!) !== 0) return false;
    }
    if ((survey.entries[i]! & ~market[i]!) !== 0 || (survey.entries[i]! & survey.tiles[i]!) !== 0)
      return false;
  }
  return true;
}

/** R1.2, R8.5: five stand on different walkable sites, none on an entry of its colour, and one waits. */
function customersAreConserved(state: GameState): boolean {
  const survey = surveyOf(state);
  let inMarket = 0;
  for (let colour = 0; colour < C; colour++) {
    const site = customerSite(state, colour);
    if (site === NONE) continue;
    inMarket++;
    if (!hasSite(survey.walkable, site)) return false;
    for (let owner = 0; owner < at.OWNERS; owner++) if (entryOf(state, owner, colour) === site) return false;
  }
  return inMarket === START_SPACES && countSites(survey.customers) === inMarket;
}

/** R2.5 */
function entriesAreTheStalls(state: GameState): boolean {
  const { neighbours } = state.game.board;
  let entries = 0;
  for (let owner = 0; owner < at.OWNERS; owner++) {
    for (let colour = 0; colour < C; colour++) {
      const stall = stallOf(state, owner, colour);
      const entry = entryOf(state, owner, colour);
      if ((stall === NONE) !== (entry === NONE)) return false;
      if (stall === NONE) continue;
      entries++;
      if (!neighbours.subarray(stall * DIRECTIONS, (stall + 1) * DIRECTIONS).includes(entry)) return false;
    }
  }
  return countSites(surveyOf(state).entries) === entries;
}

/** R6.5 */
function entriesAndCustomersAreTogether(state: GameState): boolean {
  const { entries, customers, walkable, board } = surveyOf(state);
  const left = entries.map((word, i) => word | customers[i]!);
  const wave = new Wave(board);
  wave.start(walkable, nextSite(left, 0));
  do {
    for (let i = 0; i < left.length; i++) left[i]! &= ~wave.front[i]!;
  } while (wave.step());
  return isEmpty(left);
}

/** R6.8 */
function medalHoldersHaveALargestStand(state: GameState): boolean {
  for (let colour = 0; colour < C; colour++) {
    let largest = 0;
    for (let owner = 0; owner < at.OWNERS; owner++) largest = Math.max(largest, sizeOf(state, owner, colour));
    for (let medal = 0; medal < 2; medal++) {
      const holder = medalHolder(state, medal, colour);
      if ((holder === NONE) !== largest < 2) return false;
      if (holder !== NONE && sizeOf(state, holder, colour) !== largest) return false;
    }
  }
  return true;
}

function moneyIsNotNegative(state: GameState): boolean {
  for (let seat = 0; seat < state.game.players; seat++) {
    for (let colour = 0; colour < C; colour++) if (moneyOf(state, seat, colour) < 0) return false;
  }
  return true;
}

/** R9.4: enough cards are left to finish the current draw and to draw one more, even if all hands become full. */
function handsLeaveCardsToDraw(state: GameState): boolean {
  const picks = discardsLeft(state) > 0 ? 0 : picksLeft(state) || PICKS;
  let taken = DISPLAY_SIZE + picks;
  for (let seat = 0; seat < state.game.players; seat++) taken += Math.max(HAND_LIMIT, handSize(state, seat));
  return taken < deckSize(state.game.board.edition);
}
