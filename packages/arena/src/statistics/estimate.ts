/** Estimates with confidence intervals from groups of games. */

/** A value with its 95 % confidence interval; infinite where nothing is known (`null` in JSON). */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a 95 % interval: its half-width in standard errors. */
export const REACH = 1.959964;

/** Intervals assume normally distributed group shares, which is a fair approximation from about this many groups on. */
export const ENOUGH_GROUPS = 30;

/** NaN for an empty list. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The quantile of Student's t distribution, for an interval whose standard error is estimated too. Uses the expansion
 * around the normal quantile: accurate to 0.01 from three degrees of freedom on, too small below.
 */
function studentReach(degrees: number): number {
  const z = REACH;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
}

/** The values must be independent: one per group, since the games within a group share a deal. */
export function estimateMean(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const degrees = values.length - 1;
  const reach = degrees < 1 ? Infinity : studentReach(degrees) * Math.sqrt(squares / degrees / values.length);
  return { mean, low: mean - reach, high: mean + reach };
}

/**
 * The effective sample size: how many independent games would give the same variance of the mean as these group shares.
 * The games of a group share a deal, so they are not independent, and only the spread between groups shows how much
 * they count. If (nearly) every game is won there is no spread, so two pseudo-groups of equals, one all won and one all
 * lost, are added; a group then counts for no more than one game.
 */
export function independentGames(shares: readonly number[]): number {
  const mean = meanOf(shares);
  const pseudoSquares = 2 / 4;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, pseudoSquares);
  const binomialSquares = shares.length * mean * (1 - mean) + pseudoSquares;
  return (shares.length * binomialSquares) / squares;
}

/** A win share (0–1) from those of the groups. */
export function estimateShare(shares: readonly number[]): Estimate {
  if (shares.length === 0) return { mean: Number.NaN, low: 0, high: 1 };
  return wilson(meanOf(shares), independentGames(shares));
}

/** Wilson's interval for a share of independent games; it stays within 0 and 1. */
export function wilson(mean: number, games: number): Estimate {
  const weight = REACH ** 2 / games;
  const centre = (mean + weight / 2) / (1 + weight);
  const reach = (REACH / (1 + weight)) * Math.sqrt((mean * (1 - mean)) / games + weight / (4 * games));
  // Mathematically the interval contains the mean; at 0 and 1 rounding errors could exclude it.
  return {
    mean,
    low: Math.max(0, Math.min(mean, centre - reach)),
    high: Math.min(1, Math.max(mean, centre + reach)),
  };
}
