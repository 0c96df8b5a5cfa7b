// The naive twin: stall cards and the ways to play them (R1.3, R4.2).

import type { Board } from './board.ts';
import { segmentOf } from './board.ts';
import type { Card, Site } from './types.ts';

/** S1 < … < S9 < J1 < … < J6 */
export const CARD_ORDER: Card[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((segment) => `S${segment}`),
  ...[1, 2, 3, 4, 5, 6].map((number) => `J${number}`),
];

export function sortCards(cards: Card[]): Card[] {
  return [...cards].sort((one, other) => CARD_ORDER.indexOf(one) - CARD_ORDER.indexOf(other));
}

function isJoker(card: Card): boolean {
  return card.startsWith('J');
}

/** R4.2a: the segment of a standard card; R4.2b: the 3 segments of a joker. */
function segmentsOf(board: Board, card: Card): number[] {
  const number = Number(card.slice(1));
  if (!isJoker(card)) return [number];
  const segments = board.edition.jokers[number - 1];
  if (segments === undefined) throw new Error(`no such joker: ${card}`);
  return segments;
}

/** R4.2b: a single joker costs 1 money; R4.2c: jokers among three cards cost nothing. */
export function needsFee(cards: Card[]): boolean {
  return cards.length === 1 && cards.every((card) => isJoker(card));
}

/** R4.2: all ways to play cards of this hand for a tile on this site; equal ways once, in order. */
export function waysToPlay(board: Board, hand: Card[], site: Site): Card[][] {
  const ways = new Map<string, Card[]>();
  const add = (cards: Card[]): void => {
    const sorted = sortCards(cards);
    ways.set(sorted.join(' '), sorted);
  };
  // R4.2a and R4.2b: one card with the site's segment (R4.3: the site that gets the tile).
  for (const card of hand) {
    if (segmentsOf(board, card).includes(segmentOf(board, site))) add([card]);
  }
  // R4.2c: any three cards, any site, also when a single card fits.
  hand.forEach((first, i) => {
    hand.forEach((second, j) => {
      hand.forEach((third, k) => {
        if (i < j && j < k) add([first, second, third]);
      });
    });
  });
  return [...ways.values()].sort(compareWays);
}

/** Card by card in card order; a way that begins another comes first. */
function compareWays(one: Card[], other: Card[]): number {
  const ranks = (cards: Card[]): number[] => cards.map((card) => CARD_ORDER.indexOf(card));
  const ones = ranks(one);
  const others = ranks(other);
  for (let i = 0; ; i += 1) {
    const a = ones[i];
    const b = others[i];
    if (a === undefined && b === undefined) return 0;
    if (a === undefined) return -1;
    if (b === undefined) return 1;
    if (a !== b) return a - b;
  }
}

/** The cards without one copy of this card. */
export function withoutCard(cards: Card[], card: Card): Card[] {
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`card not there: ${card}`);
  return cards.filter((_, i) => i !== index);
}
