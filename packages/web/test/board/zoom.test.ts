import { describe, expect, test } from 'vitest';
import { scaleCloser, scaleOf, WHOLE } from '../../src/board/zoom/scale.ts';

describe('the scale of a board', () => {
  test('has an upper limit', () => {
    expect(scaleOf(9)).toBe(2.5);
  });

  test('of hardly more than the whole board is the whole board', () => {
    expect(scaleOf(1.1)).toBe(WHOLE);
    expect(scaleOf(0.4)).toBe(WHOLE);
    expect(scaleOf(1.2)).toBe(1.2);
  });

  test('after a double tap makes sites comfortable, and whole after the next', () => {
    const closer = scaleCloser(WHOLE, 28);
    expect(28 * closer).toBeGreaterThanOrEqual(44);
    expect(scaleCloser(closer, 28 * closer)).toBe(WHOLE);
  });
});
