/** What can be done with a stand, in positions where each answer is known. */
import { expect, test } from 'vitest';
import { standIncome, standOffers } from '../../src/index.ts';
import { cairoWith, makePosition, type Position } from '../positions.ts';

const RED: Position = { stands: ['0 red b2 b3 c2', '1 red f5 f6 g5'], customers: { red: 'h9' } };

test('R6 an expansion: the site with the fewest cards, the cheapest payment, and how many sites there are', () => {
  const state = makePosition({ ...RED, seats: [{ hand: 'S1 S5 J1', money: { red: 3, blue: 2 } }] });
  const { expand } = standOffers(state, 0, 'red');
  expect(expand).toMatchObject({
    action: { type: 'expand', colour: 'red', cards: ['S1'], fee: null, payment: { red: 3 } },
  });
  expect(expand).toHaveProperty('sites', 5);
});

test('R4.2 a joker rather than three cards, although it costs a coin', () => {
  const joker = makePosition({ ...RED, seats: [{ hand: 'J1 S9 S9', money: { red: 3, blue: 2 } }] });
  expect(standOffers(joker, 0, 'red').expand).toMatchObject({ action: { cards: ['J1'], fee: 'blue' } });
  const poor = makePosition({ ...RED, seats: [{ hand: 'J1 S9 S9', money: { red: 3 } }] });
  expect(standOffers(poor, 0, 'red').expand).toMatchObject({
    action: { cards: ['S9', 'S9', 'J1'], fee: null },
  });
});

test.each<[string, Position, object]>([
  [
    'no card',
    { ...RED, seats: [{ hand: 'S9', money: { red: 9 } }] },
    { code: 'build/no-card-fits', rule: 'R4.2' },
  ],
  ['no money', { ...RED, seats: [{ hand: 'S1', money: { red: 1 } }] }, { code: 'build/cannot-pay', size: 3 }],
  ['no stall of the colour', { ...RED, stands: ['1 red f5 f6'] }, { code: 'build/no-stand', rule: 'R6.1' }],
  [
    'no tile left',
    {
      edition: cairoWith({ expansionsPerColour: 1 }),
      phase: 'final',
      stands: ['0 red b2 b3', '1 red f2 f3 g2'],
    },
    { code: 'build/supply-empty', rule: 'R6.1' },
  ],
  ['the moment', { ...RED, pending: { picksLeft: 1 } }, { code: 'action/not-now', expected: 'pick' }],
])('R6 an expansion is refused: %s', (_, position, refusal) => {
  expect(standOffers(makePosition(position), 0, 'red').expand).toEqual({
    refusal: expect.objectContaining(refusal),
  });
});

const BOXED: Position = {
  map: `
   G0>  +   .   .
    +   .   .   .
   R1^  .   .   .
    .   .   .   . `,
};

test('R7.1 a blocked stall moves and does not grow; another grows and does not move', () => {
  const boxed = standOffers(makePosition(BOXED), 0, 'green');
  expect(boxed.move).toMatchObject({ action: { type: 'move', colour: 'green' } });
  expect(boxed.expand).toEqual({ refusal: { code: 'expand/nowhere', rule: 'R6.3', colour: 'green' } });
  const free = standOffers(makePosition(RED), 0, 'red');
  expect(free.move).toMatchObject({ refusal: { code: 'move/expanded', size: 2 } });
});

test('R7.2 a blocked stall without another site', () => {
  const state = makePosition({
    players: 4,
    stands: ['0 purple a5 b5', '1 purple a9 b9 a8 a7', '2 purple f12 f11', '3 purple l9 k9 l8 l7 l6'],
    customers: { red: 'd2', yellow: 'e2', green: 'f2', blue: 'g2', white: 'h2' },
  });
  const { move, expand } = standOffers(state, 0, 'purple');
  expect([move, expand]).toMatchObject([
    { refusal: { code: 'move/nowhere', rule: 'R7.2' } },
    { refusal: { code: 'expand/nowhere' } },
  ]);
});

test('R8 a lure to any stand, with as many barkers as it takes', () => {
  const near = makePosition({ ...RED, customers: { red: 'f8' } });
  expect(standOffers(near, 1, 'red')).toEqual({
    lure: { action: { type: 'lure', colour: 'red', entry: 'f6', barkers: 0 }, sites: 1 },
  });
  expect(standOffers(near, 0, 'red').lure).toMatchObject({
    refusal: { code: 'lure/needs-barkers', needed: 1 },
  });
  const loud = makePosition({ ...RED, customers: { red: 'f8' }, seats: [{ hand: 'S1', barkers: 1 }] });
  expect(standOffers(loud, 0, 'red').lure).toMatchObject({ action: { entry: 'b3', barkers: 1 } });
});

test.each<[string, Position, object]>([
  ['the customer waits', { ...RED, customers: {}, waits: 'red' }, { code: 'lure/waiting' }],
  [
    'its entry is taken',
    { ...RED, customers: { red: 'h9', blue: 'b3' } },
    { code: 'lure/entry-occupied', by: 'blue' },
  ],
])('R8.1 a lure is refused: %s', (_, position, refusal) => {
  expect(standOffers(makePosition(position), 0, 'red').lure).toEqual({
    refusal: expect.objectContaining(refusal),
  });
});

test('R8.6 what a customer brings, to whom', () => {
  const state = makePosition(RED);
  expect(standIncome(state, 0, 0, 'red')).toEqual([{ seat: 0, amount: 2 }]);
  expect(standIncome(state, 0, 1, 'red')).toEqual([
    { seat: 0, amount: 1 },
    { seat: 1, amount: 2 },
  ]);
  expect(standIncome(state, 0, 2, 'red')).toEqual([]);
});
