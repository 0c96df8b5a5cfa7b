import { describe, expect, test } from 'vitest';
import { outline } from '../../src/geometry/outline.ts';

const cells = (...names: string[]) =>
  names.map((name) => ({ x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 }));
const loopsIn = (path: string): number => path.split('M').length - 1;
const cornersIn = (path: string): number => path.split('Q').length - 1;

/** The corners: the control points of the curves. */
function corners(path: string): string[] {
  return [...path.matchAll(/Q(\S+) (\S+) /g)].map(([, x, y]) => `${x} ${y}`);
}

describe('outline', () => {
  test('one cell: a square, inset and rounded', () => {
    const path = outline(cells('a1'), 10, 5);
    expect(corners(path)).toEqual(['10 10', '90 10', '90 90', '10 90']);
    expect(path.startsWith('M10 15Q10 10 15 10')).toBe(true);
    expect(path.endsWith('Z')).toBe(true);
  });

  test('two cells are one shape without a gap', () => {
    expect(corners(outline(cells('a1', 'b1'), 4, 5))).toEqual(['4 4', '196 4', '196 96', '4 96']);
  });

  test('an inner corner stays inside the cells', () => {
    const path = outline(cells('a1', 'a2', 'b2'), 10, 5);
    expect(cornersIn(path)).toBe(6);
    expect(corners(path)).toContain('90 110');
  });

  test('a ring has an outer and an inner loop', () => {
    const ring = cells('a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3');
    const path = outline(ring, 10, 5);
    expect(loopsIn(path)).toBe(2);
    expect(corners(path)).toEqual(expect.arrayContaining(['10 10', '290 290', '90 90', '210 210']));
  });

  test('cells that touch at a corner only are two loops', () => {
    expect(loopsIn(outline(cells('a1', 'b2'), 5, 5))).toBe(2);
  });

  test('a negative inset runs outside', () => {
    expect(corners(outline(cells('a1'), -2, 5))[0]).toBe('-2 -2');
  });

  test('a radius larger than an edge does not cross over itself', () => {
    expect(outline(cells('a1'), 40, 100)).toBe(
      'M40 50Q40 40 50 40L50 40Q60 40 60 50L60 50Q60 60 50 60L50 60Q40 60 40 50Z',
    );
  });

  test('cells need not be square', () => {
    expect(corners(outline(cells('b2'), 1, 1, { x: 5, y: 13 }))).toEqual(['6 14', '9 14', '9 25', '6 25']);
  });
});
