/**
 * Moves: actions packed into integers, for the engine and for search. Their numeric order is the order of the legal
 * list: type, colour, site, entry, cards (see `docs/trace.md`).
 *
 * | bits  | field     | holds                                                             |
 * |-------|-----------|-------------------------------------------------------------------|
 * | 25–28 | type      | below                                                             |
 * | 22–24 | colour    | of the tile or customer                                           |
 * | 14–21 | site      | of the tile; of the entry in a lure                               |
 * | 12–13 | direction | from the stall to its entry                                       |
 * | 0–11  | detail    | cards as three kinds of 4 bits; barkers; the pick; the discarded kind |
 *
 * A move does not contain the coins: it stands for the canonical payment (`rules/price.ts`) unless another is given.
 */

export type Move = number;

export const PLACE = 0;
export const STALL = 1;
export const EXPAND = 2;
export const MOVE = 3;
export const LURE = 4;
export const PICK = 5;
export const DISCARD = 6;
export const DROP_OUT = 7;

/** Picks: 0–3 are the places of the display. */
export const PICK_PILE = 4;
export const PICK_BARKER = 5;

export const makeMove = (
  type: number,
  colour: number,
  site: number,
  direction: number,
  detail: number,
): Move => (type << 25) | (colour << 22) | (site << 14) | (direction << 12) | detail;

export const moveType = (move: Move): number => move >> 25;

export const moveColour = (move: Move): number => (move >> 22) & 7;

export const moveSite = (move: Move): number => (move >> 14) & 255;

export const moveDirection = (move: Move): number => (move >> 12) & 3;

export const moveDetail = (move: Move): number => move & 0xfff;

/** The bits of the cards in a move. */
export const CARDS_BITS = 12;

/**
 * One card, or three in ascending order, as the detail of a move. The first card has the highest bits, so that
 * numeric order is lexicographic.
 */
export const makeCards = (first: number, second = 0, third = 0): number =>
  (first << 8) | (second << 4) | third;

export const firstCard = (cards: number): number => cards >> 8;

export const secondCard = (cards: number): number => (cards >> 4) & 15;

export const thirdCard = (cards: number): number => cards & 15;
