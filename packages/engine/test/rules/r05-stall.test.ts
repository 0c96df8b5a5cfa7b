/** R5: where a new stall may stand. */
import { expect, test } from 'vitest';
import { byColour, makePosition } from '../positions.ts';
import { type Case, check, look, play } from './check.ts';

test.each<Case>([
  {
    name: 'a colour still in stock',
    stands: ['0 red b2 b3', '1 blue f2 f3'],
    legal: ['stall blue b10-b9', 'stall white j2-j3'],
    illegal: ['stall red j2-j3'],
  },
  {
    name: 'a free site for the stall',
    map: `
      .   .   .   .
     R1>  +   .   .
     r1   .  *r   .
      .   .   .   . `,
    legal: ['stall white c2-d2', 'stall white d3-d4'],
    illegal: ['stall white a2-a1', 'stall white a3-a4', 'stall white b2-b1', 'stall white c3-c4'],
  },
  {
    name: 'a free site for the entry',
    map: `
      .   .   .   .
     R1>  +   .   .
      .   .  *r   .
      .   .   .   . `,
    legal: ['stall white c2-d2', 'stall white d3-e3'],
    illegal: ['stall white c2-b2', 'stall white c2-c3', 'stall white d3-c3', 'stall white b3-b2'],
  },
])('R5.1 a stall from the player’s stock, a free site, a free entry: $name', (given) =>
  check({ ...given, because: 'R5.1' }),
);

test.each<Case>([
  {
    name: 'west',
    legal: ['stall purple a6-b6', 'stall red b6-c6'],
    illegal: ['stall red a6-b6', 'stall purple b6-c6', 'stall purple a4-b4'],
  },
  {
    name: 'south',
    legal: ['stall purple f12-f11', 'stall white f11-f10'],
    illegal: ['stall white f12-f11', 'stall purple f11-f10'],
  },
])('R5.2 purple in the restaurant area, the others in the market area: $name', (given) =>
  check({
    ...given,
    customers: { red: 'd1', yellow: 'e1', green: 'f1', blue: 'g1', white: 'h1' },
    because: 'R5.2',
  }),
);

test.each<Case>([
  {
    name: 'of a market stall',
    legal: ['stall white b6-b7', 'stall white b6-c6'],
    illegal: ['stall white b6-a6'],
  },
  {
    name: 'of a restaurant',
    legal: ['stall purple a6-b6', 'stall purple a5-a4'],
    illegal: ['stall purple a6-a5', 'stall purple a6-a7', 'stall purple a12-b12'],
  },
  { name: 'in another segment', legal: ['stall white d2-e2', 'stall white e2-d2', 'stall white d4-d5'] },
])('R5.3 the entry is in the market area, in any segment: $name', (given) =>
  check({ ...given, because: 'R5.3' }),
);

test.each<Case>([
  {
    name: "a rival's stall",
    stands: ['1 red b2 b3'],
    legal: ['stall red e4-e3', 'stall red b5-b6', 'stall white d4-d3'],
    illegal: ['stall red d4-d3', 'stall red d4-e4', 'stall red a4-b4'],
  },
  {
    name: 'a neutral stall',
    players: 2,
    stands: ['neutral red b2 b3'],
    legal: ['stall red e4-e3', 'stall white d4-d3'],
    illegal: ['stall red d4-d3'],
  },
  { name: 'an expansion does not count', stands: ['1 red e2 e3 d2'], legal: ['stall red b4-b3'] },
  { name: 'an entry does not count', stands: ['1 red e2 d2'], legal: ['stall red b4-b3'] },
  { name: 'nor does the entry of the new one', stands: ['1 red b2 b3'], legal: ['stall red e4-d4'] },
  {
    name: 'restaurants too',
    stands: ['1 purple a5 b5'],
    legal: ['stall purple a9-b9'],
    illegal: ['stall purple a8-b8', 'stall purple a7-b7'],
  },
])('R5.4 a segment holds one main stall of a colour, of any owner: $name', (given) =>
  check({ ...given, because: 'R5.4' }),
);

test.each<Case>([
  {
    name: "a rival's stall, its corners and its entry aside",
    map: `
      o   x   o   .
      x  R1>  +   o
      o   x   o   . `,
  },
  {
    name: "a rival's expansion",
    map: `
      o   x   o   .
      x  R1>  +   o
      x  r1   x   .
      o   x   o   . `,
  },
  {
    name: 'an own stand of another colour',
    map: `
      o   x   o   .
      x  Y0>  +   o
      x  y0   x   .
      o   x   o   . `,
  },
  {
    name: 'a neutral stall',
    players: 2,
    map: `
      o   x   o   .
      x  Gn>  +   o
      o   x   o   . `,
  },
])('R5.5 a stall may not touch any tile: $name', (given) => check({ ...given, marks: 'stall white' }));

test.each<Case>([
  {
    name: 'between two stands',
    stands: ['1 red b2 b3', '2 blue d2 d3'],
    legal: ['stall white c1-d1', 'stall white c3-c4'],
    illegal: ['stall white c2-c1', 'stall white c2-c3'],
  },
  {
    name: 'a restaurant touches only tiles beside it',
    stands: ['1 red b6 b7'],
    legal: ['stall purple a5-b5', 'stall purple a8-b8'],
    illegal: ['stall purple a6-b6'],
  },
  { name: 'the ends of two rows do not touch', stands: ['1 red l3 k3'], legal: ['stall white a4-a3'] },
])('R5.5 a stall may not touch any tile: $name', (given) =>
  // The purple one has no other entry than the taken b6, and its site is refused first.
  check({ ...given, because: 'R5.5' }),
);

