/** R6: where an expansion may lie, what it costs. Points and medals are in r06-medals.test.ts. */
import { expect, test } from 'vitest';
import { apply, legalActions, payments } from '../../src/index.ts';
import { cairoWith, makePosition } from '../positions.ts';
import { type Case, check, isLegal, readText, sitesFor } from './check.ts';

test.each<Case>([
  {
    name: 'only with an own stall of the colour on the board',
    stands: ['0 red b2 b3', '1 blue f2 f3'],
    legal: ['expand red c2', 'expand red a2'],
    illegal: ['expand blue g2', 'expand white b1', 'expand blue c2'],
  },
  {
    name: 'only onto a free site',
    map: `
      .  *w   .   .
      .  R0v  +  Y1<
      .   +   .   . `,
    legal: ['expand red a2'],
    illegal: ['expand red b1', 'expand red c2', 'expand red b3', 'expand red b2'],
  },
  {
    name: 'only while the supply lasts',
    edition: cairoWith({ expansionsPerColour: 1 }),
    phase: 'final',
    stands: ['0 red b2 b3', '0 blue b6 b7', '1 red f2 f3 g2'],
    legal: ['expand blue c6'],
    illegal: ['expand red c2', 'expand red a2'],
  },
])('R6.1 an expansion of an own colour, from the supply, onto a free site: $name', (given) =>
  check({ ...given, because: 'R6.1' }),
);

test.each<Case>([
  {
    name: 'red, beside the western restaurants',
    marks: 'expand red',
    corner: 'a5',
    map: `
      .   o   .
      x  R0>  +
      .   o   . `,
  },
  {
    name: 'purple, beside the market',
    marks: 'expand purple',
    corner: 'a4',
    map: `
      x   .   .
     P0>  +   .
      o   .   . `,
  },
  {
    name: 'purple, round the corner',
    marks: 'expand purple',
    corner: 'a10',
    map: `
      o   .   .   .
     p0   x   +   .
     p0  p0  P0^  o `,
  },
])('R6.2 purple in the restaurant area, the others in the market area: $name', check);

test.each<Case>([
  {
    name: 'the stall and each expansion have their own neighbours',
    marks: 'expand red',
    map: `
      .   o   o   o   x
      o  R0v r0  r0   o
      x   +   o   o   x
      .   x   x   .   . `,
  },
  {
    name: 'an entry has none',
    marks: 'expand red',
    map: `
      .   o   x   x
      o  R0>  +   x
      .   o   x   x `,
  },
  {
    name: "no stand but one's own of that colour serves",
    marks: 'expand red',
    map: `
      .   o   x   x
      o  R0v Y0>  +
      .   +   x   .
      .   .   x   .
      .   +  B1<  x `,
  },
])('R6.3 next to the player’s own stand of the colour: $name', check);

test.each<Case>([
  {
    name: "a rival's stall",
    marks: 'expand red',
    map: `
      .   o   .   .   .
      o  R0v  x  R1>  +
      .   +   .   .   . `,
  },
  {
    name: "a rival's expansion",
    marks: 'expand red',
    map: `
      .   o   .   .   .
      o  R0v  x  r1   .
      .   +   .  R1>  + `,
  },
  {
    name: 'a neutral stall',
    players: 2,
    marks: 'expand red',
    map: `
      .   o   .   .   .
      o  R0v  x  Rn>  +
      .   +   .   .   . `,
  },
  {
    name: 'stands of other colours may be touched',
    marks: 'expand red',
    map: `
      .   o   .   .   .
      o  R0v  o  Y1>  +
      .   +   .   .   . `,
  },
  {
    name: 'entries may be touched, even of the same colour',
    marks: 'expand red',
    map: `
      .   o   .   .   .
      o  R0v  o   +  R1<
      .   +   .   .   . `,
  },
  {
    name: 'diagonally they may meet',
    marks: 'expand red',
    map: `
      .   o   x   R1>  +
      o  R0v  o   .   .
      .   +   .   .   . `,
  },
])('R6.4 not beside another stand of the same colour: $name', check);

