import { describe, expect, test } from 'vitest';
import { footprints } from '../../src/board/trail/footprints.ts';

const EAST = [
  { x: 50, y: 50 },
  { x: 150, y: 50 },
  { x: 250, y: 50 },
];

describe('footprints', () => {
  test('are on both sides of the way, in turn, and point forwards', () => {
    const feet = footprints(EAST);
    const sides = feet.map(({ y }) => Math.sign(y - 50));
    expect(sides).toEqual(feet.map((_, i) => (i % 2 === 0 ? 1 : -1)));
    expect(new Set(feet.map(({ turn }) => turn))).toEqual(new Set([90]));
    const along = feet.map(({ x }) => x);
    expect(along).toEqual(along.toSorted((a, b) => a - b));
  });

  test('begin beyond the figure and end before the ring', () => {
    const along = footprints(EAST).map(({ x }) => x);
    expect(Math.min(...along)).toBeGreaterThan(95);
    expect(Math.max(...along)).toBeLessThan(205);
  });

  test('are none without a way', () => {
    expect(footprints([{ x: 50, y: 50 }])).toEqual([]);
    expect(footprints([])).toEqual([]);
  });
});
