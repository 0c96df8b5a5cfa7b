/** The whole truth about a game at one moment. Who may know what of it is the business of `knowledge/`. */
import { NONE } from '../board/board.ts';
import { lowestBit } from '../board/siteSet.ts';
import { COLOURS, PHASES, type Phase } from '../vocabulary.ts';
import { getHeld, setCard, setHeld } from './cards.ts';
import type { Game } from './game.ts';
import * as at from './layout.ts';

const C = COLOURS.length;
/** What one tile more adds to a stand, see `layout.ts`. */
const ONE_TILE = 1 << 16;

/**
 * States share buffers, a few to each: a buffer for every state would make a copy take more than twice as long. Only
 * a few, because one state that is kept keeps the whole buffer alive (see `detached`).
 */
const STATES_PER_BUFFER = 32;
let buffer = new ArrayBuffer(0);
let used = 0;

const allotCells = ({ board }: Game): Int32Array => {
  const length = at.BITBOARDS + at.BITBOARD_COUNT * board.words;
  const bytes = length * Int32Array.BYTES_PER_ELEMENT;
  if (used + bytes > buffer.byteLength) {
    buffer = new ArrayBuffer(bytes * STATES_PER_BUFFER);
    used = 0;
  }
  const cells = new Int32Array(buffer, used, length);
  used += bytes;
  return cells;
};

export class GameState {
  readonly game: Game;
  /** See `layout.ts`. */
  readonly cells: Int32Array;
  /** Counts the changes of this object, so that what was computed from it can be kept until the next one. */
  revision = 0;
  /** From the first of these revisions to the second one neither tiles nor entries have changed. */
  private quietSince = 0;
  private quietUntil = 0;

  constructor(game: Game, cells: Int32Array = allotCells(game)) {
    this.game = game;
    this.cells = cells;
  }

  /** Counts a change of neither tiles nor entries; whoever changes those just counts up `revision`. */
  changeQuietly(): void {
    if (this.quietUntil !== this.revision) this.quietSince = this.revision;
    this.revision++;
    this.quietUntil = this.revision;
  }

  /** Whether tiles and entries are known to be those of an earlier revision. */
  hasTilesOf(revision: number): boolean {
    return this.quietUntil === this.revision && this.quietSince <= revision;
  }

  /** An independent state that is equal to this one. */
  copy(): GameState {
    const copy = new GameState(this.game);
    copy.cells.set(this.cells);
    return copy;
  }

  /** Like `copy`, with a buffer of its own: for a state that is kept while those around it are released. */
  detached(): GameState {
    return new GameState(this.game, this.cells.slice());
  }

  /** Makes this state equal to `other`, a state of the same game, without allocating. */
  become(other: GameState): void {
    this.cells.set(other.cells);
    this.revision++;
  }
}

export const emptyState = (game: Game): GameState => {
  const state = new GameState(game);
  const { cells } = state;
  cells.fill(NONE, at.CUSTOMERS, at.CUSTOMERS + C);
  cells.fill(NONE, at.MEDAL_HOLDERS, at.MEDAL_HOLDERS + 2 * C);
  cells[at.NEUTRAL_COLOUR] = NONE;
  cells[at.END_REASON] = NONE;
  return state;
};

export const phaseOf = (state: GameState): Phase => PHASES[state.cells[at.PHASE]!]!;

export const moneyOf = (state: GameState, seat: number, colour: number): number =>
  state.cells[at.MONEY + seat * C + colour]!;

export const totalMoney = (state: GameState, seat: number): number => state.cells[at.TOTAL_MONEY + seat]!;

export const addMoney = (state: GameState, seat: number, colour: number, amount: number): void => {
  state.cells[at.MONEY + seat * C + colour]! += amount;
  state.cells[at.TOTAL_MONEY + seat]! += amount;
};

export const stallOf = (state: GameState, owner: number, colour: number): number =>
  (state.cells[at.STANDS + owner * C + colour]! & 255) - 1;

