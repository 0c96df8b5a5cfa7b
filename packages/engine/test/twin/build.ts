// The naive twin: the builds a player may make and what they do (R4.2–R4.4, R5, R6, R7).

import type { Board } from './board.ts';
import { COLOURS, sortSites, sortStands, tilesOf } from './board.ts';
import { needsFee, sortCards, waysToPlay, withoutCard } from './cards.ts';
import type { Price } from './pay.ts';
import { allPayments, canonicalPayment } from './pay.ts';
import { blockedColours, newPlaces, placements, standOf, whyNoExpansion } from './sites.ts';
import type { Action, Build, Colour, Expand, FeeAndPayment, Player, Site, Stand, State } from './types.ts';

export function playerAt(state: State, seat: number): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no player at seat ${seat}`);
  return player;
}

function ownStand(state: State, colour: Colour): Stand {
  const stand = standOf(state, state.seat, colour);
  if (stand === undefined) throw new Error(`seat ${state.seat} has no ${colour} stall on the board`);
  return stand;
}

/** All legal builds of the player to move: stalls, expansions, moves. */
export function builds(board: Board, state: State): Build[] {
  return [...stallBuilds(board, state), ...expansions(board, state), ...moves(board, state)];
}

/** R5 */
function stallBuilds(board: Board, state: State): Build[] {
  const found: Build[] = [];
  const player = playerAt(state, state.seat);
  for (const colour of COLOURS) {
    for (const { stall, entry } of placements(board, state, state.seat, colour)) {
      // R4.3: the cards must fit the stall's own site.
      for (const cards of waysToPlay(board, player.hand, stall)) {
        // R5.8: only the fee.
        const paid = canonicalPayment(player.money, null, needsFee(cards));
        if (paid !== null) found.push({ type: 'stall', colour, stall, entry, cards, fee: paid.fee });
      }
    }
  }
  return found;
}

/** R6 */
function expansions(board: Board, state: State): Build[] {
  const found: Build[] = [];
  const player = playerAt(state, state.seat);
  for (const colour of COLOURS) {
    for (const site of board.sites) {
      if (whyNoExpansion(board, state, state.supply, state.seat, colour, site) !== null) continue;
      const price = priceOf(state, colour);
      // R4.3: the cards must fit the expansion's site.
      for (const cards of waysToPlay(board, player.hand, site)) {
        // R4.4: the player's own money covers price and fee together.
        const paid = canonicalPayment(player.money, price, needsFee(cards));
        if (paid !== null) {
          found.push({ type: 'expand', colour, site, cards, fee: paid.fee, payment: paid.payment });
        }
      }
    }
  }
  return found;
}

/** R7 */
function moves(board: Board, state: State): Build[] {
  const found: Build[] = [];
  const player = playerAt(state, state.seat);
  for (const colour of blockedColours(board, state, state.seat)) {
    for (const { stall, entry } of newPlaces(board, state, ownStand(state, colour))) {
      // R4.3: the cards must fit the new site.
      for (const cards of waysToPlay(board, player.hand, stall)) {
        const paid = canonicalPayment(player.money, null, needsFee(cards));
        if (paid !== null) found.push({ type: 'move', colour, stall, entry, cards, fee: paid.fee });
      }
    }
  }
  return found;
}

/** R6.6: the price follows from the stand's size after the expansion. */
function priceOf(state: State, colour: Colour): Price {
  return { colour, tiles: tilesOf(ownStand(state, colour)).length + 1 };
}

/** R4.2b, R6.6: all ways to pay for this build. */
export function paymentsOf(state: State, action: Action): FeeAndPayment[] {
  if (action.type !== 'stall' && action.type !== 'expand' && action.type !== 'move') return [];
  const price = action.type === 'expand' ? priceOf(state, action.colour) : null;
  return allPayments(playerAt(state, state.seat).money, price, needsFee(action.cards));
}

/** Carries the build out on this state (a copy that may be changed). The action is taken to be legal. */
export function doBuild(board: Board, state: State, action: Build): void {
  pay(state, action);
  if (action.type === 'stall') addStand(state, state.seat, action.colour, action.stall, action.entry);
  if (action.type === 'move') {
    // R7.2: lifted with its entry, then placed anew.
    const old = ownStand(state, action.colour);
    state.stands = state.stands.filter((stand) => stand !== old);
    addStand(state, state.seat, action.colour, action.stall, action.entry);
  }
  if (action.type === 'expand') expand(board, state, action);
  // R4.2: the cards are discarded when the build is done.
  const player = playerAt(state, state.seat);
  for (const card of sortCards(action.cards)) {
    player.hand = withoutCard(player.hand, card);
    state.discards.push(card);
  }
}

/** R4.4: the player names the coins; all go to the bank. */
function pay(state: State, action: Build): void {
  const { money } = playerAt(state, state.seat);
  if (action.fee !== null) money[action.fee] -= 1;
  if (action.type === 'expand') {
    for (const colour of COLOURS) money[colour] -= action.payment[colour] ?? 0;
  }
  if (COLOURS.some((colour) => money[colour] < 0)) throw new Error('R4.4: not enough money');
}

export function addStand(
  state: State,
  owner: number | 'neutral',
  colour: Colour,
  stall: Site,
  entry: Site,
): void {
  state.stands = sortStands([...state.stands, { owner, colour, stall, entry, expansions: [] }]);
}

function expand(board: Board, state: State, action: Expand): void {
  const stand = ownStand(state, action.colour);
  // R6.1: from the common supply onto the site.
  state.supply[action.colour] -= 1;
  stand.expansions = sortSites(board, [...stand.expansions, action.site]);
  const size = tilesOf(stand).length;
  const player = playerAt(state, state.seat);
  // R6.7: 1 point per tile.
  player.points += size;
  // R6.8: compare with all other stands of the colour, whoever owns them.
  const otherSizes = state.stands
    .filter((other) => other.colour === action.colour && other !== stand)
    .map((other) => tilesOf(other).length);
  const largestOther = Math.max(0, ...otherSizes);
  // Alone the largest: both medals. Equal to the largest: the silver one. Otherwise nothing.
  if (size > largestOther) takeMedal(board, state, action.colour, 'gold');
  if (size >= largestOther) takeMedal(board, state, action.colour, 'silver');
}

/** R6.8, R6.9: a medal not held before is taken, from supply or rival, and scores its printed points at once. */
function takeMedal(board: Board, state: State, colour: Colour, kind: 'gold' | 'silver'): void {
  if (state.medals[colour][kind] === state.seat) return;
  state.medals[colour][kind] = state.seat;
  playerAt(state, state.seat).points += board.edition.medals[colour][kind];
}
