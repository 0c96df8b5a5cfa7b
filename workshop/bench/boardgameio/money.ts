/** Prices and fees (R4.2b, R6.6): the one payment that is listed, and the test of any payment that is offered. */

import { COLOURS, type Colour, type Money, type Payment } from './types.ts';

/** The colour with most money, the first of equals; undefined without any money. */
function richest(money: Money, except?: Colour): Colour | undefined {
  let best: Colour | undefined;
  for (const colour of COLOURS) {
    if (colour === except || money[colour] === 0) continue;
    if (best === undefined || money[colour] > money[best]) best = colour;
  }
  return best;
}

export function canonicalFee(money: Money): Colour | null {
  return richest(money) ?? null;
}

/** As much of the stand's colour as possible, the rest coin by coin from the richest other colour; null if too dear. */
export function canonicalPrice(
  money: Money,
  colour: Colour,
  size: number,
): { payment: Payment; left: Money } | null {
  const own = Math.min(size, money[colour]);
  if (own < 1) return null;
  const left = { ...money };
  left[colour] -= own;
  for (let coins = 2 * (size - own); coins > 0; coins--) {
    const other = richest(left, colour);
    if (other === undefined) return null;
    left[other]--;
  }
  const payment: Payment = {};
  for (const paid of COLOURS) {
    if (left[paid] < money[paid]) payment[paid] = money[paid] - left[paid];
  }
  return { payment, left };
}

/** Any mix that R6.6 allows, with the fee on top, out of the player's own money (R4.4). */
export function isPriceOf(
  money: Money,
  colour: Colour,
  size: number,
  payment: Payment,
  fee: Colour | null,
): boolean {
  let others = 0;
  for (const [paid, coins] of Object.entries(payment) as [Colour, number][]) {
    if (!COLOURS.includes(paid) || !Number.isInteger(coins) || coins < 0) return false;
    if (coins + (fee === paid ? 1 : 0) > money[paid]) return false;
    if (paid !== colour) others += coins;
  }
  const own = payment[colour] ?? 0;
  return own >= 1 && own <= size && others === 2 * (size - own);
}

export function isFeeOf(money: Money, needsFee: boolean, fee: Colour | null): boolean {
  if (!needsFee) return fee === null;
  return fee !== null && money[fee] >= 1;
}
