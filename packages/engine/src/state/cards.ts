/**
 * Cards, and the bag of neutral stalls. Hands, pile and discards are packed as 4-bit numbers, eight per cell: counts
 * by kind in a hand, kinds in a stack.
 */
import { CARD_KINDS } from '../board/board.ts';
import { lowestBit } from '../board/siteSet.ts';
import { DISPLAY_SIZE } from '../vocabulary.ts';
import * as at from './layout.ts';
import type { GameState } from './state.ts';

const getFour = (cells: Int32Array, from: number, n: number): number =>
  (cells[from + (n >> 3)]! >>> ((n & 7) << 2)) & 15;

const setFour = (cells: Int32Array, from: number, n: number, value: number): void => {
  const shift = (n & 7) << 2;
  cells[from + (n >> 3)] = (cells[from + (n >> 3)]! & ~(15 << shift)) | (value << shift);
};

export const cardsHeld = (state: GameState, seat: number, kind: number): number =>
  getFour(state.cells, at.HANDS + seat * at.HAND_WORDS, kind);

const setHeld = (state: GameState, seat: number, kind: number, count: number): void => {
  setFour(state.cells, at.HANDS + seat * at.HAND_WORDS, kind, count);
};

export const handSize = (state: GameState, seat: number): number => state.cells[at.HAND_SIZE + seat]!;

/** The first kind at or after `from` that the seat holds, or CARD_KINDS. */
export const nextHeld = ({ cells }: GameState, seat: number, from: number): number => {
  let i = from >> 3;
  let word = i < at.HAND_WORDS ? cells[at.HANDS + seat * at.HAND_WORDS + i]! & (-1 << ((from & 7) << 2)) : 0;
  while (word === 0) {
    if (++i >= at.HAND_WORDS) return CARD_KINDS;
    word = cells[at.HANDS + seat * at.HAND_WORDS + i]!;
  }
  return (i << 3) + (lowestBit(word) >> 2);
};

/** Replaces a hand by another of the same size, given as counts by kind. */
export const setHand = (state: GameState, seat: number, counts: ArrayLike<number>): void => {
  for (let kind = 1; kind < CARD_KINDS; kind++) setHeld(state, seat, kind, counts[kind]!);
};

export const giveCard = (state: GameState, seat: number, kind: number): void => {
  setHeld(state, seat, kind, cardsHeld(state, seat, kind) + 1);
  state.cells[at.HAND_SIZE + seat]! += 1;
};

/** R4.2, R9.2: moves a card from the hand to the discards. */
export const discardCard = (state: GameState, seat: number, kind: number): void => {
  const { cells } = state;
  setHeld(state, seat, kind, cardsHeld(state, seat, kind) - 1);
  cells[at.HAND_SIZE + seat]! -= 1;
  setFour(cells, at.DISCARDS, cells[at.DISCARD_COUNT]!, kind);
  cells[at.DISCARD_COUNT]! += 1;
};

/** The kind of card in a place of the display; 0 if the place is empty. */
export const displayedCard = (state: GameState, index: number): number => state.cells[at.DISPLAY + index]!;

export const setDisplayedCard = (state: GameState, index: number, kind: number): void => {
  state.cells[at.DISPLAY + index] = kind;
};

/** All places of the display. */
export const displayOf = ({ cells }: GameState): number[] =>
  Array.from(cells.subarray(at.DISPLAY, at.DISPLAY + DISPLAY_SIZE));

export const pileCount = (state: GameState): number => state.cells[at.PILE_COUNT]!;

const discardCount = (state: GameState): number => state.cells[at.DISCARD_COUNT]!;

/** The pile, its top card last. */
export const pileOf = (state: GameState): number[] => getCards(state, at.PILE, pileCount(state));

/** The discards, the oldest first. */
export const discardsOf = (state: GameState): number[] => getCards(state, at.DISCARDS, discardCount(state));

/** The last card is the top. */
export const setPile = (state: GameState, kinds: readonly number[]): void => {
  setCards(state, at.PILE, kinds);
  state.cells[at.PILE_COUNT] = kinds.length;
};

export const setDiscards = (state: GameState, kinds: readonly number[]): void => {
  setCards(state, at.DISCARDS, kinds);
  state.cells[at.DISCARD_COUNT] = kinds.length;
};

/** Removes the top card of the pile and returns its kind. The caller must call `renewPile` afterwards. */
export const popPile = ({ cells }: GameState): number => {
  const left = cells[at.PILE_COUNT]! - 1;
  cells[at.PILE_COUNT] = left;
  return getFour(cells, at.PILE, left);
};

/** The `n`-th card of a stack: `at.PILE` or `at.DISCARDS`. */
export const getCard = (cells: Int32Array, stack: number, n: number): number => getFour(cells, stack, n);

export const setCard = (cells: Int32Array, stack: number, n: number, kind: number): void => {
  setFour(cells, stack, n, kind);
};

const getCards = ({ cells }: GameState, stack: number, count: number): number[] => {
  const kinds: number[] = [];
  for (let n = 0; n < count; n++) kinds.push(getFour(cells, stack, n));
  return kinds;
};

const setCards = ({ cells }: GameState, stack: number, kinds: readonly number[]): void => {
  for (let n = 0; n < kinds.length; n++) setFour(cells, stack, n, kinds[n]!);
};

/** R3.7: the colours of the neutral stalls that are still to be drawn, the next one last. */
export const bagOf = ({ cells }: GameState): number[] =>
  Array.from(cells.subarray(at.BAG, at.BAG + cells[at.BAG_COUNT]!));

export const setBag = ({ cells }: GameState, colours: readonly number[]): void => {
  cells.set(colours, at.BAG);
  cells[at.BAG_COUNT] = colours.length;
};

export const bagCount = (state: GameState): number => state.cells[at.BAG_COUNT]!;

/** Draws the next neutral stall; returns its colour. */
export const drawFromBag = ({ cells }: GameState): number => {
  cells[at.BAG_COUNT]! -= 1;
  return cells[at.BAG + cells[at.BAG_COUNT]!]!;
};
