import { describe, expect, test } from 'vitest';
import { cellsOf, facing, geometryOf } from '../../src/geometry/geometry.ts';

const wide = { columns: 15, rows: 6 };

describe('geometry', () => {
  test('a site is where its name says', () => {
    const geometry = geometryOf({ columns: 12, rows: 12 }, false);
    expect(geometry.cellOf('a1')).toEqual({ x: 0, y: 0 });
    expect(geometry.cellOf('l12')).toEqual({ x: 11, y: 11 });
    expect(geometry.siteAt({ x: 2, y: 3 })).toBe('c4');
  });

  test('there is nothing beyond the edges', () => {
    const geometry = geometryOf(wide, false);
    expect(geometry.siteAt({ x: 15, y: 0 })).toBeUndefined();
    expect(geometry.siteAt({ x: 0, y: 6 })).toBeUndefined();
    expect(geometry.siteAt({ x: -1, y: 0 })).toBeUndefined();
  });

  test('on a turned board the first column is at the top and north on the right', () => {
    const geometry = geometryOf(wide, true);
    expect([geometry.columns, geometry.rows]).toEqual([6, 15]);
    expect(geometry.cellOf('a1')).toEqual({ x: 5, y: 0 });
    expect(geometry.cellOf('a6')).toEqual({ x: 0, y: 0 });
    expect(geometry.cellOf('o1')).toEqual({ x: 5, y: 14 });
  });

  test.each([false, true])('names and cells lead to each other, turned: %s', (isTurned) => {
    const geometry = geometryOf(wide, isTurned);
    const sites = cellsOf(geometry).map((cell) => {
      const site = geometry.siteAt(cell) ?? '';
      expect(geometry.cellOf(site)).toEqual(cell);
      return site;
    });
    expect(new Set(sites).size).toBe(90);
  });

  test('a stall turns to its entry, also on a turned board', () => {
    const upright = geometryOf(wide, false);
    expect(facing(upright.cellOf('c3'), upright.cellOf('c4'))).toBe(0);
    expect(facing(upright.cellOf('c3'), upright.cellOf('b3'))).toBe(90);
    expect(facing(upright.cellOf('c3'), upright.cellOf('c2'))).toBe(180);
    expect(facing(upright.cellOf('c3'), upright.cellOf('d3'))).toBe(270);
    const turned = geometryOf(wide, true);
    // South is on the left now.
    expect(facing(turned.cellOf('c3'), turned.cellOf('c4'))).toBe(90);
  });
});
