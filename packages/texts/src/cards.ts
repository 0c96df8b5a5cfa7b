import { type CardName, parseCard } from '@kairo/engine/vocabulary';
import type { Jokers } from './messages/terms.ts';

/** What a card's name says: the segment of a standard card, or the segments of a joker, if the edition has it. */
export type CardMeaning =
  | { readonly kind: 'standard'; readonly segment: number }
  | { readonly kind: 'joker'; readonly number: number; readonly segments: readonly number[] | undefined };

export function cardMeaning(card: CardName, jokers: Jokers): CardMeaning {
  const parsed = parseCard(card);
  if (parsed.kind === 'standard') return parsed;
  return { kind: 'joker', number: parsed.joker, segments: jokers[parsed.joker - 1] };
}
