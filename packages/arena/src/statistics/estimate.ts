/** What groups of games tell about a number, and how far that can be trusted. */

/** With the ends of its 95 % interval; infinite where nothing is known. JSON has `null` for what is not finite. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors to either side of a mean. */
export const REACH = 1.959964;

/** Intervals are computed as if shares of groups were normally distributed, which needs about so many. */
export const ENOUGH_GROUPS = 30;

/** Of no values: no number. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The same where the error, too, is only estimated, from one more value than there are `degrees` of freedom: Student's t by its
 * expansion around the normal distribution, right to a hundredth from three degrees on and too small below.
 */
function reachOf(degrees: number): number {
  const z = REACH;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
}

/** Groups are independent of each other; the games within one are not, so their number does not count. */
export function estimateMean(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const degrees = values.length - 1;
  // One value says nothing about how much they differ.
  const reach = degrees < 1 ? Infinity : reachOf(degrees) * Math.sqrt(squares / degrees / values.length);
  return { mean, low: mean - reach, high: mean + reach };
}

/**
 * How many independent games would tell as much about their mean as these shares of groups do. The games of a group share
 * its luck, so only the groups show how much: the less their shares differ, the more each game counts. Where (nearly) all
 * is won they show nothing, so two imagined groups between equals, one won whole and one lost whole, are counted in: then
 * a group is no more than one game.
 */
export function independentGames(shares: readonly number[]): number {
  const mean = meanOf(shares);
  const imagined = 2 / 4;
  const differences = shares.reduce((sum, share) => sum + (share - mean) ** 2, imagined);
  const widest = shares.length * mean * (1 - mean) + imagined;
  return (shares.length * widest) / differences;
}

/** A share of victories, 0–1, from those of the groups. */
export function estimateShare(shares: readonly number[]): Estimate {
  if (shares.length === 0) return { mean: Number.NaN, low: 0, high: 1 };
  return wilson(meanOf(shares), independentGames(shares));
}

/** A share of so many independent games, with Wilson's interval, which stays within 0 and 1. */
export function wilson(mean: number, games: number): Estimate {
  const weight = REACH ** 2 / games;
  const centre = (mean + weight / 2) / (1 + weight);
  const reach = (REACH / (1 + weight)) * Math.sqrt((mean * (1 - mean)) / games + weight / (4 * games));
  // The mean is never outside, but where all was won or lost it is an end, and what is computed may miss it by a hair.
  return {
    mean,
    low: Math.max(0, Math.min(mean, centre - reach)),
    high: Math.min(1, Math.max(mean, centre + reach)),
  };
}
