/** R8: luring customers. */
import { expect, test } from 'vitest';
import { legalActions, routes } from '../../src/index.ts';
import { makePosition, type Position } from '../positions.ts';
import { type Case, check, eventsOf, look, play, sitesFor } from './check.ts';

test.each<Case>([
  {
    name: 'own, rival and neutral entries, each the nearest of its colour',
    players: 2,
    stands: ['0 red b2 b3', '1 blue f2 f3', 'neutral white j2 j3'],
    legal: ['lure red b3', 'lure blue f3', 'lure white j3'],
    illegal: ['lure red f3', 'lure red j3', 'lure yellow b3'],
  },
  {
    name: 'no entry of the colour',
    stands: ['0 red b2 b3'],
    legal: ['lure red b3'],
    illegal: ['lure green b3', 'lure green b2', 'lure green c4'],
  },
  {
    name: 'the one that waits',
    stands: ['0 red b2 b3'],
    waits: 'red',
    illegal: ['lure red b3'],
  },
  {
    name: 'a customer on the only entry',
    map: `
      .   .   .
     R0> *y   .
      .   .   . `,
    illegal: ['lure red b2'],
  },
  {
    name: 'a customer on the nearest entry: the next one is the nearest open one',
    map: `
     *r   .   .   .
     R0> *y   .  R1v
      .   .   .   + `,
    legal: ['lure red d3'],
    illegal: ['lure red b2'],
  },
  {
    name: 'to the entry, not to the stall or any other site',
    map: `
     *r   .   .
     R0>  +   . `,
    legal: ['lure red b2'],
    illegal: ['lure red a2', 'lure red c2', 'lure red a1'],
  },
])('R8.1 a customer in the market goes to an open entry of its colour: $name', check);

// From a1 to the red entry of seat 1; it is the nearest as long as its way is not longer than that of seat 2's.
test.each<Case & { entry: string; steps: number }>([
  {
    name: 'straight on',
    entry: 'd1',
    steps: 3,
    map: `
     *r   .   .   +  R1<
      .   .   .   .   . `,
  },
  {
    name: 'round a corner, without diagonals',
    entry: 'c3',
    steps: 4,
    map: `
     *r   .   .   .
      .   .   .   .
      .   .   +  R1< `,
  },
  {
    name: 'round a wall',
    entry: 'c1',
    steps: 6,
    map: `
     *r  y1   +  R1<
      .  Y1>  +   .
      .   .   .   . `,
  },
  {
    name: 'over entries and customers',
    entry: 'd1',
    steps: 3,
    map: `
     *r   +  *w   +  R1<
      .  Y1^  .   .   . `,
  },
  {
    name: 'along the edge of the restaurant area, not through it',
    entry: 'b8',
    steps: 6,
    corner: 'a5',
    map: `
      .   .   .   .   .
      .  *r   .   .   .
      .  y1  Y1>  +   .
      .   +   .   .   .
      .  R1^  .   .   . `,
  },
])('R8.2 the distance is the number of steps of the shortest path: $name', (given) => {
  const { entry, steps } = given;
  const state = makePosition(given);
  expect(routes(state, 'red')).toMatchObject([{ entry, steps }]);
  const [lured] = eventsOf(state, `lure red ${entry}`, 'lured');
  const path = lured?.type === 'lured' ? lured.path : [];
  expect(path).toHaveLength(steps + 1);
  check({ ...given, legal: [`lure red ${entry}`] });
});

test.each<Case>([
  {
    name: 'a long way round makes the entry that looks farther the nearer one',
    // c1 is 2 columns away but 6 steps, d3 is 5 steps.
    map: `
     *r  y1   +  R1<
      .  Y1>  +   .
      .   .   .   +
      .   .   .  R2^ `,
    legal: ['lure red d3'],
    illegal: ['lure red c1'],
  },
  {
    name: 'three steps straight on are fewer than four round a corner',
    players: 4,
    map: `
      .   .  R1>  +   .   .   .   .   .
      .   .   .   .   .   .   .   .   .
      .   .   .   .   .  *r   .   .   +
      .   .   .   .   .   .   .   .  R0^
      .   .  R2>  +   .   .   .   +  R3< `,
    legal: ['lure red i3'],
    illegal: ['lure red d1', 'lure red d5', 'lure red h5'],
  },
  {
    name: 'the same upside down',
    players: 4,
    map: `
      .   .  R2>  +   .   .   .   +  R3<
      .   .   .   .   .   .   .   .   .
      .   .   .   .   .  *r   .   .   +
      .   .   .   .   .   .   .   .  R0^
      .   .  R1>  +   .   .   .   .   . `,
    legal: ['lure red i3'],
    illegal: ['lure red h1', 'lure red d1', 'lure red d5'],
  },
])('R8.2 steps count, not the distance on the map: $name', check);

test.each<Case>([
  {
    name: 'the nearer one only',
    map: `
     *r   .   +   .   .   +
      .   .  R1^  .   .  R2^`,
    legal: ['lure red c1'],
    illegal: ['lure red f1'],
  },
  {
    name: 'equally near ones by choice',
    map: `
     *r   .   .   +
      .   .   .  R0^
      .   +   .   .
      .  R1^  .   . `,
    legal: ['lure red d1', 'lure red b3'],
  },
])('R8.3 the nearest open entry, of equally near ones any: $name', (given) => {
  check(given);
  const offered = sitesFor(makePosition(given), 'lure red').map((entry) => `lure red ${entry}`);
  expect(offered.sort()).toEqual([...(given.legal ?? [])].sort());
});

