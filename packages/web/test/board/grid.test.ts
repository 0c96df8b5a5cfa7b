import { describe, expect, test } from 'vitest';
import { headAt, snap } from '../../src/board/grid/snap.ts';
import { walk } from '../../src/board/grid/walk.ts';
import { geometryOf } from '../../src/geometry/geometry.ts';

const geometry = geometryOf({ columns: 12, rows: 9 }, false);

describe('keys', () => {
  test.each([
    ['ArrowLeft', { x: 3, y: 5 }],
    ['ArrowRight', { x: 5, y: 5 }],
    ['ArrowUp', { x: 4, y: 4 }],
    ['ArrowDown', { x: 4, y: 6 }],
    ['Home', { x: 0, y: 5 }],
    ['End', { x: 11, y: 5 }],
    ['PageUp', { x: 4, y: 0 }],
    ['PageDown', { x: 4, y: 8 }],
  ])('%s', (key, cell) => {
    expect(walk(key, { x: 4, y: 5 }, geometry)).toEqual(cell);
  });

  test('stop at the edge', () => {
    expect(walk('ArrowUp', { x: 0, y: 0 }, geometry)).toEqual({ x: 0, y: 0 });
    expect(walk('ArrowRight', { x: 11, y: 0 }, geometry)).toEqual({ x: 11, y: 0 });
  });

  test('other keys do nothing', () => {
    expect(walk('b', { x: 0, y: 0 }, geometry)).toBeUndefined();
  });
});

describe('a tap', () => {
  test('on a head means the customer below', () => {
    const standing = [{ x: 3, y: 5 }];
    expect(headAt({ x: 3.5, y: 4.9 }, standing)).toEqual({ x: 3, y: 5 });
    expect(headAt({ x: 3.5, y: 4.7 }, standing)).toBeUndefined();
    expect(headAt({ x: 3.05, y: 4.9 }, standing)).toBeUndefined();
    expect(headAt({ x: 3.5, y: 5.2 }, standing)).toBeUndefined();
  });

  test('means the nearest site that can be chosen', () => {
    const choosable = [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
    ];
    expect(snap({ x: 2.4, y: 0.5 }, choosable, 28)).toEqual({ x: 3, y: 0 });
    expect(snap({ x: 1.2, y: 0.5 }, choosable, 28)).toEqual({ x: 0, y: 0 });
  });

  test('means the site that was hit if none is within 24 pixels', () => {
    expect(snap({ x: 2, y: 0.5 }, [{ x: 0, y: 0 }], 28)).toBeUndefined();
    expect(snap({ x: 2, y: 0.5 }, [], 28)).toBeUndefined();
  });
});
