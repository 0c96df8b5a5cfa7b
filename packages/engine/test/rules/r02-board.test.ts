/** R2: sites, areas, what is free and what is walkable. */
import { expect, test } from 'vitest';
import { CAIRO, loadEdition } from '../../src/index.ts';
import { editionJson, makePosition, siteAt } from '../positions.ts';
import { type Case, check, inReadingOrder, isLegal, look, play, sitesFor } from './check.ts';

test.each<Case>([
  {
    name: 'four sides, no diagonals',
    marks: 'expand red',
    map: `
       .   .   .   .   .
       .   x   o   x   .
       x   o  R0>  +   .
       .   x   o   x   .
       .   .   x   .   . `,
  },
  {
    name: 'a corner has two',
    marks: 'expand red',
    map: `
      R0v  o
       +   x `,
  },
  {
    name: 'an edge has three, and the next row begins elsewhere',
    marks: 'expand red',
    corner: 'k2',
    map: `
       x   o
       +  R0<
       x   o `,
    illegal: ['expand red a2', 'expand red a3', 'expand red a4'],
  },
  {
    name: 'a stall at the edge has no side in the next row',
    legal: ['stall red l2-k2', 'stall red l2-l3'],
    illegal: ['stall red l2-a3', 'stall red l2-a2'],
  },
])('R2.1 sites are adjacent when they share a side: $name', check);

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('R2.1 nine segments in three rows of three: %i', (segment) => {
  const corner = siteAt('a1', ((segment - 1) % 3) * 4, Math.floor((segment - 1) / 3) * 4);
  const sites = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => siteAt(corner, column, row)));
  const customers = { red: 'b4', yellow: 'c4', green: 'd4', blue: 'e4', white: 'f4' } as const;
  const state = makePosition({ customers, seats: [{ hand: `S${segment}` }] });
  const taken: string[] = Object.values(customers);
  const market = sites.filter((site) => !CAIRO.restaurant.includes(site) && !taken.includes(site));
  expect(sitesFor(state, 'stall white')).toEqual(market.sort(inReadingOrder));
});

test.each([
  { card: 'S1', sites: [] },
  { card: 'S4', sites: ['a5', 'a6', 'a7', 'a8'] },
  { card: 'S5', sites: [] },
  { card: 'S6', sites: ['l5', 'l6', 'l7', 'l8'] },
  // The corners a12 and l12 have no market site beside them for an entry.
  { card: 'S7', sites: ['a9', 'a10', 'a11', 'b12', 'c12', 'd12'] },
  { card: 'S8', sites: ['e12', 'f12', 'g12', 'h12'] },
  { card: 'S9', sites: ['l9', 'l10', 'l11', 'i12', 'j12', 'k12'] },
])('R2.2 restaurant sites belong to segments too: $card', ({ card, sites }) => {
  const customers = { red: 'b2', yellow: 'c2', green: 'd2', blue: 'e2', white: 'f2' } as const;
  const state = makePosition({ customers, seats: [{ hand: card }] });
  expect(sitesFor(state, 'stall purple')).toEqual([...sites].sort(inReadingOrder));
});

test.each([
  { name: 'five', starts: ['c3', 'j3', 'g6', 'c9', 'j9'], code: undefined },
  { name: 'four', starts: ['c3', 'j3', 'g6', 'c9'], code: 'edition/start-count' },
  { name: 'six', starts: ['c3', 'j3', 'g6', 'c9', 'j9', 'e2'], code: 'edition/start-count' },
  {
    name: 'one in the restaurant area',
    starts: ['c3', 'j3', 'g6', 'c9', 'a9'],
    code: 'edition/start-in-restaurant',
  },
  { name: 'one of them twice', starts: ['c3', 'j3', 'g6', 'c9', 'c3'], code: 'edition/start-twice' },
])('R2.3 five different market sites are start spaces: $name', ({ starts, code }) => {
  const parsed = loadEdition({ ...editionJson('cairo'), starts });
  expect(parsed.ok ? undefined : parsed.error.code).toBe(code);
});

test.each([
  { tiles: 1, expansions: '' },
  { tiles: 2, expansions: 'c2' },
  { tiles: 4, expansions: 'c2 d2 d1' },
])('R2.4 the size of a stand is the number of its tiles: $tiles', ({ tiles, expansions }) => {
  const state = makePosition({
    stands: [`0 red b2 b3 ${expansions}`],
    seats: [{ hand: 'S1', money: { red: 9 } }],
  });
  // Income (R8.6), price (R6.6) and points (R6.7) all go by the size.
  expect(look(play(state, 'lure red b3')).players[0]?.money.red).toBe(9 + tiles);
  const grown = look(play(state, `expand red b1 pay ${tiles + 1} red`)).players[0];
  expect(grown?.money.red).toBe(9 - (tiles + 1));
  expect(grown?.points).toBe(tiles + 1 + (tiles === 1 ? 5 : 0)); // both medals with the first expansion
});

