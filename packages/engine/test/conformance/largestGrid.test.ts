/** The largest grid that an edition may have, and the first that is too large. */
import { describe, expect, test } from 'vitest';
import { loadEdition, MAX_COLUMNS, MAX_ROWS } from '../../src/index.ts';
import { allChecks } from './allChecks.ts';
import { byKind, editionJson, uniform, unwrap } from './setups.ts';
import { simulate } from './simulate.ts';

/** Nine segments of about equal size, a restaurant row in the south, starts in five segments. */
function square(columns: number, rows: number): Record<string, unknown> {
  const third = (at: number, of: number): number => Math.min(2, Math.floor((3 * at) / of));
  const row = (r: number): number[] =>
    Array.from({ length: columns }, (_, c) => 1 + 3 * third(r, rows) + third(c, columns));
  return {
    ...editionJson('cairo'),
    id: 'square',
    segments: Array.from({ length: rows }, (_, r) => row(r).join('')),
    areas: Array.from({ length: rows }, (_, r) =>
      r === rows - 1 ? 'R'.repeat(columns) : `R${'.'.repeat(columns - 2)}R`,
    ),
    starts: ['c3', 'm3', 'h8', 'c12', 'm12'],
    presets: {},
  };
}

describe('the largest grid', () => {
  test('is 15 × 15', () => {
    expect([MAX_COLUMNS, MAX_ROWS]).toEqual([15, 15]);
  });

  test.each([2, 3, 4])('loads and plays with %i players', (players) => {
    const edition = unwrap(loadEdition(square(15, 15)));
    expect([edition.columns, edition.rows]).toEqual([15, 15]);
    const policy = players === 3 ? uniform : byKind;
    const { state } = simulate(
      { edition, players, start: 'variable' },
      policy,
      'largest',
      players === 3 ? allChecks() : [],
    );
    expect(state.game.board.siteOf.size).toBe(225);
    expect(state.game.board.nameOf[state.game.board.sites.at(-1) ?? 0]).toBe('o15');
  });

  test.each([
    [16, 15, 'columns'],
    [15, 16, 'rows'],
    [26, 26, 'rows'],
  ])('%i columns and %i rows are refused', (columns, rows, field) => {
    const found = String(field === 'rows' ? rows : columns);
    const error = { code: 'edition/range', field, found, min: 1, max: 15 };
    expect(loadEdition(square(columns, rows))).toEqual({ ok: false, error });
  });

  test('a single row is parsed, but refused because it has too few places', () => {
    const flat = {
      ...square(15, 1),
      segments: ['111222333456789'],
      areas: ['.........RRRRRR'],
      starts: ['a1', 'b1', 'c1', 'd1', 'e1'],
    };
    expect(loadEdition(flat)).toMatchObject({
      ok: false,
      error: { code: 'edition/no-place', colour: 'red', count: 4 },
    });
  });
});
