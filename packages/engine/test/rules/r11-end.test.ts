/** R11: the final phase and the end. */
import { expect, test } from 'vitest';
import { type GameState, legalActions, outcomeOf, whoActs } from '../../src/index.ts';
import { cairoWith, makePosition, type Position } from '../positions.ts';
import { type Case, check, eventsOf, isLegal, look, play } from './check.ts';

// With two expansions of each colour a few tiles are enough to run out.
const TWO = cairoWith({ expansionsPerColour: 2 });

test.each([
  {
    name: 'the first of two: nothing',
    stands: ['0 red b2 b3', '1 red f2 f3'],
    expand: 'red c2',
    final: false,
  },
  { name: 'one colour is empty', stands: ['0 red b2 b3 c2', '1 blue f2 f3'], expand: 'red d2', final: true },
  {
    name: 'one colour is empty by two owners',
    stands: ['0 red b2 b3', '1 red f2 f3 g2'],
    expand: 'red c2',
    final: true,
  },
  {
    name: 'two colours have one left',
    stands: ['0 red b2 b3', '1 blue f2 f3 g2'],
    expand: 'red c2',
    final: true,
  },
  {
    name: 'one colour has one left',
    stands: ['0 red b2 b3', '1 blue f2 f3'],
    expand: 'red c2',
    final: false,
  },
])('R11.1 supplies end the game: $name', ({ expand, final, stands: laid }) => {
  const before = makePosition({ edition: TWO, stands: laid, seats: [{}, { hand: 'S2' }] });
  const after = look(play(before, `expand ${expand}`));
  expect([after.phase, after.seat]).toEqual([final ? 'final' : 'play', 1]);
  const reasons = eventsOf(before, `expand ${expand}`, 'finalPhase');
  expect(reasons).toEqual(final ? [expect.objectContaining({ reason: 'supply', next: 1 })] : []);
});

test('R11.1 two left are not low yet', () => {
  const before = makePosition({
    stands: ['0 red b2 b3 c2 d2 d1', '1 blue f2 f3 g2 h2 h1 g1 f1'],
    seats: [{}, { hand: 'S2' }],
  });
  expect(look(before).supply).toMatchObject({ red: 3, blue: 1 });
  const four = play(before, 'expand red c1');
  expect(look(four)).toMatchObject({ phase: 'play', supply: { red: 2, blue: 1 } });
});

test('R11.1 the player who triggered it has further turns, rounds are not evened out', () => {
  // Seat 1 triggers; the next is seat 2, then 0, then 1 again.
  const before = makePosition({
    edition: TWO,
    seat: 1,
    startSeat: 0,
    stands: ['0 blue b2 b3', '1 red f2 f3 g2', '2 white j2 j3'],
    seats: [{ hand: 'S1', money: { blue: 9 } }, { hand: 'S2 S2' }, { hand: 'S3', money: { white: 9 } }],
  });
  const seats: (number | undefined)[] = [];
  let state = play(before, 'expand red h2 with S2');
  for (const text of ['expand white k2', 'expand blue c2']) {
    seats.push(whoActs(state));
    state = play(state, text);
  }
  expect([...seats, whoActs(state)]).toEqual([2, 0, 1]);
});

const FINAL: Position = {
  phase: 'final',
  map: `
   G0>  +   .   .
    +   .   .  R0v
   Y1^  .   .   +
    .   .   .   . `,
  seats: [{}, { hand: 'S1', money: { yellow: 9 } }],
  customers: { red: 'b5' },
};

test.each<Case>([
  {
    name: 'stall, expansion and move',
    ...FINAL,
    legal: ['stall white g2-g3', 'expand red d1', 'move green g2-g3', 'drop out'],
    illegal: ['lure red d3', 'take pile', 'take 1', 'take barker', 'discard S1', 'place white g2-g3'],
  },
])('R11.2 in the final phase one builds or drops out: $name', check);

test('R11.2 the list of the final phase', () => {
  const types = [...new Set(legalActions(makePosition(FINAL)).map(({ type }) => type))];
  expect(types).toEqual(['stall', 'expand', 'move', 'dropOut']);
  expect(isLegal(makePosition({ ...FINAL, phase: 'play' }), 'drop out')).toBe(false);
});

