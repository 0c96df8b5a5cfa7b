import { describe, expect, test } from 'vitest';
import { tileShape } from '../../src/board/stands/tileShape.ts';

describe('a stand', () => {
  test('of one tile has no seam', () => {
    expect(tileShape([{ x: 0, y: 0 }], 'full').seams).toBe('');
  });

  test('of two tiles has a seam as long as its cloth is wide', () => {
    const row = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ];
    expect(tileShape(row, 'full').seams).toBe('M100 13V87');
  });

  test('of four in a square has seams that meet in the middle', () => {
    const square = [0, 1].flatMap((y) => [0, 1].map((x) => ({ x, y })));
    expect(tileShape(square, 'full').seams).toBe('M100 13V100M13 100H100M100 100H187M100 100V187');
  });

  test('at an inner corner ends its seam where the cloth ends', () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ];
    expect(tileShape(corner, 'full').seams).toBe('M13 100H87M100 113V187');
  });
});
