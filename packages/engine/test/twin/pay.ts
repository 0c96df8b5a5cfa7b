// The naive twin: what a build costs and which coins pay it (R4.2b, R4.4, R6.6).

import { COLOURS } from './board.ts';
import type { Colour, FeeAndPayment, Money, Payment } from './types.ts';

/** What has to be paid: an expansion has a stand's colour and size afterwards; stall and move have no price (R5.8). */
export type Price = null | { colour: Colour; tiles: number };

/** Only colours with a count above 0, in colour order. */
function tidy(coins: Money): Payment {
  const payment: Payment = {};
  for (const colour of COLOURS) {
    if (coins[colour] > 0) payment[colour] = coins[colour];
  }
  return payment;
}

function nothing(): Money {
  return { red: 0, yellow: 0, green: 0, blue: 0, white: 0, purple: 0 };
}

/** The colour of which most coins are left (ties: colour order), or null if no coin is left. */
function richest(left: Money, allowed: Colour[]): Colour | null {
  let best: Colour | null = null;
  for (const colour of allowed) {
    if (left[colour] > 0 && (best === null || left[colour] > left[best])) best = colour;
  }
  return best;
}

/** The one payment with which an action is listed, or null if the money does not cover it (R4.4). */
export function canonicalPayment(money: Money, price: Price, withFee: boolean): FeeAndPayment | null {
  const left: Money = { ...money };
  const paid = nothing();
  if (price !== null) {
    // R6.6: as many coins as possible in the stand's colour, at least 1 …
    const own = Math.min(price.tiles, left[price.colour]);
    if (own < 1) return null;
    left[price.colour] -= own;
    paid[price.colour] += own;
    // … and 2 of other colours for each one missing.
    const others = COLOURS.filter((colour) => colour !== price.colour);
    for (let coin = 0; coin < 2 * (price.tiles - own); coin += 1) {
      const colour = richest(left, others);
      if (colour === null) return null;
      left[colour] -= 1;
      paid[colour] += 1;
    }
  }
  // R4.2b: the fee, after the price, of any colour.
  const fee = withFee ? richest(left, COLOURS) : null;
  if (withFee && fee === null) return null;
  return { fee, payment: tidy(paid) };
}

/** R6.6, R4.4: every mix of coins with which the player may pay. */
export function allPayments(money: Money, price: Price, withFee: boolean): FeeAndPayment[] {
  const found: FeeAndPayment[] = [];
  const fees: (Colour | null)[] = withFee ? COLOURS : [null];
  for (const paid of allPrices(price)) {
    for (const fee of fees) {
      const total: Money = { ...paid };
      if (fee !== null) total[fee] += 1;
      // R4.4: fee and price together.
      if (COLOURS.every((colour) => total[colour] <= money[colour])) found.push({ fee, payment: tidy(paid) });
    }
  }
  return found;
}

/** R6.6: c coins of the stand's colour, 1 ≤ c ≤ n, and exactly 2(n − c) of any others. */
function allPrices(price: Price): Money[] {
  if (price === null) return [nothing()];
  const others = COLOURS.filter((colour) => colour !== price.colour);
  const found: Money[] = [];
  for (let own = 1; own <= price.tiles; own += 1) {
    for (const mix of allMixes(others, 2 * (price.tiles - own))) {
      found.push({ ...mix, [price.colour]: own });
    }
  }
  return found;
}

/** Every way to make up this number of coins from these colours. */
function allMixes(colours: Colour[], count: number): Money[] {
  const [colour, ...rest] = colours;
  if (colour === undefined) return count === 0 ? [nothing()] : [];
  const found: Money[] = [];
  for (let coins = 0; coins <= count; coins += 1) {
    for (const mix of allMixes(rest, count - coins)) {
      found.push({ ...mix, [colour]: coins });
    }
  }
  return found;
}
