/** Copies of a state: equal, independent, and with a separate buffer on request. */
import { describe, expect, test } from 'vitest';
import { applyMove, encodeState, type GameState, legalMoves } from '../../src/index.ts';
import { liveCells } from './cells.ts';
import { record } from './recordings.ts';
import { byKind, SETUPS, there } from './setups.ts';

const { afterTurn: states } = record({ ...there(SETUPS[0]), policy: byKind, seed: 'copies' });
const middle = there(states[states.length >> 1]);

describe.each<[string, (state: GameState) => GameState]>([
  ['copy', (state) => state.copy()],
  ['detached', (state) => state.detached()],
])('%s', (_, make) => {
  test('is equal to the original', () => {
    const copy = make(middle);
    expect(liveCells(copy)).toEqual(liveCells(middle));
    expect(encodeState(copy)).toBe(encodeState(middle));
    expect(legalMoves(copy)).toEqual(legalMoves(middle));
  });

  test('is independent of it', () => {
    const before = encodeState(middle);
    const copy = make(middle);
    applyMove(copy, there(legalMoves(copy)[0]));
    expect(encodeState(copy)).not.toBe(before);
    expect(encodeState(middle)).toBe(before);
  });
});

test('a detached state has a buffer of its own', () => {
  const { cells } = middle.detached();
  expect(cells.buffer.byteLength).toBe(cells.byteLength);
  expect(middle.copy().cells.buffer.byteLength).toBeGreaterThan(cells.byteLength);
});
