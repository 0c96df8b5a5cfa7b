/** Hands, the pile and the discards, as they lie in the cells of a state: numbers of 4 bits, eight to a word. */
import { CARD_KINDS } from '../board/board.ts';
import { lowestBit } from '../board/siteSet.ts';
import * as at from './layout.ts';

const getFour = (cells: Int32Array, from: number, n: number): number =>
  (cells[from + (n >> 3)]! >>> ((n & 7) << 2)) & 15;

const setFour = (cells: Int32Array, from: number, n: number, value: number): void => {
  const shift = (n & 7) << 2;
  cells[from + (n >> 3)] = (cells[from + (n >> 3)]! & ~(15 << shift)) | (value << shift);
};

/** How many cards of a kind the seat holds. */
export const getHeld = (cells: Int32Array, seat: number, kind: number): number =>
  getFour(cells, at.HANDS + seat * at.HAND_WORDS, kind);

export const setHeld = (cells: Int32Array, seat: number, kind: number, count: number): void => {
  setFour(cells, at.HANDS + seat * at.HAND_WORDS, kind, count);
};

/** The first kind at or after `from` that the seat holds, or CARD_KINDS. */
export const nextHeld = (cells: Int32Array, seat: number, from: number): number => {
  let i = from >> 3;
  let word = i < at.HAND_WORDS ? cells[at.HANDS + seat * at.HAND_WORDS + i]! & (-1 << ((from & 7) << 2)) : 0;
  while (word === 0) {
    if (++i >= at.HAND_WORDS) return CARD_KINDS;
    word = cells[at.HANDS + seat * at.HAND_WORDS + i]!;
  }
  return (i << 3) + (lowestBit(word) >> 2);
};

/** A whole hand, as counts by kind. */
export const setHand = (cells: Int32Array, seat: number, counts: ArrayLike<number>): void => {
  for (let kind = 1; kind < CARD_KINDS; kind++) setHeld(cells, seat, kind, counts[kind]!);
};

/** The `n`-th card of a stack: `at.PILE` or `at.DISCARDS`. */
export const getCard = (cells: Int32Array, stack: number, n: number): number => getFour(cells, stack, n);

export const setCard = (cells: Int32Array, stack: number, n: number, kind: number): void => {
  setFour(cells, stack, n, kind);
};

/** The first `count` cards of a stack. */
export const getCards = (cells: Int32Array, stack: number, count: number): number[] => {
  const kinds: number[] = [];
  for (let n = 0; n < count; n++) kinds.push(getCard(cells, stack, n));
  return kinds;
};

export const setCards = (cells: Int32Array, stack: number, kinds: readonly number[]): void => {
  for (let n = 0; n < kinds.length; n++) setCard(cells, stack, n, kinds[n]!);
};
