/** R4: one action in a turn, and the cards and coins that every build takes. */
import { expect, test } from 'vitest';
import { apply, COLOURS, type Coins, legalActions, payments } from '../../src/index.ts';
import { byColour, makePosition, type Position } from '../positions.ts';
import { type Case, check, isLegal, look, play, readText } from './check.ts';

// Green is blocked in its corner, red can grow and is lured from b5.
const ALL_KINDS: Position = {
  map: `
   G0>  +   .   .   .
    +   .   .  R0v  .
   Y1^  .   .   +   .
    .   .   .   .   . `,
  customers: { red: 'b5' },
};

test.each([
  { action: 'stall white g2-g3' },
  { action: 'expand red e2' },
  { action: 'move green g2-g3' },
  { action: 'lure red d3' },
])('R4.1 one action ends the turn: $action', ({ action }) => {
  const after = look(play(makePosition(ALL_KINDS), action));
  expect([after.seat, after.pending]).toEqual([1, null]);
});

test('R4.1 a draw is two picks and nothing else between them', () => {
  const begun = play(makePosition({ ...ALL_KINDS, seats: [{ hand: 'S1' }] }), 'take pile');
  expect([look(begun).seat, look(begun).pending]).toEqual([0, { picksLeft: 1 }]);
  expect([...new Set(legalActions(begun).map(({ type }) => type))]).toEqual(['pick']);
  for (const action of ['stall white c4-d4 with S1', 'expand red d1 with S1', 'lure red d3', 'drop out']) {
    expect([action, isLegal(begun, action)]).toEqual([action, false]);
  }
  expect(look(play(begun, 'take barker')).seat).toBe(1);
});

test('R4.1 there is no passing, and nothing of set-up or final phase', () => {
  const state = makePosition(ALL_KINDS);
  const types = [...new Set(legalActions(state).map(({ type }) => type))];
  expect(types).toEqual(['stall', 'expand', 'move', 'lure', 'pick']);
  for (const action of ['drop out', 'discard S1', 'place white g2-g3']) {
    expect([action, isLegal(state, action)]).toEqual([action, false]);
  }
  expect(apply(state, { type: 'pass' }).ok).toBe(false);
});

/** The different cards with which the stall may be built on b2, in segment 1. */
function waysOnB2(hand: string, money: Coins): string[] {
  return legalActions(makePosition({ seats: [{ hand, money }] })).flatMap((action) =>
    action.type === 'stall' && action.colour === 'white' && action.stall === 'b2' && action.entry === 'b3'
      ? [action.cards.join(' ')]
      : [],
  );
}

// J1 has the segments 1, 2, 3; J2 has 4, 5, 6.
test.each([
  { hand: '', ways: [] },
  { hand: 'S1', ways: ['S1'] },
  { hand: 'S2', ways: [] },
  { hand: 'S1 S1', ways: ['S1'] },
  { hand: 'S4 S4', ways: [] },
  { hand: 'J1', ways: ['J1'] },
  { hand: 'J2', ways: [] },
  { hand: 'J1 J2', ways: ['J1'] },
  { hand: 'S4 S4 S4', ways: ['S4 S4 S4'] },
  { hand: 'S4 J2 J3', ways: ['S4 J2 J3'] },
  { hand: 'S1 S2 S3', ways: ['S1', 'S1 S2 S3'] },
  { hand: 'S4 S5 S6 S7', ways: ['S4 S5 S6', 'S4 S5 S7', 'S4 S6 S7', 'S5 S6 S7'] },
  { hand: 'S1 S1 S4 J1', ways: ['S1', 'S1 S1 S4', 'S1 S1 J1', 'S1 S4 J1', 'J1'] },
])('R4.2 a fitting card, a fitting joker or any three: $hand', ({ hand, ways }) => {
  expect(waysOnB2(hand, { red: 1 })).toEqual(ways);
});

test.each<Case>([
  {
    name: 'a card of another segment',
    seats: [{ hand: 'S1' }],
    legal: ['stall white b2-b3'],
    illegal: ['stall white f2-f3'],
  },
  {
    name: 'two cards',
    seats: [{ hand: 'S1 S4' }],
    legal: ['stall white b2-b3 with S1'],
    illegal: ['stall white b2-b3'],
  },
  {
    name: 'cards that are not held',
    seats: [{ hand: 'S1 S4 S5' }],
    legal: ['stall white b2-b3 with S1 S4 S5'],
    illegal: [
      'stall white b2-b3 with J1 fee red',
      'stall white b2-b3 with S1 S1 S4',
      'stall white f2-f3 with S2',
    ],
  },
])('R4.2 only cards from the hand, one or three: $name', check);

test.each(COLOURS)('R4.2 a joker alone costs one coin of any colour: %s', (fee) => {
  const state = makePosition({ seats: [{ hand: 'J1', money: { [fee]: 1 } }] });
  expect(isLegal(state, `stall white b2-b3 with J1 fee ${fee}`)).toBe(true);
  for (const refused of ['', ...COLOURS.filter((other) => other !== fee).map((other) => ` fee ${other}`)]) {
    expect(apply(state, readText(state, `stall white b2-b3 with J1${refused}`)).ok).toBe(false);
  }
  expect(look(play(state, `stall white b2-b3 with J1 fee ${fee}`)).players[0]?.money).toEqual(
    byColour(() => 0),
  );
});

test.each([
  { name: 'a standard card', hand: 'S1' },
  { name: 'three cards with jokers', hand: 'S1 J1 J2' },
  { name: 'three jokers', hand: 'J1 J2 J3' },
])('R4.2 three cards are free with jokers among them, as is a standard card: $name', ({ hand }) => {
  const state = makePosition({ seats: [{ hand }] });
  const text = `stall white b2-b3 with ${hand}`;
  expect(look(play(state, text)).players[0]?.money).toEqual(byColour(() => 9));
  expect(apply(state, readText(state, `${text} fee red`)).ok).toBe(false);
});

