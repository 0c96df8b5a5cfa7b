/** R7: a blocked stall may move. */
import { expect, test } from 'vitest';
import { type GameState, legalActions } from '../../src/index.ts';
import { byColour, cairoWith, makePosition, type Position } from '../positions.ts';
import { type Case, check, isLegal, look, play, sitesFor } from './check.ts';

// Green has its own entry on one side and a rival's on the other.
const BOXED: Position = {
  map: `
   G0>  +   .   .
    +   .   .   .
   R1^  .   .   .
    .   .   .   . `,
};

test.each<Case>([
  { name: 'entries on all sides', ...BOXED, legal: ['move green j2-j3'], illegal: ['expand green a2'] },
  {
    name: 'tiles and entries',
    map: `
     G0>  +   .   .
     r1   .   .   .
     R1>  +   .   . `,
    legal: ['move green j2-j3'],
  },
  {
    name: 'beside another stand of its colour (R6.4)',
    map: `
     G0>  +   .   .
      .   .   .   .
     g1   .   .   .
     g1  g1  g1   .
      .   .  G1>  + `,
    legal: ['move green j2-j3'],
    illegal: ['expand green a2'],
  },
  {
    name: 'by its area (R6.2)',
    corner: 'a4',
    map: `
      .   .   .
     P0>  +   .
      .   .   .
     p1   .   .
     p1   .   .
     P1>  +   . `,
    legal: ['move purple l6-k6'],
    illegal: ['expand purple a6', 'expand purple a4'],
  },
  {
    name: 'growing would part two entries (R6.5)',
    map: `
      +   .   .  G0>  +
     Y2^ r1   .   +   .
     r1  r1   .  B2^  .
     r1  R1>  +   .   . `,
    legal: ['move green j2-j3'],
    illegal: ['expand green c1'],
  },
])('R7.1 a stall that could not grow is blocked: $name', check);

test.each<Case>([
  {
    name: 'room to grow',
    map: `
     G0>  +   .
      .   .   . `,
    legal: ['expand green a2'],
    illegal: ['move green j2-j3', 'move green c1-d1'],
  },
  {
    name: 'a customer in the way goes again',
    map: `
     G0>  +   .
     *r   .   . `,
    illegal: ['move green j2-j3'],
  },
  {
    name: 'growing would part a customer from the others, but no entry',
    map: `
     *r   .   .  G0>  +
      .  r1   .   +   .
     r1  r1   .  B2^  .
     r1  R1>  +   .   . `,
    illegal: ['move green j2-j3'],
  },
  {
    name: 'a lack of money',
    stands: ['0 green a1 b1'],
    seats: [{ hand: 'S3', money: {} }],
    illegal: ['move green j2-j3'],
  },
  {
    name: 'a lack of cards',
    stands: ['0 green a1 b1'],
    seats: [{ hand: 'S3' }],
    illegal: ['move green j2-j3'],
  },
  {
    name: 'an empty supply',
    edition: cairoWith({ expansionsPerColour: 1 }),
    phase: 'final',
    stands: ['0 green a1 b1', '1 green j10 j9 k10'],
    illegal: ['move green f2-f3'],
  },
  {
    name: 'it has an expansion',
    map: `
     G0>  +   .
     g0   +  Y1<
     R1v  .   .
      +   .   . `,
    illegal: ['move green j2-j3'],
  },
  { name: 'it is still in stock', ...BOXED, illegal: ['move white j2-j3'] },
])('R7.1 a stall is not blocked: $name', (given) => check({ ...given, because: 'R7.1' }));

