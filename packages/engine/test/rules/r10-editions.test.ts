/** R10: the editions are data, and ours say what the contract says. */
import { expect, test } from 'vitest';
import { ALLEY, CAIRO, COLOURS, EDITIONS, type Edition, loadEdition } from '../../src/index.ts';
import { byColour, editionJson } from '../positions.ts';
import { inReadingOrder } from './check.ts';

const siteNames = (columns: string, rows: readonly number[]): string[] =>
  rows.flatMap((row) => [...columns].map((column) => `${column}${row}`));
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Three rows of three blocks, each `size` × `size` sites. */
function blocks(size: number): number[][] {
  return range(0, 3 * size - 1).map((row) =>
    range(0, 3 * size - 1).map((column) => 3 * Math.floor(row / size) + Math.floor(column / size) + 1),
  );
}

test('R10 Cairo has 12 × 12 sites in nine square segments', () => {
  expect([CAIRO.columns, CAIRO.rows]).toEqual([12, 12]);
  expect(CAIRO.segments).toEqual(blocks(4));
});

test('R10 the restaurants of Cairo are a U: west, south and east', () => {
  const expected = [...siteNames('al', range(5, 11)), ...siteNames('abcdefghijkl', [12])];
  expect(CAIRO.restaurant).toEqual(expected.sort(inReadingOrder));
  expect(CAIRO.restaurant).toHaveLength(26);
});

test('R10 the start spaces of Cairo, in order', () => {
  expect(CAIRO.starts).toEqual(['c3', 'j3', 'g6', 'c9', 'j9']);
});

test.each([
  ['Cairo', CAIRO],
  ['Alley', ALLEY],
] as const)('R10 %s: the jokers are the rows and the columns of segments', (_, { jokers }) => {
  expect(jokers).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
    [1, 4, 7],
    [2, 5, 8],
    [3, 6, 9],
  ]);
});

test.each([
  ['Cairo', CAIRO],
  ['Alley', ALLEY],
] as const)('R10 %s: gold 3, silver 2, and the pieces of the box', (_, edition) => {
  expect(edition.medals).toEqual(byColour(() => ({ gold: 3, silver: 2 })));
  const { expansionsPerColour, barkers, standardCopies } = edition;
  expect([expansionsPerColour, barkers, standardCopies]).toEqual([6, 7, 3]);
});

test('R10 the second edition has 9 × 9 sites and a U of its own', () => {
  expect([ALLEY.columns, ALLEY.rows]).toEqual([9, 9]);
  expect(ALLEY.segments).toEqual(blocks(3));
  const letters = (edges: Edition): Set<string> => new Set(edges.restaurant.map((site) => site.charAt(0)));
  expect(letters(ALLEY).size).toBe(9);
  const offTheEdge = ALLEY.restaurant.filter((site) => !/^([ai]\d|[a-i]9)$/.test(site));
  expect(offTheEdge).toEqual([]);
  expect(ALLEY.restaurant.filter((site) => /[123]$/.test(site))).toEqual([]);
});

test.each(['cairo', 'alley'])('R10 each value of %s is marked known or reconstructed', (id) => {
  const json = editionJson(id);
  const provenance = json['provenance'] as Record<string, string>;
  expect(EDITIONS.get(id)?.provenance).toEqual(provenance);
  expect(provenance).toEqual({
    grid: 'reconstructed',
    segments: 'reconstructed',
    restaurant: 'reconstructed',
    starts: 'reconstructed',
    jokers: 'reconstructed',
    medals: 'reconstructed',
    presets: 'reconstructed',
    expansionsPerColour: 'known',
    barkers: 'known',
    standardCopies: 'known',
  });
  for (const value of Object.keys(provenance)) {
    const { [value]: _left, ...unmarked } = provenance;
    expect(loadEdition({ ...json, provenance: unmarked })).toMatchObject({
      ok: false,
      error: { code: 'edition/missing', field: `provenance.${value}` },
    });
  }
});

test.each(['cairo', 'alley'])('R10 the values of %s can be corrected', (id) => {
  const json = editionJson(id);
  const corrected = loadEdition({ ...json, medals: { gold: 9, silver: 1 }, barkers: 8, presets: {} });
  expect(corrected).toMatchObject({ ok: true, value: { barkers: 8, presets: {} } });
  const red = corrected.ok ? corrected.value.medals.red : undefined;
  expect(red).toEqual({ gold: 9, silver: 1 });
  expect(Object.keys(corrected.ok ? corrected.value.medals : {})).toEqual([...COLOURS]);
});

test.each([
  ['colour', { colour: 'red' }],
  ['medals.pink', { medals: { gold: 3, silver: 2, pink: 1 } }],
  ['medals.bronze', { medals: { gold: 3, silver: 2, bronze: 1 } }],
  ['medals.red.bronze', { medals: byColour(() => ({ gold: 3, silver: 2, bronze: 1 })) }],
  ['presets.3.neutrl', { presets: { 3: { seats: [], neutrl: [] } } }],
  ['provenance.bogus', { provenance: { bogus: 'known' } }],
])('R10 a field that means nothing is refused: %s', (field, change) => {
  expect(loadEdition({ ...editionJson('cairo'), ...change })).toEqual({
    ok: false,
    error: { code: 'edition/unknown-field', field },
  });
});

test.each([
  [['red'], { gold: 3, silver: 2, red: { gold: 9, silver: 9 } }],
  [['red', 'white'], { silver: 2, white: 1, red: { gold: 9, silver: 9 } }],
])('R10 medals have one pair of values or six, not both: %s', (colours, medals) => {
  expect(loadEdition({ ...editionJson('cairo'), medals })).toEqual({
    ok: false,
    error: { code: 'edition/medals-mixed', colours },
  });
});