test.each<Case>([
  {
    name: 'beside the stall',
    legal: ['stall red b2-b1', 'stall red b2-a2', 'stall red b2-c2', 'stall red b2-b3'],
    illegal: ['stall red b2-c3', 'stall red b2-a1', 'stall red b2-d2', 'stall red b2-b2', 'stall red b2-i3'],
  },
  {
    name: 'on the board',
    legal: ['stall red l1-l2', 'stall red l1-k1'],
    illegal: ['stall red l1-a2', 'stall red l1-a1'],
  },
  {
    name: 'bears no tile, its own neither',
    map: `
      .   .   .
     R0>  +   .
      .   .   . `,
    legal: ['expand red a3', 'stall white b3-b4'],
    illegal: ['expand red b2', 'stall white b2-b3'],
  },
  {
    name: 'has the colour of its stall',
    map: `
     R0>  +   .   .
      .   .   .   .
     *r  *y   .   . `,
    legal: ['lure red b1'],
    illegal: ['lure yellow b1'],
  },
])('R2.5 a stall faces one adjacent site, its entry: $name', check);

// In each row the same three builds touch b2: a stall on it, an entry on it, an expansion of the green stand.
const ON_B2 = ['stall white b2-c2', 'stall white b3-b2', 'expand green b2'] as const;
test.each<Case>([
  {
    name: 'nothing there',
    map: `
      .   .   .
      .   .   .
      .   .   . `,
    legal: ['stall white b2-c2', 'stall white b3-b2'],
  },
  {
    name: 'a stall',
    map: `
      .   .   .
      +  R1<  . `,
    illegal: ['stall white b2-c2', 'stall white b3-b2'],
  },
  {
    name: 'an expansion',
    map: `
      .   .   .
      .  r1   .
      +  R1<  . `,
    illegal: ['stall white b2-c2', 'stall white c2-b2'],
  },
  {
    name: 'an entry',
    map: `
      .  R1v G0>  +
      .   +   .   .
      .   .   .   . `,
    legal: ['stall white b3-a3', 'expand green c2'],
    illegal: ['stall white b2-c2', 'stall white b3-b2'],
  },
  {
    name: 'an entry, for an expansion beside it',
    map: `
      .   .   .   .
     R1>  +  G0>  +
      .   .   .   . `,
    legal: ['expand green c1'],
    illegal: [...ON_B2],
  },
  {
    name: 'a customer',
    map: `
      .   .   .   .
      .  *r  G0>  +
      .   .   .   . `,
    legal: ['expand green c1', 'stall white a3-b3'],
    illegal: [...ON_B2],
  },
])('R2.6 a site is free without stall, expansion, entry and customer: $name', check);

// The red customer on a1 is 3 steps from d1 if b1 and c1 can be walked, else 5; c3 is always 4 steps away.
test.each<Case>([
  {
    name: 'an entry does not block',
    map: `
     *r   .   +   +   .
      .   .  Y1^ R1^  .
      .   .   +   .   .
      .   .  R2^  .   . `,
    legal: ['lure red d1'],
    illegal: ['lure red c3'],
  },
  {
    name: 'a customer does not block',
    map: `
     *r  *w   .   +   .
     *g   .  *y  R1^  .
      .   .   +   .   .
      .   .  R2^  .   . `,
    legal: ['lure red d1'],
    illegal: ['lure red c3'],
  },
  {
    name: 'a stall blocks',
    map: `
     *r   .  Y1v  +  R1<
      .   .   +   .   .
      .   .   +   .   .
      .   .  R2^  .   . `,
    legal: ['lure red c3'],
    illegal: ['lure red d1'],
  },
  {
    name: 'an expansion blocks',
    map: `
     *r   .  y1   +  R1<
      .   +  Y1<  .   .
      .   .   +   .   .
      .   .  R2^  .   . `,
    legal: ['lure red c3'],
    illegal: ['lure red d1'],
  },
  {
    name: 'the restaurant area is no way round',
    corner: 'a5',
    map: `
      .   .   .   .   .   .
      .  *r   .   .   .   .
      .  y1  Y1>  +   .   .
      .   +   .   .   .   .
      .  R1^  .   .   .   .
      .   .   .   .   .   . `,
    // Through a6, a7 and a8 it would be 4 steps to b8 and 5 to g6; through the market it is 6.
    stands: ['2 red g7 g6'],
    legal: ['lure red g6'],
    illegal: ['lure red b8'],
  },
])('R2.7 entries and customers do not block walking, tiles and restaurants do: $name', check);

test('R2.7 a customer may be built in on three sides and still walks over the entry on the fourth', () => {
  const state = makePosition({
    map: `
     *r   +  R1<
     Y1v  .   .
      +   .   . `,
  });
  expect(isLegal(state, 'lure red b1')).toBe(true);
});
