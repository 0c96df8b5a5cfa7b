import { describe, expect, test } from 'vitest';
import { placeCallout } from '../../src/board/callout/placement.ts';

const board = { left: 0, top: 0, width: 400, height: 400 };
const bubble = { width: 120, height: 60 };
const site = (left: number, top: number) => ({ left, top, width: 30, height: 30 });

describe('a callout', () => {
  test('stands above its site, its tip in the middle', () => {
    expect(placeCallout(site(185, 200), bubble, board)).toEqual({
      side: 'above',
      left: 140,
      top: 128,
      tip: 60,
      hidden: 0,
    });
  });

  test('goes beside a site at the top', () => {
    expect(placeCallout(site(100, 10), bubble, board)).toMatchObject({ side: 'right', left: 142, top: 0 });
    expect(placeCallout(site(360, 10), bubble, board)).toMatchObject({ side: 'left', left: 228 });
  });

  test('goes below if there is no other room', () => {
    expect(placeCallout(site(185, 10), { width: 380, height: 60 }, board)).toMatchObject({
      side: 'below',
      top: 52,
    });
  });

  test('stays inside the board and still points at its site', () => {
    const placed = placeCallout(site(5, 200), bubble, board);
    expect(placed).toMatchObject({ side: 'above', left: 0, tip: 22 });
  });

  test('may use the window around the board', () => {
    const around = { left: -10, top: -100, width: 420, height: 600 };
    expect(placeCallout(site(185, 10), bubble, around)).toMatchObject({ side: 'above', top: -62 });
    expect(placeCallout(site(0, 10), bubble, around)).toMatchObject({ side: 'above', left: -10 });
  });

  test('covers no piece if possible', () => {
    const above = site(185, 150);
    const right = site(230, 200);
    expect(placeCallout(site(185, 200), bubble, board, [above])).toMatchObject({ side: 'right' });
    expect(placeCallout(site(185, 200), bubble, board, [above, right])).toMatchObject({ side: 'left' });
  });

  test('covers as little as possible', () => {
    const around = [site(185, 150), site(185, 240), site(230, 200), site(150, 228)];
    expect(placeCallout(site(185, 200), bubble, board, around)).toMatchObject({ side: 'left' });
  });

  test('too large for every side, it takes the roomiest and is kept inside', () => {
    const placed = placeCallout(site(185, 300), { width: 390, height: 390 }, board);
    expect(placed).toMatchObject({ side: 'above', left: 5, top: 0 });
  });
});
