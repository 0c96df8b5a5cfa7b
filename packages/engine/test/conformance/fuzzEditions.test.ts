/** Any value as an edition: refused with a code, or playable. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brokenInvariants,
  FastRandom,
  legalMoves,
  loadEdition,
  makeGame,
  newGame,
  whoActs,
} from '../../src/index.ts';
import { applyMove } from '../../src/play/applyMove.ts';
import { changed, expectCoded, junk, runs } from './junk.ts';
import { same } from './same.ts';
import { byKind, editionJson } from './setups.ts';

const CODES = /^edition\/[a-z-]+$/;

/** Returns whether it was accepted; plays some turns on it. */
function load(json: unknown): boolean {
  const loaded = loadEdition(json);
  if (!loaded.ok) {
    expectCoded(loaded.error, CODES);
    return false;
  }
  const random = new FastRandom('edition');
  for (const players of [2, 4]) {
    const { state } = newGame(
      makeGame(loaded.value, players, { start: 'variable', openMoney: false }),
      'edition',
    );
    for (let ply = 0; ply < 60 && whoActs(state) !== undefined; ply++) {
      applyMove(state, byKind(legalMoves(state), random));
    }
    same(brokenInvariants(state), []);
  }
  return true;
}

describe('anything as an edition', () => {
  test('any JSON and worse', () => {
    fc.assert(
      fc.property(junk, (value) => void load(value)),
      runs(1, 1000),
    );
  });

  test.each(['causeway', 'alley'] as const)('%s with something changed', (id) => {
    let accepted = 0;
    fc.assert(
      fc.property(changed(editionJson(id)), (value) => {
        if (load(value)) accepted++;
      }),
      runs(2, 200),
    );
    // Most changes make an edition invalid; some must not, or nothing would be played.
    expect(accepted).toBeGreaterThan(2);
  });

  test('maps with some symbols changed', () => {
    const { segments, areas, ...rest } = editionJson('causeway') as { segments: string[]; areas: string[] };
    const redrawn = (rows: string[], symbols: string): fc.Arbitrary<string[]> =>
      fc
        .array(fc.tuple(fc.nat(5), fc.nat(14), fc.constantFrom(...symbols)), { maxLength: 12 })
        .map((changes) =>
          changes.reduce((map, [row, column, symbol]) => {
            const text = map[row] ?? '';
            return map.with(row, text.slice(0, column) + symbol + text.slice(column + 1));
          }, rows),
        );
    let accepted = 0;
    fc.assert(
      fc.property(redrawn(segments, '123456789'), redrawn(areas, '.R'), (newSegments, newAreas) => {
        if (load({ ...rest, presets: {}, segments: newSegments, areas: newAreas })) accepted++;
      }),
      runs(3, 40),
    );
    expect(accepted).toBeGreaterThan(8);
  });
});
