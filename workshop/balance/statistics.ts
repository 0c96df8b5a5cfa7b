/** Statistics for the reports. */
import { estimateMean, type Estimate as Interval, REACH, wilson } from '@kairo/arena';

export interface Estimate {
  readonly mean: number;
  /** Half the width of the 95 % interval. */
  readonly error: number;
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Of independent values. */
export function estimate(values: readonly number[]): Estimate {
  const { mean, high } = estimateMean(values);
  return { mean, error: high - mean };
}

/** With its 95 % interval, which is not symmetric: a share near 0 or 1 can err only to one side. */
export type Share = Interval;

/** The share of independent trials in which something happened; a shared victory counts as a fraction. */
export function shareOf(happened: number, trials: number): Share {
  return wilson(happened / trials, trials);
}

/** How often something happened per thing; it may happen to one thing several times. */
export function rateOf(happened: number, things: number): Share {
  const mean = happened / things;
  const error = (REACH * Math.sqrt(happened)) / things;
  return { mean, low: Math.max(0, mean - error), high: mean + error };
}

/** How often each whole number from 0 was seen. */
export type Histogram = readonly number[];

export function countOf(histogram: Histogram): number {
  return sumOf(histogram);
}

export function averageOf(histogram: Histogram): number {
  return sumOf(histogram.map((count, value) => count * value)) / countOf(histogram);
}

/** The smallest value that is not exceeded by at least this share of all values. */
export function quantileOf(histogram: Histogram, share: number): number {
  const wanted = share * countOf(histogram);
  let seen = 0;
  return histogram.findIndex((count) => {
    seen += count;
    return seen >= wanted && seen > 0;
  });
}

/** `50.0 ± 1.5 %` */
export function percentWithError({ mean, error }: Estimate): string {
  return `${(mean * 100).toFixed(1)} ± ${(error * 100).toFixed(1)} %`;
}

/** `0.0 % (0.0–1.0)` */
export function percentWithin({ mean, low, high }: Share): string {
  if (Number.isNaN(mean)) return '–';
  const [middle, from, to] = [mean, low, high].map((share) => (share * 100).toFixed(1));
  return `${middle} % (${from}–${to})`;
}
