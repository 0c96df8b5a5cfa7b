import { describe, expect, test } from 'vitest';
import { fitOf } from '../../src/board/fit.ts';
import { detailFor } from '../../src/board/model/detail.ts';

const square = { columns: 12, rows: 12 };
const wide = { columns: 15, rows: 6 };

describe('fit', () => {
  test('a square board never turns', () => {
    expect(fitOf(square, { width: 390, height: 800 }).isTurned).toBe(false);
    expect(fitOf(square, { width: 800, height: 390 }).isTurned).toBe(false);
  });

  test('a wide board turns only in a tall space', () => {
    expect(fitOf(wide, { width: 390, height: 700 }).isTurned).toBe(true);
    expect(fitOf(wide, { width: 700, height: 390 }).isTurned).toBe(false);
  });

  test('in a nearly square space it keeps its orientation', () => {
    const turned = fitOf(wide, { width: 390, height: 700 });
    expect(fitOf(wide, { width: 400, height: 400 }).isTurned).toBe(false);
    expect(fitOf(wide, { width: 400, height: 400 }, 1, turned).isTurned).toBe(true);
  });

  test('detail follows the size of a site', () => {
    expect(detailFor(57)).toBe('full');
    expect(detailFor(38)).toBe('small');
    expect(detailFor(28)).toBe('tiny');
  });

  test('detail does not flicker at a threshold', () => {
    expect(detailFor(43.5, 'full')).toBe('full');
    expect(detailFor(44.5, 'small')).toBe('small');
    expect(detailFor(33.5, 'small')).toBe('small');
    expect(detailFor(34.5, 'tiny')).toBe('tiny');
    expect(detailFor(46, 'tiny')).toBe('full');
  });
});