test.each([
  { name: 'no card', seat1: { hand: '', money: { yellow: 9 } } },
  { name: 'a joker without money', seat1: { hand: 'J1', money: {} } },
  { name: 'two cards that fit nothing', seat1: { hand: 'J1 J2', money: {} } },
])('R11.2 who cannot build is out at once: $name', ({ seat1 }) => {
  const before = makePosition({ ...FINAL, seats: [{}, seat1, { hand: 'S3' }] });
  expect(eventsOf(before, 'expand red d1', 'droppedOut')).toEqual([
    { type: 'droppedOut', to: 'all', seat: 1, forced: true },
  ]);
  const after = look(play(before, 'expand red d1'));
  expect([after.seat, after.players.map(({ out }) => out)]).toEqual([2, [false, true, false]]);
});

test('R11.2 dropping out is a choice and final', () => {
  const before = makePosition({ ...FINAL, seats: [{ hand: 'S1 S1 S1' }, { hand: 'S3' }, { hand: 'S3 S3' }] });
  const dropped = play(before, 'drop out');
  expect(look(dropped)).toMatchObject({ seat: 1, players: [{ out: true }, { out: false }, { out: false }] });
  // Seat 0 still has cards and places, but its turn does not come again.
  const around = play(dropped, 'stall white j2-j3', 'stall blue j4-i4 with S3');
  expect(look(around)).toMatchObject({ seat: 2, players: [{ out: true }, { out: true }, { out: false }] });
});

test('R11.2 not asked before their own turn: a build may become possible or impossible until then', () => {
  // Seat 2 has no card and is out only when seat 1 has built.
  const before = makePosition({ ...FINAL, seats: [{}, { hand: 'S1' }, { hand: '' }] });
  expect(look(play(before, 'expand red d1')).players.map(({ out }) => out)).toEqual([false, false, false]);
});

test('R11.2 medals of those who are out can still be taken', () => {
  const before = makePosition({
    phase: 'final',
    stands: ['0 red b2 b3 c2', '1 red f2 f3 g2'],
    medals: { red: [1, 1] },
    seats: [{ hand: 'S1 S1' }, { out: true }],
  });
  const after = look(play(before, 'expand red d2 with S1'));
  expect([after.medals.red, after.players[0]?.points]).toEqual([{ gold: 0, silver: 0 }, 3 + 5]);
});

// Seats 0 and 1 are out or will be; seat 2 has three cards for three builds.
const LAST: Position = {
  phase: 'final',
  seat: 2,
  stands: ['2 white j2 j3'],
  seats: [{ out: true, hand: 'S1 S1' }, { hand: '' }, { hand: 'S3 S3 S3' }],
};

test('R11.3 the last one builds several times in a row, then the game is over', () => {
  let state = makePosition(LAST);
  const seats: (number | undefined)[] = [];
  for (const text of ['expand white k2', 'stall blue j4-i4', 'stall red l3-l4']) {
    seats.push(whoActs(state));
    expect(outcomeOf(state)).toBe(undefined);
    state = play(state, `${text} with S3`);
  }
  expect(seats).toEqual([2, 2, 2]);
  expect([look(state).phase, whoActs(state), legalActions(state)]).toEqual(['over', undefined, []]);
  expect(look(state).players.map(({ out }) => out)).toEqual([true, true, true]);
});

test('R11.3 when the last one drops out, the game is over', () => {
  const over = play(makePosition(LAST), 'expand white k2 with S3', 'drop out');
  expect(look(over).phase).toBe('over');
  expect(isLegal(over, 'drop out')).toBe(false);
  expect(outcomeOf(over)?.reason).toBe('supply');
});

function finished(position: Position): GameState {
  return play(makePosition({ phase: 'final', ...position }), 'drop out');
}

test.each([
  { name: 'nothing', money: { red: 2 }, points: 0 },
  { name: 'three of one colour', money: { red: 3 }, points: 1 },
  { name: 'three of three colours', money: { red: 1, blue: 1, purple: 1 }, points: 1 },
  { name: 'rounded down, all together', money: { red: 2, yellow: 2, green: 2, blue: 2 }, points: 2 },
  { name: 'eleven', money: { red: 5, white: 6 }, points: 3 },
])('R11.4 one point for three coins of any colours: $name', ({ money, points }) => {
  const over = finished({
    seats: [
      { money, points: 10 },
      { money: { red: 7 }, points: 20 },
    ],
  });
  expect(look(over).players.map((player) => player.points)).toEqual([10 + points, 20 + 2, 0]);
});

