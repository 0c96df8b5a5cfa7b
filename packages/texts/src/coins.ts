import { COLOURS, type Coins, type Colour } from '@kairo/engine/vocabulary';

/** The colours of which there are coins, with how many. */
export function coinEntries(coins: Coins): readonly (readonly [Colour, number])[] {
  return COLOURS.flatMap((colour) => {
    const count = coins[colour] ?? 0;
    return count > 0 ? [[colour, count] as const] : [];
  });
}
