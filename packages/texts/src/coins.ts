import type { Coins, Colour } from '@kairo/engine';

// The engine's order, written again: this package has only its types.
const ORDER = ['red', 'yellow', 'green', 'blue', 'white', 'purple'] as const satisfies readonly Colour[];

/** The colours of which there are coins, with how many. */
export function coinEntries(coins: Coins): readonly (readonly [Colour, number])[] {
  return ORDER.flatMap((colour) => {
    const count = coins[colour] ?? 0;
    return count > 0 ? [[colour, count] as const] : [];
  });
}
