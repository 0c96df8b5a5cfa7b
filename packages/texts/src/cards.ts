import type { CardName } from '@kairo/engine';
import type { Jokers } from './messages/terms.ts';

/** What a card's name says: the segment of a standard card, or the segments of a joker, if the edition has it. */
export type CardMeaning =
  | { readonly kind: 'standard'; readonly segment: number }
  | { readonly kind: 'joker'; readonly number: number; readonly segments: readonly number[] | undefined };

export function cardMeaning(card: CardName, jokers: Jokers): CardMeaning {
  const number = Number(card.slice(1));
  if (card.startsWith('S')) return { kind: 'standard', segment: number };
  return { kind: 'joker', number, segments: jokers[number - 1] };
}
