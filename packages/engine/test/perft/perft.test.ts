/** Compares counts of legal sequences with those of the naive twin. */
import { expect, test } from 'vitest';
import { perft, stateFromJson, stateToJson } from '../../src/index.ts';
import { unwrap } from '../positions.ts';
import { readPerftFiles } from './readPerft.ts';

test('the files have positions of every phase, each counted to depth 3', () => {
  const cases = readPerftFiles();
  const phases = new Set(cases.map(({ state }) => (state as { readonly phase: string }).phase));
  expect([...phases].sort()).toEqual(['final', 'play', 'setup']);
  expect(cases.map(({ depths }) => depths.map(({ depth }) => depth))).toEqual(cases.map(() => [1, 2, 3]));
});

test.each(readPerftFiles())('as many sequences as the twin found: $name', ({ game, state, depths }) => {
  const position = unwrap(stateFromJson(game, state));
  const before = stateToJson(position);
  expect(depths.map(({ depth }) => perft(position, depth))).toEqual(depths.map(({ count }) => count));
  expect(stateToJson(position)).toEqual(before);
});
