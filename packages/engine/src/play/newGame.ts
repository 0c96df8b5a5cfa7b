/** R3: new games. */
import { type Board, compileBoard, NONE } from '../board/board.ts';
import { deckOf } from '../board/deck.ts';
import type { Edition } from '../board/edition.ts';
import { keyOfSeed, shuffleInPlace } from '../random/random.ts';
import {
  displayOf,
  giveCard,
  pileCount,
  popPile,
  setBag,
  setDisplayedCard,
  setPile,
} from '../state/cards.ts';
import { setKey } from '../state/chance.ts';
import type { Game, GameOptions } from '../state/game.ts';
import * as at from '../state/layout.ts';
import { customerSite, putStall, setCustomerSite, setSupply } from '../state/pieces.ts';
import { addMoney, setBarkerStock } from '../state/seats.ts';
import { emptyState, type GameState } from '../state/state.ts';
import { actingSeat, setActingSeat, setPhase, setStartSeat, startSeat } from '../state/turn.ts';
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
import { nextShuffle } from './pile.ts';
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

/** Throws if `checkSetup` finds an error. */
export function makeGame(edition: Edition, players: number, options: GameOptions): Game {
  const problem = checkSetup(edition, players, options);
  if (problem !== undefined) throw new RangeError(`impossible set-up: ${JSON.stringify(problem)}`);
  return { board: boardOf(edition), players, options };
}

export interface NewGame {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Starts a game and advances to the first decision. Deterministic in `game` and `seed`. */
export function newGame(game: Game, seed: string): NewGame {
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): void => void events.push(event);
  const state = emptyState(game);
  setKey(state, keyOfSeed(seed));
  setUp(state);
  announceStart(state, emit);
  if (game.options.start === 'preset') placePreset(state, emit);
  else {
    state.revision++;
    continueSetup(state, emit);
  }
  return { state, events };
}

/** R3.1–R3.4. The order of the shuffles is part of the rules version: deck, customers, start player, bag. */
function setUp(state: GameState): void {
  const { board, players } = state.game;
  const { edition } = board;

  const cards: number[] = [];
  deckOf(edition).forEach((copies, kind) => {
    for (let copy = 0; copy < copies; copy++) cards.push(kind);
  });
  shuffleInPlace(cards, 0, cards.length, nextShuffle(state));
  setPile(state, cards);
  for (let index = 0; index < DISPLAY_SIZE; index++) setDisplayedCard(state, index, popPile(state));

  const order = shuffledColours(state);
  for (let i = 0; i < START_SPACES; i++) setCustomerSite(state, order[i]!, board.starts[i]!);

  setStartSeat(state, nextShuffle(state).below(players));
  setActingSeat(state, startSeat(state));

  const bag = shuffledColours(state);
  setBag(state, players === MIN_PLAYERS && state.game.options.start === 'variable' ? bag : []);

  for (let colour = 0; colour < C; colour++) setSupply(state, colour, edition.expansionsPerColour);
  setBarkerStock(state, edition.barkers);
  for (let seat = 0; seat < players; seat++) {
    for (let colour = 0; colour < C; colour++) addMoney(state, seat, colour, START_MONEY);
    for (let card = 0; card < START_HAND; card++) giveCard(state, seat, popPile(state));
  }
}

function shuffledColours(state: GameState): number[] {
  const colours = COLOURS.map((_, colour) => colour);
  shuffleInPlace(colours, 0, C, nextShuffle(state));
  return colours;
}

function announceStart(state: GameState, emit: NonNullable<Emit>): void {
  const { players } = state.game;
  const onBoard = COLOURS.flatMap((name, colour) => {
    const site = customerSite(state, colour);
    return site === NONE ? [] : [[name, siteNameOf(state, site)] as const];
  });
  const waiting = COLOURS.find((_, colour) => customerSite(state, colour) === NONE)!;
  emit({
    type: 'started',
    to: 'all',
    players,
    startSeat: startSeat(state),
    customers: Object.fromEntries(onBoard),
    waiting,
    display: displayOf(state).map(cardName),
    pile: pileCount(state),
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
  setPhase(state, at.PHASE_PLAY);
  state.revision++;
  emit?.({ type: 'turnBegan', to: 'all', seat: actingSeat(state) });
}

/** Why a set-up is impossible. */
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