// Red entries 1, 1, 4 and 7 steps from c3; seat 2's is occupied in the second position.
const FOUR: Position = {
  players: 4,
  stands: ['0 red b2 c2 b1', '1 red c5 c4 c6 d6', '2 red g2 f2', '3 red j2 i2'],
  customers: { red: 'c3' },
};

/** The lures of the red customer with this many barkers in hand. */
function luresWith(barkers: number, position: Position = FOUR): string[] {
  const state = makePosition({ ...position, seats: [{ barkers }, { barkers: 7 - barkers }] });
  return legalActions(state).flatMap((action) =>
    action.type === 'lure' && action.colour === 'red' ? [`${action.entry} past ${action.barkers}`] : [],
  );
}

test.each([
  { barkers: 0, lures: ['c2 past 0', 'c4 past 0'] },
  { barkers: 1, lures: ['c2 past 0', 'c4 past 0'] },
  { barkers: 2, lures: ['c2 past 0', 'f2 past 2', 'c4 past 0'] },
  { barkers: 3, lures: ['c2 past 0', 'f2 past 2', 'i2 past 3', 'c4 past 0'] },
  { barkers: 7, lures: ['c2 past 0', 'f2 past 2', 'i2 past 3', 'c4 past 0'] },
])(
  'R8.4 a barker for each strictly nearer open entry, two that tie need two: $barkers barkers',
  ({ barkers, lures }) => {
    expect(luresWith(barkers)).toEqual(lures);
  },
);

test('R8.4 an entry that is not open need not be passed', () => {
  const occupied = { ...FOUR, customers: { red: 'c3', blue: 'c4' } };
  expect(luresWith(0, occupied)).toEqual(['c2 past 0']);
  expect(luresWith(1, occupied)).toEqual(['c2 past 0', 'f2 past 1']);
  expect(luresWith(2, occupied)).toEqual(['c2 past 0', 'f2 past 1', 'i2 past 2']);
});

test('R8.4 entries that are as far away need not be passed', () => {
  const tie = { ...FOUR, stands: ['0 red b2 c2', '1 red c7 c6', '2 red f4 f3'] };
  expect(luresWith(0, tie)).toEqual(['c2 past 0']);
  expect(luresWith(1, tie)).toEqual(['c2 past 0', 'f3 past 1', 'c6 past 1']);
});

test.each<Case>([
  {
    name: 'exactly as many as needed',
    ...FOUR,
    seats: [{ barkers: 3 }],
    legal: ['lure red c2', 'lure red f2 past 2', 'lure red i2 past 3'],
    illegal: [
      'lure red c2 past 1',
      'lure red f2',
      'lure red f2 past 1',
      'lure red f2 past 3',
      'lure red i2 past 2',
    ],
  },
  {
    name: 'only those of the active player',
    ...FOUR,
    seats: [{ barkers: 1 }, { barkers: 3 }, { barkers: 3 }],
    legal: ['lure red c2'],
    illegal: ['lure red f2 past 2', 'lure red f2 past 1'],
  },
])('R8.4 barkers: $name', check);

test('R8.4 barkers that were played go back to the stock', () => {
  const before = makePosition({ ...FOUR, seats: [{ barkers: 3 }, { barkers: 1 }] });
  const after = look(play(before, 'lure red f2 past 2'));
  expect([after.players.map(({ barkers }) => barkers), after.barkerStock]).toEqual([[1, 1, 0, 0], 5]);
  expect(look(play(before, 'lure red c2')).barkerStock).toBe(3);
});

test('R8.5 the lured customer leaves, the one that waited takes the entry', () => {
  const before = makePosition({
    stands: ['0 red b2 b3', '1 blue f2 f3'],
    customers: { red: 'd3' },
    waits: 'blue',
  });
  const first = look(play(before, 'lure red b3'));
  expect(first.customers).toEqual({ ...look(before).customers, red: null, blue: 'b3' });
  // Now red waits: blue is lured away from red's entry, and red takes its place at blue's.
  const second = look(play(before, 'lure red b3', 'lure blue f3'));
  expect(second.customers).toEqual({ ...look(before).customers, red: 'f3', blue: null });
});

test.each([
  { waits: 'yellow' as const, colour: 'red' as const },
  { waits: 'purple' as const, colour: 'white' as const },
  { waits: 'red' as const, colour: 'purple' as const },
])('R8.5 no customer comes to an entry of its own colour: $waits to $colour', ({ waits, colour }) => {
  const [stall, entry] = colour === 'purple' ? ['a6', 'b6'] : ['b2', 'b3'];
  const state = makePosition({ stands: [`0 ${colour} ${stall} ${entry}`], waits });
  const { customers } = look(play(state, `lure ${colour} ${entry}`));
  expect([customers[waits], customers[colour]]).toEqual([entry, null]);
});

test.each([
  { name: 'an own stall', stand: '0 red b2 b3', own: 1, rival: 0 },
  { name: 'an own stand of three', stand: '0 red b2 b3 c2 d2', own: 3, rival: 0 },
  { name: "a rival's stall", stand: '1 red b2 b3', own: 1, rival: 1 },
  { name: "a rival's stand of four", stand: '1 red b2 b3 c2 d2 d1', own: 1, rival: 4 },
  { name: 'a neutral stall', stand: 'neutral red b2 b3', own: 1, rival: 0 },
])('R8.6 income in the colour of the stand: $name', ({ stand, own, rival }) => {
  const money = { red: 2, blue: 3 };
  const state = makePosition({ players: 2, stands: [stand], seats: [{ money }, { money }] });
  const coins = look(play(state, 'lure red b3')).players.map((player) => player.money);
  const expected = (income: number) => ({
    red: 2 + income,
    yellow: 0,
    green: 0,
    blue: 3,
    white: 0,
    purple: 0,
  });
  expect(coins).toEqual([expected(own), expected(rival)]);
});