export const entryOf = (state: GameState, owner: number, colour: number): number =>
  ((state.cells[at.STANDS + owner * C + colour]! >> 8) & 255) - 1;

export const sizeOf = (state: GameState, owner: number, colour: number): number =>
  state.cells[at.STANDS + owner * C + colour]! >> 16;

export const customerSite = (state: GameState, colour: number): number => state.cells[at.CUSTOMERS + colour]!;

export const cardsHeld = (state: GameState, seat: number, kind: number): number =>
  getHeld(state.cells, seat, kind);

export const medalHolder = (state: GameState, medal: number, colour: number): number =>
  state.cells[at.MEDAL_HOLDERS + medal * C + colour]!;

export const isTile = (state: GameState, colour: number, site: number): boolean =>
  bit(state, at.COLOUR_TILES + colour, site);

export const isSeatTile = (state: GameState, seat: number, site: number): boolean =>
  bit(state, at.SEAT_TILES + seat, site);

/** The `n`-th tile, in site order, of a seat's stand. */
export const nthTile = (state: GameState, seat: number, colour: number, n: number): number => {
  const { cells } = state;
  const { words } = state.game.board;
  const ofColour = at.BITBOARDS + (at.COLOUR_TILES + colour) * words;
  const ofSeat = at.BITBOARDS + (at.SEAT_TILES + seat) * words;
  let left = n;
  for (let i = 0; ; i++) {
    for (let word = cells[ofColour + i]! & cells[ofSeat + i]!; word !== 0; word &= word - 1) {
      if (left-- === 0) return (i << 5) + lowestBit(word);
    }
  }
};

const bit = (state: GameState, bitboard: number, site: number): boolean => {
  const word = state.cells[at.BITBOARDS + bitboard * state.game.board.words + (site >> 5)]!;
  return ((word >>> (site & 31)) & 1) === 1;
};

const flip = (state: GameState, bitboard: number, site: number): void => {
  state.cells[at.BITBOARDS + bitboard * state.game.board.words + (site >> 5)]! ^= 1 << (site & 31);
};

/** Puts a stall with its entry on the board. */
export const putStall = (
  state: GameState,
  owner: number,
  colour: number,
  stall: number,
  entry: number,
): void => {
  state.cells[at.STANDS + owner * C + colour] = (stall + 1) | ((entry + 1) << 8) | ONE_TILE;
  flip(state, at.COLOUR_TILES + colour, stall);
  if (owner !== at.NEUTRAL) flip(state, at.SEAT_TILES + owner, stall);
  flip(state, at.ENTRY_SITES, entry);
};

/** R7.2: takes a stall without expansions off the board, with its entry. */
export const liftStall = (state: GameState, owner: number, colour: number): void => {
  flip(state, at.COLOUR_TILES + colour, stallOf(state, owner, colour));
  flip(state, at.SEAT_TILES + owner, stallOf(state, owner, colour));
  flip(state, at.ENTRY_SITES, entryOf(state, owner, colour));
  state.cells[at.STANDS + owner * C + colour] = 0;
};

export const putExpansion = (state: GameState, seat: number, colour: number, site: number): void => {
  state.cells[at.STANDS + seat * C + colour]! += ONE_TILE;
  flip(state, at.COLOUR_TILES + colour, site);
  flip(state, at.SEAT_TILES + seat, site);
};

export const giveCard = (state: GameState, seat: number, kind: number): void => {
  setHeld(state.cells, seat, kind, cardsHeld(state, seat, kind) + 1);
  state.cells[at.HAND_SIZE + seat]! += 1;
};

/** From the hand onto the discards, open to all (R4.2, R9.2). */
export const discardCard = (state: GameState, seat: number, kind: number): void => {
  const { cells } = state;
  setHeld(cells, seat, kind, cardsHeld(state, seat, kind) - 1);
  cells[at.HAND_SIZE + seat]! -= 1;
  setCard(cells, at.DISCARDS, cells[at.DISCARD_COUNT]!, kind);
  cells[at.DISCARD_COUNT]! += 1;
};
