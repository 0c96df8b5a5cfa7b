/** Pieces on the board and next to it: stands, customers, the supply of expansions, medals. */
import { lowestBit } from '../board/siteSet.ts';
import { COLOURS } from '../vocabulary.ts';
import * as at from './layout.ts';
import type { GameState } from './state.ts';

const C = COLOURS.length;
/** Adds a tile to the cell of a stand, see `at.STANDS`. */
const ONE_TILE = 1 << 16;

export const stallOf = (state: GameState, owner: number, colour: number): number =>
  (state.cells[at.STANDS + owner * C + colour]! & 255) - 1;

export const entryOf = (state: GameState, owner: number, colour: number): number =>
  ((state.cells[at.STANDS + owner * C + colour]! >> 8) & 255) - 1;

export const sizeOf = (state: GameState, owner: number, colour: number): number =>
  state.cells[at.STANDS + owner * C + colour]! >> 16;

/** The site of a colour's customer; NONE for the one that waits off the board. */
export const customerSite = (state: GameState, colour: number): number => state.cells[at.CUSTOMERS + colour]!;

export const setCustomerSite = (state: GameState, colour: number, site: number): void => {
  state.cells[at.CUSTOMERS + colour] = site;
};

/** R6.1: the expansions of a colour that are left. */
export const supplyOf = (state: GameState, colour: number): number => state.cells[at.SUPPLY + colour]!;

export const setSupply = (state: GameState, colour: number, count: number): void => {
  state.cells[at.SUPPLY + colour] = count;
};

/** The seat that holds a medal; NONE while it is in the supply. */
export const medalHolder = (state: GameState, medal: number, colour: number): number =>
  state.cells[at.MEDAL_HOLDERS + medal * C + colour]!;

export const setMedalHolder = (state: GameState, medal: number, colour: number, seat: number): void => {
  state.cells[at.MEDAL_HOLDERS + medal * C + colour] = seat;
};

export const isTile = (state: GameState, colour: number, site: number): boolean =>
  hasBit(state, at.colourTiles(state.game.board.words, colour), site);

export const isSeatTile = (state: GameState, seat: number, site: number): boolean =>
  hasBit(state, at.seatTiles(state.game.board.words, seat), site);

/** The tiles of a seat's stand, in site order. */
export const tilesOf = (state: GameState, seat: number, colour: number): number[] => {
  const { cells } = state;
  const { words } = state.game.board;
  const ofColour = at.colourTiles(words, colour);
  const ofSeat = at.seatTiles(words, seat);
  const sites: number[] = [];
  for (let i = 0; i < words; i++) {
    for (let word = cells[ofColour + i]! & cells[ofSeat + i]!; word !== 0; word &= word - 1) {
      sites.push((i << 5) + lowestBit(word));
    }
  }
  return sites;
};

/** The `n`-th tile, in site order, of a seat's stand. */
export const nthTile = (state: GameState, seat: number, colour: number, n: number): number => {
  const { cells } = state;
  const { words } = state.game.board;
  const ofColour = at.colourTiles(words, colour);
  const ofSeat = at.seatTiles(words, seat);
  let left = n;
  for (let i = 0; ; i++) {
    for (let word = cells[ofColour + i]! & cells[ofSeat + i]!; word !== 0; word &= word - 1) {
      if (left-- === 0) return (i << 5) + lowestBit(word);
    }
  }
};

const hasBit = (state: GameState, bitboard: number, site: number): boolean =>
  ((state.cells[bitboard + (site >> 5)]! >>> (site & 31)) & 1) === 1;

const flipBit = (state: GameState, bitboard: number, site: number): void => {
  state.cells[bitboard + (site >> 5)]! ^= 1 << (site & 31);
};

export const putStall = (
  state: GameState,
  owner: number,
  colour: number,
  stall: number,
  entry: number,
): void => {
  const { words } = state.game.board;
  state.cells[at.STANDS + owner * C + colour] = (stall + 1) | ((entry + 1) << 8) | ONE_TILE;
  flipBit(state, at.colourTiles(words, colour), stall);
  if (owner !== at.NEUTRAL) flipBit(state, at.seatTiles(words, owner), stall);
  flipBit(state, at.entrySites(words), entry);
};

/** R7.2: takes a stall without expansions off the board, with its entry. */
export const liftStall = (state: GameState, owner: number, colour: number): void => {
  const { words } = state.game.board;
  flipBit(state, at.colourTiles(words, colour), stallOf(state, owner, colour));
  flipBit(state, at.seatTiles(words, owner), stallOf(state, owner, colour));
  flipBit(state, at.entrySites(words), entryOf(state, owner, colour));
  state.cells[at.STANDS + owner * C + colour] = 0;
};

/** Does not change the supply. */
export const putExpansion = (state: GameState, seat: number, colour: number, site: number): void => {
  const { words } = state.game.board;
  state.cells[at.STANDS + seat * C + colour]! += ONE_TILE;
  flipBit(state, at.colourTiles(words, colour), site);
  flipBit(state, at.seatTiles(words, seat), site);
};
