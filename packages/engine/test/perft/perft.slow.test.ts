/**
 * Checks the counts in the `.perft` files with the naive twin. For a new position write its block with the depths and
 * any counts, run this test, and copy the received counts.
 */
import { expect, test } from 'vitest';
import { traceHeader } from '../../src/index.ts';
import { header as cairoHeader } from '../twin/fixture.ts';
import { type Header, makeTwin, type State, type Twin } from '../twin/index.ts';
import { readPerftFiles } from './readPerft.ts';

function count(twin: Twin, state: State, depth: number): number {
  const legal = twin.legal(state);
  if (depth === 1) return legal.length;
  const shuffle = (): never => {
    throw new Error('the count would depend on a shuffle: take a position with more cards in the pile');
  };
  return legal.reduce(
    (sum, action) => sum + count(twin, twin.successor(state, action, shuffle), depth - 1),
    0,
  );
}

test.each(readPerftFiles())('the twin finds the counts again: $name', ({ game, state, depths }) => {
  const { edition } = game.board;
  // The twin has its own description of Cairo; other editions come from the header of a trace.
  const header =
    edition.id === 'cairo' ? cairoHeader(game.players) : (traceHeader(game, '') as unknown as Header);
  const twin = makeTwin(header);
  const found = depths.map(({ depth }) => ({ depth, count: count(twin, state as State, depth) }));
  expect(found).toEqual(depths);
});