test('R11.4 every medal scores once more for its holder', () => {
  const edition = cairoWith({ medals: { gold: 10, silver: 50 } });
  const over = finished({
    edition,
    stands: ['0 red b2 b3 c2', '1 red f2 f3 g2', '0 blue b6 b7 c6', '2 white j2 j3 k2', '1 white f6 f7 g6'],
    medals: { red: [0, 1], blue: [0, 0], white: [1, 2] },
    seats: [{ money: {} }],
  });
  expect(look(over).players.map(({ points }) => points)).toEqual([10 + 60, 50 + 10, 50]);
});

test.each([
  { name: 'most points', points: [10, 12, 11], winners: [1] },
  { name: 'two share the victory', points: [12, 11, 12], winners: [0, 2] },
  { name: 'all share it', points: [5, 5, 5], winners: [0, 1, 2] },
])('R11.5 most points win, a tie is a shared victory: $name', ({ points, winners }) => {
  const over = finished({ seats: points.map((own) => ({ points: own, money: {} })) });
  expect(outcomeOf(over)).toEqual({ points, winners, reason: 'supply' });
});

test('R11.5 money that breaks no tie before counting may do so after it', () => {
  const seats = [
    { points: 10, money: { red: 2 } },
    { points: 9, money: { red: 3 } },
    { points: 8, money: { red: 5 } },
  ];
  expect(outcomeOf(finished({ seats }))).toMatchObject({ points: [10, 10, 9], winners: [0, 1] });
});

test.each([2, 3, 4])('R11.6 twelve quiet rounds begin the final phase: %i players', (players) => {
  const quiet = (quietTurns: number): Position => ({
    players,
    quietTurns,
    stands: ['0 red b2 b3', '1 blue f2 f3'],
    seats: [{}, { hand: 'S2' }],
  });
  const before = makePosition(quiet(12 * players - 2));
  expect(look(play(before, 'lure red b3'))).toMatchObject({
    phase: 'play',
    seat: 1,
    quietTurns: 12 * players - 1,
  });
  const last = makePosition(quiet(12 * players - 1));
  expect(look(play(last, 'lure red b3'))).toMatchObject({ phase: 'final', seat: 1 });
  expect(eventsOf(last, 'lure red b3', 'finalPhase')).toMatchObject([{ reason: 'standstill', next: 1 }]);
  // A stall or an expansion in time begins the count anew.
  for (const build of ['stall white j2-j3', 'expand red c2']) {
    expect(look(play(last, build))).toMatchObject({ phase: 'play', quietTurns: 0 });
  }
});

test.each([
  { name: 'a lure', turn: ['lure red d3'], quietTurns: 6 },
  { name: 'a draw, once for both picks', turn: ['take pile', 'take barker'], quietTurns: 6 },
  { name: 'a draw with a discard', turn: ['take 1', 'take 2', 'discard S1'], quietTurns: 6 },
  { name: 'a move', turn: ['move green g2-g3'], quietTurns: 6 },
  { name: 'a stall', turn: ['stall white g2-g3'], quietTurns: 0 },
  { name: 'an expansion', turn: ['expand red d1'], quietTurns: 0 },
])('R11.6 moves do not count as building: $name', ({ turn, quietTurns }) => {
  const before = makePosition({ ...FINAL, phase: 'play', quietTurns: 5, seats: [{ hand: 'S1 S5 S9' }] });
  expect(look(play(before, ...turn)).quietTurns).toBe(quietTurns);
});

test('R11.6 a standstill is the reason of the end', () => {
  const seats = [{ hand: '' }, { hand: 'S2' }, { hand: '' }];
  const last = makePosition({ quietTurns: 35, stands: ['0 red b2 b3'], seats });
  const over = play(last, 'lure red b3', 'drop out');
  expect(outcomeOf(over)?.reason).toBe('standstill');
});
