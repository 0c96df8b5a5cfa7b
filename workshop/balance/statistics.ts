/** The few figures of statistics that the reports need. */
import { estimateMean, type Estimate as Interval, REACH, wilson } from '@kairo/arena';

export interface Estimate {
  readonly mean: number;
  /** Half of the 95 % interval. */
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

/** With the ends of its 95 % interval, which are not equally far: a share near 0 or 1 can only err to one side. */
export type Share = Interval;

/** How often something happened in so many independent trials; parts of a shared victory count as parts. */
export function shareOf(happened: number, trials: number): Share {
  return wilson(happened / trials, trials);
}

/** How often something happened for each of so many things, to some of them perhaps more than once. */
export function rateOf(happened: number, things: number): Share {
  const mean = happened / things;
  const error = (REACH * Math.sqrt(happened)) / things;
  return { mean, low: Math.max(0, mean - error), high: mean + error };
}

/** How often each whole number from 0 on was seen. */
export type Histogram = readonly number[];

export function countOf(histogram: Histogram): number {
  return sumOf(histogram);
}

export function averageOf(histogram: Histogram): number {
  return sumOf(histogram.map((count, value) => count * value)) / countOf(histogram);
}

/** The smallest value that at least this share of all values does not exceed. */
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
