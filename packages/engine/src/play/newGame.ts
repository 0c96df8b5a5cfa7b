/** R3: laying the table. */
import { type Board, compileBoard, NONE } from '../board/board.ts';
import { deckOf } from '../board/deck.ts';
import type { Edition } from '../board/edition.ts';
import { keyOfSeed, shuffleInPlace } from '../random/random.ts';
import { setCards } from '../state/cards.ts';
import type { Game, GameOptions } from '../state/game.ts';
import * as at from '../state/layout.ts';
import { addMoney, emptyState, type GameState, giveCard, putStall } from '../state/state.ts';
import {
  COLOURS,
  DISPLAY_SIZE,
  MAX_PLAYERS,
  MIN_PLAYERS,
  START_HAND,
  START_MONEY,
  START_SPACES,
} from '../vocabulary.ts';
import type { Emit, GameEvent } from './events.ts';
import { continueSetup } from './flow.ts';
import { cardName, colourNumber, ownerName, siteNameOf } from './names.ts';
import { nextShuffle, takeFromPile } from './pile.ts';
import { handOf } from './stateJson.ts';

const C = COLOURS.length;

/** Boards are immutable and shared by all games of an edition. */
const boards = new WeakMap<Edition, Board>();

export function boardOf(edition: Edition): Board {
  const known = boards.get(edition);
  if (known !== undefined) return known;
  const board = compileBoard(edition);
  boards.set(edition, board);
  return board;
}

/** For a set-up that `checkSetup` has nothing against. */
export function makeGame(edition: Edition, players: number, options: GameOptions): Game {
  const problem = checkSetup(edition, players, options);
  if (problem !== undefined) throw new RangeError(`there is no such game: ${JSON.stringify(problem)}`);
  return { board: boardOf(edition), players, options };
}

export interface NewGame {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** A new game up to its first decision. The same game and seed always give the same deal. */
export function newGame(game: Game, seed: string): NewGame {
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): void => void events.push(event);
  const state = emptyState(game);
  state.cells.set(keyOfSeed(seed), at.KEY);
  layTable(state);
  announceStart(state, emit);
  if (game.options.start === 'preset') placePreset(state, emit);
  else {
    state.revision++;
    continueSetup(state, emit);
  }
  return { state, events };
}

/** R3.1–R3.4. The order of the shuffles is part of the rules version: deck, customers, start player, bag. */
function layTable(state: GameState): void {
  const { cells } = state;
  const { board, players } = state.game;
  const { edition } = board;

  const cards: number[] = [];
  deckOf(edition).forEach((copies, kind) => {
    for (let copy = 0; copy < copies; copy++) cards.push(kind);
  });
  shuffleInPlace(cards, 0, cards.length, nextShuffle(state));
  setCards(cells, at.PILE, cards);
  cells[at.PILE_COUNT] = cards.length;
  for (let index = 0; index < DISPLAY_SIZE; index++) cells[at.DISPLAY + index] = takeFromPile(state);

  const order = COLOURS.map((_, colour) => colour);
  shuffleInPlace(order, 0, C, nextShuffle(state));
  for (let i = 0; i < START_SPACES; i++) cells[at.CUSTOMERS + order[i]!] = board.starts[i]!;

  cells[at.START_SEAT] = nextShuffle(state).below(players);
  cells[at.SEAT] = cells[at.START_SEAT]!;

  for (let colour = 0; colour < C; colour++) cells[at.BAG + colour] = colour;
  shuffleInPlace(cells, at.BAG, C, nextShuffle(state));
  cells[at.BAG_COUNT] = players === MIN_PLAYERS && state.game.options.start === 'variable' ? C : 0;

  cells.fill(edition.expansionsPerColour, at.SUPPLY, at.SUPPLY + C);
  cells[at.BARKER_STOCK] = edition.barkers;
  for (let seat = 0; seat < players; seat++) {
    for (let colour = 0; colour < C; colour++) addMoney(state, seat, colour, START_MONEY);
    for (let card = 0; card < START_HAND; card++) giveCard(state, seat, takeFromPile(state));
  }
}

function announceStart(state: GameState, emit: NonNullable<Emit>): void {
  const { cells } = state;
  const { players } = state.game;
  const onBoard = COLOURS.flatMap((name, colour) => {
    const site = cells[at.CUSTOMERS + colour]!;
    return site === NONE ? [] : [[name, siteNameOf(state, site)] as const];
  });
  const waiting = COLOURS.find((_, colour) => cells[at.CUSTOMERS + colour] === NONE)!;
  emit({
    type: 'started',
    to: 'all',
    players,
    startSeat: cells[at.START_SEAT]!,
    customers: Object.fromEntries(onBoard),
    waiting,
    display: Array.from(cells.subarray(at.DISPLAY, at.DISPLAY + DISPLAY_SIZE), cardName),
    pile: cells[at.PILE_COUNT]!,
  });
  for (let seat = 0; seat < players; seat++) {
    emit({ type: 'dealt', to: 'all', seat, count: START_HAND });
    emit({ type: 'received', to: seat, seat, cards: handOf(state, seat) });
  }
}

/** R3.6, R3.7 */
function placePreset(state: GameState, emit: Emit): void {
  const { board, players } = state.game;
  const preset = board.edition.presets[players]!;
  [...preset.seats, preset.neutral].forEach((stalls, index) => {
    const owner = index < players ? index : at.NEUTRAL;
    for (const { colour, stall, entry } of stalls) {
      putStall(state, owner, colourNumber(colour), board.siteOf.get(stall)!, board.siteOf.get(entry)!);
      emit?.({ type: 'placed', to: 'all', owner: ownerName(owner), colour, stall, entry });
    }
  });
  state.cells[at.PHASE] = at.PHASE_PLAY;
  state.revision++;
  emit?.({ type: 'turnBegan', to: 'all', seat: state.cells[at.SEAT]! });
}

/** Why no game can be made of this. */
export type SetupError =
  | { readonly code: 'setup/players'; readonly found: string; readonly min: number; readonly max: number }
  | {
      readonly code: 'setup/no-preset';
      readonly edition: string;
      readonly players: number;
      readonly available: readonly number[];
    };

export function checkSetup(edition: Edition, players: number, options: GameOptions): SetupError | undefined {
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    return { code: 'setup/players', found: String(players), min: MIN_PLAYERS, max: MAX_PLAYERS };
  }
  if (options.start === 'preset' && edition.presets[players] === undefined) {
    const available = Object.keys(edition.presets).map(Number);
    return { code: 'setup/no-preset', edition: edition.id, players, available };
  }
  return undefined;
}
