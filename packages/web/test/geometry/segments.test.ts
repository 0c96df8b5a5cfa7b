import { CAIRO } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../src/geometry/geometry.ts';
import { segmentsOf } from '../../src/geometry/segments.ts';

const joints = (path: string): number => path.split('M').length - 1;

describe('segments', () => {
  test('the standard board has four crossings and two joints each way', () => {
    const segments = segmentsOf(CAIRO, geometryOf(CAIRO, false));
    expect(segments.crossings).toEqual([
      { x: 4, y: 4 },
      { x: 8, y: 4 },
      { x: 4, y: 8 },
      { x: 8, y: 8 },
    ]);
    expect(joints(segments.joints)).toBe(4 * 12);
    expect(segments.firstCells.get(5)).toEqual({ x: 4, y: 4 });
    expect(segments.cells(9)).toHaveLength(16);
  });

  test('segments of any shape are followed', () => {
    const uneven = {
      columns: 3,
      rows: 2,
      segments: [
        [1, 1, 2],
        [1, 3, 2],
      ],
    };
    const segments = segmentsOf(uneven, geometryOf(uneven, false));
    expect(segments.joints).toBe('M200 0V100M100 100H200M100 100V200M200 100V200');
    expect(segments.crossings).toEqual([{ x: 2, y: 1 }]);
  });

  test('they turn with the board', () => {
    const row = { columns: 3, rows: 1, segments: [[1, 2, 3]] };
    const segments = segmentsOf(row, geometryOf(row, true));
    expect(segments.at({ x: 0, y: 2 })).toBe(3);
    expect(segments.joints).toBe('M0 100H100M0 200H100');
  });
});
