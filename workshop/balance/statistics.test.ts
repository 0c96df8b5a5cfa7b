import { describe, expect, it } from 'vitest';
import {
  averageOf,
  countOf,
  estimate,
  percentWithError,
  percentWithin,
  quantileOf,
  shareOf,
} from './statistics.ts';

describe('estimates', () => {
  it('of values have the mean, and the more to each side the fewer there are', () => {
    const { mean, error } = estimate([1, 2, 3, 4]);
    expect(mean).toBe(2.5);
    expect(error).toBeCloseTo(3.18 * Math.sqrt(5 / 3 / 4), 1); // Student's t with three degrees of freedom
  });

  it('are told with their errors', () => {
    expect(percentWithError({ mean: 0.5, error: 0.0155 })).toBe('50.0 ± 1.6 %');
  });

  it.each([
    [2000, 4000, '50.0 % (48.5–51.5)'],
    [0, 400, '0.0 % (0.0–1.0)'],
    [400, 400, '100.0 % (99.0–100.0)'],
    [1, 1, '100.0 % (20.7–100.0)'],
    [0, 0, '–'],
  ])('of a share, %i of %i, are Wilson’s', (happened, trials, told) => {
    expect(percentWithin(shareOf(happened, trials))).toBe(told);
  });
});

describe('histograms', () => {
  const histogram = [0, 2, 0, 1, 1]; // 1, 1, 3, 4

  it('are counted and averaged', () => {
    expect(countOf(histogram)).toBe(4);
    expect(averageOf(histogram)).toBe(2.25);
  });

  it('have quantiles among the values that were seen', () => {
    expect([0, 0.5, 0.75, 1].map((share) => quantileOf(histogram, share))).toEqual([1, 1, 3, 4]);
  });
});