// The wall d1, c2, b3, a4 touches only at corners; behind it lie a1, b1, c1, a2, b2 and a3.
test.each<Case>([
  {
    name: 'a customer behind a wall closed diagonally',
    marks: 'expand yellow',
    map: `
     *r   .   .  r1   .
      .   .  r1  R1>  +
      o   x   .   .   .
     y0  Y0>  +   .   .
      x   o   .   .   . `,
  },
  {
    name: 'an entry behind it',
    marks: 'expand yellow',
    map: `
      +  W2<  .  r1   .
      .   .  r1  R1>  +
      o   x   .   .   .
     y0  Y0>  +   .   .
      x   o   .   .   . `,
  },
  {
    name: 'nothing behind it: empty sites may be cut off',
    marks: 'expand yellow',
    map: `
      .   .   .  r1   .
      .   .  r1  R1>  +
      o   o   .   .   .
     y0  Y0>  +   .   .
      x   o   .   .   . `,
  },
  {
    name: 'and still be expanded onto',
    marks: 'expand yellow',
    map: `
      .   .   .  r1   .
      .   o  r1  R1>  +
      o  y0   o   .   .
     y0  Y0>  +   .   .
      x   o   .   .   . `,
  },
  {
    name: 'a gap is enough, however long the way',
    marks: 'expand yellow',
    map: `
     *r   .   .   .   .   .   .
      .   .  r1  r1  r1  R1v  .
      o   o   .   .   .   +   .
     y0  Y0>  +   .   .   .   .
      x   o   .   .   .   .   . `,
  },
  {
    name: 'its own entry in the corner',
    marks: 'expand red',
    map: `
      +  R0<  o
      x  r0   o
      .   o   . `,
  },
  {
    name: 'a customer behind one of three sides, an empty pocket behind another',
    marks: 'expand yellow',
    map: `
      .  r1  r1  r1   .
     r1  r1   .  R1>  +
     *r   x   x   .   .
     y0  y0  Y0>  +   .
      x   o   o   .   . `,
  },
  {
    name: 'two customers, each on its side of the only passage',
    marks: 'expand yellow',
    map: `
     *r   x  Y0v  o
     R1v  .   +   .
      +   .   .   . `,
  },
  {
    name: 'purple never matters',
    marks: 'expand purple',
    corner: 'a4',
    map: `
      x   +   .   .
      o  Y1^  .   .
     P0>  +   .   .
      o  B1v  .   .
      .   +   .   . `,
  },
])('R6.5 all entries and customers stay in one region: $name', check);

test('R6.5 names the rule, and a walled-in customer is never let down', () => {
  check({
    name: 'refusal',
    map: `
     *r   .   .  r1   .
      .   .  r1  R1>  +
      .   .   .   .   .
     y0  Y0>  +   .   . `,
    legal: ['expand yellow a3'],
    illegal: ['expand yellow b3'],
    because: 'R6.5',
  });
});

test('R6.5 customers who have moved are judged where they stand now', () => {
  const wall = `
     x   .   .  r1   .
     .   .  r1  R1>  +
     .   .   .   .   .
    y0  Y0>  +   .   . `;
  const behind = makePosition({ map: wall.replace('x ', '*r') });
  const outside = makePosition({ map: wall, customers: { red: 'f6' } });
  for (const state of [behind, outside, behind, outside]) {
    expect(sitesFor(state, 'expand yellow').includes('b3')).toBe(state === outside);
  }
});

const RICH = { red: 9, yellow: 9, green: 9, blue: 9, white: 9, purple: 9 };
test.each([
  {
    tiles: 2,
    right: ['2 red', '1 red 2 blue', '1 red 1 blue 1 white', '1 red 1 yellow 1 purple'],
    wrong: [
      '1 red',
      '3 red',
      '1 red 1 blue',
      '1 red 3 blue',
      '2 red 1 blue',
      '2 red 2 blue',
      '4 blue',
      '2 blue 2 white',
    ],
  },
  {
    tiles: 3,
    right: ['3 red', '2 red 2 blue', '1 red 4 blue', '1 red 1 yellow 1 green 1 blue 1 white'],
    wrong: ['2 red', '1 red 2 blue', '2 red 1 blue', '6 blue', '3 red 2 blue', '4 red', '1 red 5 blue'],
  },
  {
    tiles: 5,
    right: [
      '5 red',
      '4 red 2 purple',
      '3 red 4 blue',
      '2 red 6 blue',
      '1 red 8 blue',
      '1 red 4 blue 4 white',
    ],
    wrong: ['4 red 1 blue', '4 red 3 blue', '1 red 7 blue', '1 red 9 blue', '9 blue 1 white', '6 red'],
  },
])('R6.6 c coins of the colour and exactly 2(n - c) others: $tiles tiles', ({ tiles, right, wrong }) => {
  const expansions = ['c2', 'd2', 'd1'].slice(0, tiles - 2).join(' ');
  const state = makePosition({ stands: [`0 red b2 b3 ${expansions}`], seats: [{ hand: 'S1', money: RICH }] });
  const accepted = (coins: string): boolean => apply(state, readText(state, `expand red b1 pay ${coins}`)).ok;
  expect([...right, ...wrong].filter(accepted)).toEqual(right);
});

// With 9 coins of each colour: 2(n - c) coins from the 5 other colours in any mix, for each c from 1 to n.
test.each([
  { tiles: 2, mixes: 1 + 15 },
  { tiles: 3, mixes: 1 + 15 + 70 },
  { tiles: 4, mixes: 1 + 15 + 70 + 210 },
])('R6.6 every mix is offered once, the choice is free: $tiles tiles', ({ tiles, mixes }) => {
  const expansions = ['c2', 'd2'].slice(0, tiles - 2).join(' ');
  const state = makePosition({ stands: [`0 red b2 b3 ${expansions}`], seats: [{ hand: 'S1', money: RICH }] });
  const action = legalActions(state).find((one) => one.type === 'expand');
  if (action?.type !== 'expand') throw new Error('no expansion');
  const offered = payments(state, action);
  expect(new Set(offered.map((one) => JSON.stringify(one))).size).toBe(mixes);
  expect(offered.filter((one) => !apply(state, one).ok)).toEqual([]);
  expect(isLegal(state, 'expand red b1')).toBe(true);
});
