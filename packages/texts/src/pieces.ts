/** Cards and coins of the engine, in the form in which texts need them. */
import type { CardName, Coins, Colour } from '@kairo/engine';
import type { Jokers } from './messages/terms.ts';

/** A standard card's segment, or a joker's segments; undefined if the edition has no such joker. */
type CardMeaning =
  | { readonly kind: 'standard'; readonly segment: number }
  | { readonly kind: 'joker'; readonly number: number; readonly segments: readonly number[] | undefined };

export function cardMeaning(card: CardName, jokers: Jokers): CardMeaning {
  const number = Number(card.slice(1));
  if (card.startsWith('S')) return { kind: 'standard', segment: number };
  return { kind: 'joker', number, segments: jokers[number - 1] };
}

// The engine's order. This package imports only types from the engine.
const ORDER = ['red', 'yellow', 'green', 'blue', 'white', 'purple'] as const satisfies readonly Colour[];

/** The colours that have coins, with their numbers. */
export function coinEntries(coins: Coins): readonly (readonly [Colour, number])[] {
  return ORDER.flatMap((colour) => {
    const count = coins[colour] ?? 0;
    return count > 0 ? [[colour, count] as const] : [];
  });
}
