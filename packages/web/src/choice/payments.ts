/**
 * Choosing coins among the payments that the table lists. What can be added and what is missing follow from that list;
 * the page does not know what a build costs.
 */
import type { BuildAction, Coins, Colour } from '@kairo/engine';

/** All coins of a payment, price and fee together. */
export interface Mix {
  readonly coins: Coins;
  readonly build: BuildAction;
}

export function coinsOf(build: BuildAction): Coins {
  const coins = build.type === 'expand' ? build.payment : {};
  const { fee } = build;
  return fee === null ? coins : { ...coins, [fee]: (coins[fee] ?? 0) + 1 };
}

/** Equal for equal coins, in whatever order they are listed. */
function keyOf(coins: Coins): string {
  return Object.entries(coins)
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => `${colour} ${count}`)
    .sort()
    .join();
}

/** Without duplicates. */
export function mixesOf(payments: readonly BuildAction[]): readonly Mix[] {
  const mixes = payments.map((build): Mix => ({ coins: coinsOf(build), build }));
  return [...new Map(mixes.map((mix) => [keyOf(mix.coins), mix])).values()];
}

export function totalOf(coins: Coins): number {
  return Object.values(coins).reduce((sum, count) => sum + count, 0);
}

export function changed(coins: Coins, colour: Colour, by: number): Coins {
  return { ...coins, [colour]: (coins[colour] ?? 0) + by };
}

/** The mix with exactly these coins. */
export function mixOf(mixes: readonly Mix[], coins: Coins): Mix | undefined {
  const key = keyOf(coins);
  return mixes.find((mix) => keyOf(mix.coins) === key);
}

/** Mixes with at least these coins. */
function mixesWith(mixes: readonly Mix[], coins: Coins): readonly Mix[] {
  const wanted = Object.entries(coins) as [Colour, number][];
  return mixes.filter((mix) => wanted.every(([colour, count]) => (mix.coins[colour] ?? 0) >= count));
}

export function canAdd(mixes: readonly Mix[], coins: Coins, colour: Colour): boolean {
  return mixesWith(mixes, changed(coins, colour, 1)).length > 0;
}

/** The fewest coins that have to be added. */
export function missingFrom(mixes: readonly Mix[], coins: Coins): number {
  return Math.min(...mixesWith(mixes, coins).map((mix) => totalOf(mix.coins))) - totalOf(coins);
}
