import { describe, expect, it } from 'vitest';
import { countOf, estimate, meanOf, percent, quantileOf, shareOf } from './statistics.ts';

describe('estimates', () => {
  it('of values have the mean and 1.96 standard errors to each side', () => {
    const { mean, error } = estimate([1, 2, 3, 4]);
    expect(mean).toBe(2.5);
    expect(error).toBeCloseTo(1.96 * Math.sqrt(5 / 3 / 4), 10);
  });

  it('of a share are those of a coin', () => {
    const { mean, error } = shareOf(2000, 4000);
    expect(mean).toBe(0.5);
    expect(error).toBeCloseTo(0.0155, 4);
    expect(percent({ mean, error })).toBe('50.0 ± 1.5 %');
    expect(percent(shareOf(0, 100))).toBe('0.0 ± 1.8 %');
  });
});

describe('histograms', () => {
  const histogram = [0, 2, 0, 1, 1]; // 1, 1, 3, 4

  it('are counted and averaged', () => {
    expect(countOf(histogram)).toBe(4);
    expect(meanOf(histogram)).toBe(2.25);
  });

  it('have quantiles among the values that were seen', () => {
    expect([0, 0.5, 0.75, 1].map((share) => quantileOf(histogram, share))).toEqual([1, 1, 3, 4]);
  });
});