// Seat 0 may put a red or a yellow expansion onto a3. The same sites are covered then, but only red blocks seat 1.
test('R7.1 the colour of a tile decides, not only where tiles lie', () => {
  const before = makePosition({
    map: `
     R1>  +   .   .
      .   .   .   .
      .  y0  Y0>  +
     r0  r0   .   .
      .  R0v  .   .
      .   +   .   . `,
    seats: [{ hand: 'S1' }, { hand: 'S1', money: { red: 9 } }],
  });
  const states = ['expand red a3', 'expand yellow a3'].map((text) => play(before, text));
  const redBuilds = (state: GameState): string[] => [
    ...new Set(
      legalActions(state).flatMap((one) => ('colour' in one && one.colour === 'red' ? [one.type] : [])),
    ),
  ];
  // One after the other, in both orders: caches of one state must not affect the other.
  const there = states.map((state) => redBuilds(state).filter((type) => type !== 'lure'));
  const back = states.toReversed().map((state) => redBuilds(state).filter((type) => type !== 'lure'));
  expect([there, back.toReversed()]).toEqual([
    [['move'], ['expand']],
    [['move'], ['expand']],
  ]);
});

test.each<Case>([
  {
    name: 'never on the spot, whichever way it turns',
    ...BOXED,
    legal: ['move green b1-a1'],
    illegal: ['move green a1-b1', 'move green a1-a2'],
    because: 'R7.2',
  },
  {
    name: 'the old site may become the entry, the old entry the site',
    ...BOXED,
    legal: [
      'move green b1-a1',
      'move green b1-c1',
      'move green b1-b2',
      'move green c1-b1',
      'move green b2-b1',
    ],
  },
  {
    name: 'lifted before touching is judged (R5.5) and the segment (R5.4)',
    ...BOXED,
    legal: ['move green b1-b2', 'move green c1-d1', 'move green d4-d3'],
    illegal: ['move green b3-b2', 'move green a4-b4'],
    because: 'R5.5',
  },
  {
    name: "but a rival's stall still counts for the segment",
    map: `
     G0>  +   .   .  G1>  +
      +   .   .   .   .   .
     R1^  .   .   .   .   . `,
    legal: ['move green d4-d3', 'move green i1-i2'],
    illegal: ['move green h4-h3', 'move green e3-e4'],
    because: 'R5.4',
  },
  {
    // b2 and its rivals' a3 and c1 close the corner diagonally; each side of b2 is green's or an entry.
    name: 'lifted before reachability is judged (R5.7): the wall is open again',
    map: `
      .   .  g2  g2  G2v
      .  G0v  .   .   +
     g1   +   .   .   .
     g1  g1   .   .   .
      .  G1>  +   .   . `,
    legal: ['move green a1-a2', 'move green a1-b1', 'move green c3-b3'],
    illegal: ['move green b1-a1', 'move green c2-d2'],
    because: 'R5.5',
  },
])('R7.2 it is lifted with its entry and built anew: $name', check);

test('R7.2 a new site may not cut off anything either (R5.7)', () => {
  check({
    name: 'the corner of a customer',
    map: `
     *r   .   .   .   .   .
     Y1v  .   .   .   .   .
      +   .   .   .   .   .
      .   .   .   .   .   . `,
    stands: ['0 green l1 k1', '2 red l3 l2'],
    legal: ['move green c1-b1', 'move green c1-d1'],
    illegal: ['move green b1-b2', 'move green b1-c1'],
    because: 'R5.7',
  });
});

test('R7.2 the stall stands anew, the turn costs its cards and scores nothing', () => {
  const before = makePosition({ ...BOXED, seats: [{ hand: 'S1 J1', points: 5 }] });
  const after = look(play(before, 'move green b1-a1 with S1'));
  expect(after.stands).toEqual([
    { owner: 0, colour: 'green', stall: 'b1', entry: 'a1', expansions: [] },
    { owner: 1, colour: 'red', stall: 'a3', entry: 'a2', expansions: [] },
  ]);
  expect(after.players[0]).toMatchObject({ hand: ['J1'], points: 5, money: byColour(() => 9) });
  expect([after.discards, after.supply, after.seat]).toEqual([['S1'], byColour(() => 6), 1]);
  const withJoker = look(play(before, 'move green j2-j3 with J1 fee blue'));
  expect(withJoker.players[0]?.money).toEqual(byColour((colour) => (colour === 'blue' ? 8 : 9)));
});

