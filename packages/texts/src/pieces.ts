/** Cards and coins of the engine, in the form in which texts need them. */
import { type CardName, COLOURS, type Coins, type Colour, parseCard } from '@kairo/engine/vocabulary';
import type { Jokers } from './messages/terms.ts';

/** A standard card's segment, or a joker's segments; undefined if the edition has no such joker. */
type CardMeaning =
  | { readonly kind: 'standard'; readonly segment: number }
  | { readonly kind: 'joker'; readonly number: number; readonly segments: readonly number[] | undefined };

export function cardMeaning(card: CardName, jokers: Jokers): CardMeaning {
  const parsed = parseCard(card);
  if (parsed.kind === 'standard') return parsed;
  return { kind: 'joker', number: parsed.joker, segments: jokers[parsed.joker - 1] };
}

/** The colours that have coins, with their numbers. */
export function coinEntries(coins: Coins): readonly (readonly [Colour, number])[] {
  return COLOURS.flatMap((colour) => {
    const count = coins[colour] ?? 0;
    return count > 0 ? [[colour, count] as const] : [];
  });
}