test.each<Case>([
  {
    name: 'from the other side',
    map: `
     R1>  +   .   . `,
    legal: ['stall white c1-d1', 'stall white c1-c2'],
    illegal: ['stall white c1-b1'],
  },
  {
    name: 'from above and below',
    map: `
      .  R1v  .
      .   +   .
      .   .   . `,
    legal: ['stall white b3-b4', 'stall white b3-a3'],
    illegal: ['stall white b3-b2'],
  },
  {
    name: 'even one of the player’s own',
    map: `
      .  R0v  .
      .   +   .
      .   .   . `,
    legal: ['stall white b3-b4'],
    illegal: ['stall white b3-b2'],
  },
])('R5.6 no two entries share a site: $name', (given) => check({ ...given, because: 'R5.1' }));

test.each<Case>([
  {
    name: 'its own entry in the corner',
    map: `
      .   .   .
     R1v  .   .
      +   .   . `,
    legal: ['stall white b1-c1'],
    illegal: ['stall white b1-a1'],
  },
  {
    name: 'a customer in the corner',
    map: `
     *r   .   .
     R1v  .   .
      +   .   . `,
    illegal: ['stall white b1-c1', 'stall white b1-b2'],
  },
  {
    name: 'a wall closed diagonally with nothing behind it: only the new entry must stay outside',
    map: `
      .   .  Y1>  +
      .   .   .   .
     R1v  .   .   .
      +   .   .   . `,
    legal: ['stall white b2-c2', 'stall white b2-b3'],
    illegal: ['stall white b2-a2', 'stall white b2-b1'],
  },
  {
    name: 'a wall closed diagonally, a customer behind it',
    map: `
     *r   .  Y1>  +
      .   .   .   .
     R1v  .   .   .
      +   .   .   . `,
    illegal: ['stall white b2-c2', 'stall white b2-b3', 'stall white b2-a2', 'stall white b2-b1'],
  },
  {
    name: 'the same wall with a gap',
    map: `
     *r   .   .  Y1>  +
      .   .   .   .   .
     R1v  .   .   .   .
      +   .   .   .   . `,
    legal: ['stall white b2-c2', 'stall white b2-a2', 'stall white b2-b1'],
  },
  {
    name: 'everybody behind the wall: now the entry must be there too',
    map: `
     *r  *y  *b  R1<
     *g  *w   .   .
      +  Y1^  .   .
     B1^  .   .   . `,
    legal: ['stall green d3-c3', 'stall green d3-d4'],
    illegal: ['stall green c2-c3', 'stall green c2-d2'],
  },
])('R5.7 all entries and customers stay in one region: $name', (given) =>
  check({ ...given, because: 'R5.7' }),
);

test.each<Case>([
  {
    name: 'into a pocket, by a restaurant beside it',
    corner: 'a4',
    map: `
      .   +   .   .   .
      .  Y1^  .   .   .
      .   .  R1>  +   .
      .  B1>  +   .   .
      .   .   .   .   . `,
    legal: ['stall purple a8-b8'],
    illegal: ['stall purple a6-b6'],
  },
  {
    name: 'into a pocket that is open on one side',
    corner: 'a4',
    map: `
      .   +   .   .   .
      .  Y1^  .   .   .
      .   .   .   .   .
      .  B1>  +   .   .
      .   .   .   .   . `,
    legal: ['stall purple a6-b6', 'stall purple a8-b8'],
  },
  {
    name: 'a restaurant itself cuts off nothing, however narrow the market is next to it',
    corner: 'a4',
    map: `
      .   .   .   .   .
      .   .  r1   .   .
      .  *r  r1   .   .
      .   .  R1>  +   .
      .  *b   .   .   . `,
    legal: ['stall purple a5-b5', 'stall purple a7-b7', 'stall purple a5-a4'],
  },
  {
    name: 'into a corner behind a closed wall',
    map: `
      .   .   .  r1   .
      .   .  r1  R1>  +
      .  y1   .   .   .
     y1  Y1>  +   .   . `,
    illegal: ['stall white a1-b1', 'stall white a1-a2', 'stall white b1-a1'],
  },
  {
    name: 'into the same corner while the wall has a gap',
    map: `
      .   .   .  r1   .
      .   .  r1  R1>  +
      .   .   .   .   .
     y1  Y1>  +   .   . `,
    legal: ['stall white a1-b1', 'stall white a1-a2', 'stall white b1-a1'],
  },
])('R5.7 a new stall adds an entry that must be reachable itself: $name', (given) =>
  check({ ...given, because: 'R5.7' }),
);

test.each([
  { name: 'a standard card costs nothing', hand: 'S1', text: '', paid: 0 },
  { name: 'three cards cost nothing', hand: 'S1 J1 J2', text: '', paid: 0 },
  { name: 'a joker costs its fee', hand: 'J1', text: ' fee red', paid: 1 },
])('R5.8 a stall costs only cards and fee, and scores nothing: $name', ({ hand, text, paid }) => {
  const rival = '1 red f2 f3 g2';
  const before = makePosition({ stands: [rival], seats: [{ hand, points: 7 }], medals: { red: [1, 1] } });
  const after = look(play(before, `stall red b2-b3${text}`));
  expect(after.players[0]).toMatchObject({
    points: 7,
    hand: [],
    money: byColour((colour) => (colour === 'red' ? 9 - paid : 9)),
  });
  expect(after.medals).toEqual(look(before).medals);
  expect(after.supply).toEqual(look(before).supply);
  expect(after.stands).toContainEqual({ owner: 0, colour: 'red', stall: 'b2', entry: 'b3', expansions: [] });
});

test('R5.8 who has no money at all can build a stall', () => {
  check({ name: 'poor', seats: [{ hand: 'S1', money: {} }], legal: ['stall white b2-b3'] });
});
