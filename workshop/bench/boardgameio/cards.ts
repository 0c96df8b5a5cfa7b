/** Which cards serve for a site (R4.2), and the order in which they are listed. */

import type { Board } from './board.ts';
import type { Card } from './types.ts';

/** Cards that may be played together; a single joker costs the fee of R4.2b. */
export interface Way {
  readonly cards: Card[];
  readonly needsFee: boolean;
}

export function isJoker(card: Card): boolean {
  return card.startsWith('J');
}

/** S1 < … < S9 < J1 < … < J6. */
export function compareCards(a: Card, b: Card): number {
  if (isJoker(a) !== isJoker(b)) return isJoker(a) ? 1 : -1;
  return Number(a.slice(1)) - Number(b.slice(1));
}

export function sortCards(cards: readonly Card[]): Card[] {
  return [...cards].sort(compareCards);
}

function compareWays(a: Way, b: Way): number {
  for (let i = 0; i < a.cards.length && i < b.cards.length; i++) {
    const order = compareCards(a.cards[i], b.cards[i]);
    if (order !== 0) return order;
  }
  return a.cards.length - b.cards.length;
}

export function covers(board: Board, card: Card, segment: number): boolean {
  const number = Number(card.slice(1));
  return isJoker(card) ? (board.edition.jokers[number - 1]?.includes(segment) ?? false) : number === segment;
}

/** Everything a hand can play, by segment, each list in order and each multiset once. */
export function waysBySegment(board: Board, hand: readonly Card[]): Way[][] {
  const sorted = sortCards(hand);
  const ways: Way[] = [];
  for (let i = 0; i < sorted.length; i++) {
    if (i > 0 && sorted[i] === sorted[i - 1]) continue;
    ways.push({ cards: [sorted[i]], needsFee: isJoker(sorted[i]) });
    for (let j = i + 1; j < sorted.length; j++) {
      if (j > i + 1 && sorted[j] === sorted[j - 1]) continue;
      for (let k = j + 1; k < sorted.length; k++) {
        if (k > j + 1 && sorted[k] === sorted[k - 1]) continue;
        ways.push({ cards: [sorted[i], sorted[j], sorted[k]], needsFee: false });
      }
    }
  }
  ways.sort(compareWays);
  const result: Way[][] = [];
  for (const segment of board.segments) {
    result[segment] = ways.filter((way) => way.cards.length === 3 || covers(board, way.cards[0], segment));
  }
  return result;
}

/** The played cards as a way, or null if the hand lacks them or they do not serve for the segment. */
export function wayOf(
  board: Board,
  hand: readonly Card[],
  cards: readonly Card[],
  segment: number,
): Way | null {
  if (!Array.isArray(cards)) return null;
  const left = [...hand];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  if (cards.length === 3) return { cards: sortCards(cards), needsFee: false };
  if (cards.length !== 1 || !covers(board, cards[0], segment)) return null;
  return { cards: [cards[0]], needsFee: isJoker(cards[0]) };
}