test.each([
  { name: 'three', hand: 'J1 S4 S4', played: 'S4 S4 J1' },
  { name: 'one of several', hand: 'S1 S4 S4', played: 'S1' },
])('R4.2 the cards go face up to the discards: $name', ({ hand, played }) => {
  const state = makePosition({ seats: [{ hand }], discards: 'S9' });
  const after = look(play(state, `stall white b2-b3 with ${played}`));
  expect(after.discards).toEqual(['S9', ...played.split(' ')]);
  expect(after.players[0]?.hand).toEqual(played === 'S1' ? ['S4', 'S4'] : []);
});

test.each<Case>([
  {
    name: 'a stall with its entry in another segment',
    seats: [{ hand: 'S1' }],
    legal: ['stall white d2-e2', 'stall white d2-d3'],
    illegal: ['stall white e2-d2', 'stall white e2-e3'],
  },
  {
    name: 'an expansion, wherever its stand began',
    stands: ['0 red d2 d3'],
    seats: [{ hand: 'S2' }],
    legal: ['expand red e2'],
    illegal: ['expand red c2', 'expand red d1'],
  },
  {
    name: 'a joker for one of its three segments',
    seats: [{ hand: 'J4' }],
    legal: ['stall white b2-b3 fee red', 'stall white b6-b7 fee red', 'stall white b10-b9 fee red'],
    illegal: ['stall white f2-f3 fee red', 'stall white f6-f7 fee red', 'stall white j10-j9 fee red'],
  },
  {
    name: 'a moved stall: the new site, not the old one',
    map: ALL_KINDS.map ?? '',
    seats: [{ hand: 'S2' }],
    legal: ['move green g2-g3', 'move green e4-d4'],
    illegal: ['move green b4-c4', 'move green j2-j3', 'move green d4-e4'],
  },
])('R4.3 the cards must fit the site that gets the tile: $name', check);

// Red grows from one tile to two: 2 red, or 1 red and 2 others (R6.6). The joker J1 asks for one coin more.
test.each<{ name: string; money: Coins; standard: boolean; joker: boolean }>([
  { name: 'nothing', money: {}, standard: false, joker: false },
  { name: 'no coin of the colour', money: { blue: 9, white: 9 }, standard: false, joker: false },
  { name: 'the price in its colour', money: { red: 2 }, standard: true, joker: false },
  { name: 'and a third coin for the fee', money: { red: 3 }, standard: true, joker: true },
  { name: 'a fee of another colour', money: { red: 2, green: 1 }, standard: true, joker: true },
  { name: 'one too few of others', money: { red: 1, blue: 1 }, standard: false, joker: false },
  { name: 'the price with others', money: { red: 1, blue: 1, white: 1 }, standard: true, joker: false },
  {
    name: 'the price with others and the fee',
    money: { red: 1, blue: 2, white: 1 },
    standard: true,
    joker: true,
  },
])('R4.4 own money covers fee and price together: $name', ({ money, standard, joker }) => {
  const expandsWith = (hand: string): boolean =>
    legalActions(
      makePosition({ stands: ['0 red b2 b3'], seats: [{ hand, money }, { money: byColour(() => 9) }] }),
    ).some(({ type }) => type === 'expand');
  expect([expandsWith('S1'), expandsWith('J1')]).toEqual([standard, joker]);
});

test('R4.4 the player names the coins, and all of them go to the bank', () => {
  const state = makePosition({
    stands: ['0 red b2 b3'],
    seats: [{ hand: 'J1', money: { red: 2, blue: 2, white: 1 } }],
  });
  const [canonical] = legalActions(state).filter((action) => action.type === 'expand');
  if (canonical?.type !== 'expand') throw new Error('no expansion');
  const mixes = payments(state, canonical).map((action) =>
    action.type === 'expand' ? `${JSON.stringify(action.payment)} ${action.fee}` : '',
  );
  expect(mixes.sort()).toEqual([
    '{"red":1,"blue":1,"white":1} blue',
    '{"red":1,"blue":1,"white":1} red',
    '{"red":1,"blue":2} red',
    '{"red":1,"blue":2} white',
    '{"red":2} blue',
    '{"red":2} white',
  ]);
  const paid = (text: string): Coins | undefined => {
    const result = apply(state, readText(state, `expand red c2 with J1 ${text}`));
    return result.ok ? look(result.value.state).players[0]?.money : undefined;
  };
  expect(paid('pay 2 red fee white')).toEqual(byColour((colour) => (colour === 'blue' ? 2 : 0)));
  expect(paid('pay 1 red 1 blue 1 white fee red')).toEqual(byColour((colour) => (colour === 'blue' ? 1 : 0)));
  for (const refused of [
    'pay 2 red fee red',
    'pay 1 red 2 blue fee blue',
    'pay 2 red fee green',
    'pay 2 red',
    'pay 3 red',
  ]) {
    expect([refused, paid(refused)]).toEqual([refused, undefined]);
  }
});

test.each([
  { hand: 'J1', ways: [] },
  { hand: 'J1 J2 J3', ways: ['J1 J2 J3'] },
  { hand: 'S4 S5 J1', ways: ['S4 S5 J1'] },
  { hand: 'S1 J1', ways: ['S1'] },
])('R4.4 without money a joker serves only among three cards: $hand', ({ hand, ways }) => {
  expect(waysOnB2(hand, {})).toEqual(ways);
});