// Four segments of the restaurant area have a purple stall; in the two others all sites touch a tile or are the old one.
const NOWHERE: Position = {
  players: 4,
  stands: ['0 purple a5 b5', '1 purple a9 b9 a8 a7', '2 purple f12 f11', '3 purple l9 k9 l8 l7 l6'],
  customers: { red: 'd2', yellow: 'e2', green: 'f2', blue: 'g2', white: 'h2' },
};

test('R7.2 without a legal new site there is no move', () => {
  const state = makePosition(NOWHERE);
  expect(sitesFor(state, 'move purple')).toEqual([]);
  expect(sitesFor(state, 'expand purple')).toEqual([]);
  for (const refused of [
    'move purple a5-b5',
    'move purple a6-b6',
    'move purple l5-k5',
    'move purple d12-d11',
  ]) {
    expect([refused, isLegal(state, refused)]).toEqual([refused, false]);
  }
  const room = makePosition({
    ...NOWHERE,
    stands: [...(NOWHERE.stands ?? []).slice(0, 3), '3 purple l9 k9 l8 l7'],
  });
  expect(sitesFor(room, 'move purple')).toEqual(['l5']);
});

test.each<Case>([
  {
    name: 'a blocked one',
    players: 2,
    map: `
     Gn>  +   .   .
      +   .   .   .
     R1^  .   .   . `,
    legal: ['stall green f2-f3'],
    illegal: ['move green f2-f3', 'move green c1-d1'],
  },
  {
    name: 'one with room',
    players: 2,
    stands: ['neutral green b2 b3'],
    illegal: ['expand green c2', 'move green f2-f3'],
  },
  {
    name: 'one beside an own stand of another colour',
    players: 2,
    stands: ['neutral green b2 b3', '0 red d2 d3'],
    legal: ['expand red c2'],
    illegal: ['expand green c2'],
  },
  {
    name: 'not in place of its own one, either',
    players: 2,
    stands: ['neutral green b2 b3', '0 green f2 f3'],
    legal: ['expand green g2'],
    illegal: ['expand green c2', 'expand green a2'],
  },
])('R7.3 neutral stalls are never moved or expanded: $name', check);

const CUSTOMER_ON_ENTRY: Position = {
  map: `
   G0> *r   .   .
    +   .   .   .
   R1^  .   .   .
    .   .   .   . `,
};

test.each<Case>([
  {
    name: 'the site is not free',
    ...CUSTOMER_ON_ENTRY,
    legal: ['move green c1-d1', 'move green b2-c2'],
    illegal: ['move green b1-a1', 'move green b1-c1', 'move green c1-b1', 'move green b2-b1'],
    because: 'R5.1',
  },
])('R7.4 a customer on the old entry stays: $name', check);

test('R7.4 afterwards the site is an entry no longer, but walkable, and free when the customer has gone', () => {
  const before = makePosition({
    ...CUSTOMER_ON_ENTRY,
    customers: { green: 'c1', yellow: 'd1' },
    stands: ['2 yellow a4 b4'],
    waits: 'white',
    seats: [{ hand: 'S3' }, { hand: 'S1' }, { hand: 'S1' }],
  });
  const moved = play(before, 'move green j2-j3');
  expect(look(moved).customers.red).toBe('b1');
  // Green's only entry is the new one, though its customer stands beside the old one.
  expect([isLegal(moved, 'lure green b1'), isLegal(moved, 'lure green j3')]).toEqual([false, true]);
  for (const taken of ['stall white b1-c1', 'stall white b2-b1', 'stall white c1-b1']) {
    expect([taken, isLegal(moved, taken)]).toEqual([taken, false]);
  }
  const gone = play(moved, 'lure red a2');
  expect(look(gone).customers).toMatchObject({ red: null, white: 'a2' });
  expect([isLegal(gone, 'stall white b1-b2'), isLegal(gone, 'stall white b2-b1')]).toEqual([true, true]);
});
