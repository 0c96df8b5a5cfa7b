/** R6.7–R6.9: what an expansion brings. */
import { expect, test } from 'vitest';
import { type GameState, stateFromJson } from '../../src/index.ts';
import { cairoWith, makePosition, unwrap } from '../positions.ts';
import { look, play } from './check.ts';

const MANY = cairoWith({ expansionsPerColour: 20 });

// One red stand for each seat, far apart: its stall and the sites it grows onto, in this order.
const STANDS = [
  { stall: '0 red b2 a2', grows: ['c2', 'd2', 'd1', 'c1', 'b1'] },
  { stall: '1 red f4 f5', grows: ['g4', 'h4', 'h3', 'g3', 'f3'] },
  { stall: '2 red j2 i2', grows: ['k2', 'l2', 'l1', 'k1', 'j1'] },
];

type Holders = readonly [gold: number, silver: number];

function grown(sizes: readonly number[], medals: Holders | undefined, edition = MANY): GameState {
  return makePosition({
    edition,
    stands: STANDS.map(({ stall, grows }, i) => `${stall} ${grows.slice(0, (sizes[i] ?? 1) - 1).join(' ')}`),
    ...(medals && { medals: { red: medals } }),
  });
}

/** Seat 0 expands its red stand; who holds the medals now, and what it scored. */
function expandRed(state: GameState): { holders: Holders; scored: number } {
  const size = look(state).stands.find(({ owner }) => owner === 0)?.expansions.length ?? 0;
  const { medals, players } = look(play(state, `expand red ${STANDS[0]?.grows[size]}`));
  const { gold, silver } = medals.red;
  return { holders: [gold ?? -1, silver ?? -1], scored: players[0]?.points ?? -1 };
}

test.each([
  { from: 1, scored: 2 },
  { from: 2, scored: 3 },
  { from: 4, scored: 5 },
])('R6.7 one point for each tile of the stand: $from and one more', ({ from, scored }) => {
  // A rival's stand stays larger, so there are no medals in it.
  expect(expandRed(grown([from, 6, 1], [1, 1])).scored).toBe(scored);
});

test('R6.7 points are added to the player’s points, and no other player scores', () => {
  const before = makePosition({
    stands: ['0 red b2 b3', '1 red f2 f3 g2'],
    seats: [{ points: 10 }, { points: 20 }, { points: 30 }],
    medals: { red: [1, 1] },
  });
  const after = look(play(before, 'expand red c2'));
  expect(after.players.map(({ points }) => points)).toEqual([10 + 2 + 2, 20, 30]);
});

test.each<{ name: string; sizes: readonly number[]; before?: Holders; after: Holders; medals: number }>([
  { name: 'the first expansion takes both from the supply', sizes: [1, 1, 1], after: [0, 0], medals: 5 },
  { name: 'equal: silver from its holder', sizes: [1, 2, 1], before: [1, 1], after: [1, 0], medals: 2 },
  {
    name: 'equal to two: silver from its holder',
    sizes: [1, 2, 2],
    before: [1, 2],
    after: [1, 0],
    medals: 2,
  },
  {
    name: 'alone, without any: both from two rivals',
    sizes: [2, 2, 2],
    before: [1, 2],
    after: [0, 0],
    medals: 5,
  },
  {
    name: 'alone, without any: both from one rival',
    sizes: [2, 2, 1],
    before: [1, 1],
    after: [0, 0],
    medals: 5,
  },
  { name: 'alone, with gold: silver', sizes: [2, 2, 1], before: [0, 1], after: [0, 0], medals: 2 },
  { name: 'alone, with silver: gold', sizes: [2, 2, 1], before: [1, 0], after: [0, 0], medals: 3 },
  { name: 'alone, with both: nothing', sizes: [2, 1, 1], before: [0, 0], after: [0, 0], medals: 0 },
  { name: 'smaller: nothing', sizes: [1, 3, 1], before: [1, 1], after: [1, 1], medals: 0 },
  { name: 'smaller than two: nothing', sizes: [2, 4, 4], before: [1, 2], after: [1, 2], medals: 0 },
  { name: 'equal, from behind: silver only', sizes: [2, 3, 2], before: [1, 1], after: [1, 0], medals: 2 },
])('R6.8 R6.9 medals change hands: $name', ({ sizes, before, after, medals }) => {
  const size = (sizes[0] ?? 0) + 1;
  expect(expandRed(grown(sizes, before))).toEqual({ holders: after, scored: size + medals });
});

test('R6.8 a neutral stall of the colour is no rival for the medals', () => {
  const state = makePosition({ players: 2, stands: ['0 red b2 b3', 'neutral red f2 f3'] });
  expect(look(play(state, 'expand red c2')).medals.red).toEqual({ gold: 0, silver: 0 });
});

test('R6.8 stands of other colours do not matter', () => {
  const state = makePosition({ stands: ['0 red b2 b3', '1 blue f2 f3 g2 h2'], medals: { blue: [1, 1] } });
  const { medals } = look(play(state, 'expand red c2'));
  expect([medals.red, medals.blue]).toEqual([
    { gold: 0, silver: 0 },
    { gold: 1, silver: 1 },
  ]);
});

/** The acting seat's turn with cards and coins enough; what it plays and pays is given back. */
function growIn(state: GameState, seat: number): GameState {
  const json = look(state);
  const rich = { red: 9, yellow: 0, green: 0, blue: 0, white: 0, purple: 0 };
  const ready = unwrap(
    stateFromJson(state.game, {
      ...json,
      seat,
      players: json.players.map((one) => ({ ...one, money: rich })),
    }),
  );
  const size = json.stands.find(({ owner }) => owner === seat)?.expansions.length ?? 0;
  const card = `S${seat + 1}`;
  const after = look(play(ready, `expand red ${STANDS[seat]?.grows[size]} with ${card}`));
  const players = after.players.map((one, i) => (i === seat ? { ...one, hand: [card] } : one));
  return unwrap(stateFromJson(state.game, { ...after, players, discards: [] }));
}

test('R6.8 through ties and back: gold stays with the first, silver goes to the last', () => {
  let state = makePosition({
    edition: MANY,
    stands: STANDS.map(({ stall }) => stall),
    seats: [{ hand: 'S1' }, { hand: 'S2' }, { hand: 'S3' }],
  });
  const story: string[] = [];
  for (const seat of [0, 1, 2, 0, 1, 2, 1, 2, 0, 1, 2, 0, 2]) {
    const before = look(state).players[seat]?.points ?? 0;
    state = growIn(state, seat);
    const { medals, players, stands } = look(state);
    const sizes = stands.map(({ expansions }) => 1 + expansions.length).join('');
    story.push(
      `${seat}: ${sizes} gold ${medals.red.gold} silver ${medals.red.silver} +${(players[seat]?.points ?? 0) - before}`,
    );
  }
  expect(story).toEqual([
    '0: 211 gold 0 silver 0 +7', // alone: both, 2 + 5
    '1: 221 gold 0 silver 1 +4', // equal: silver, 2 + 2
    '2: 222 gold 0 silver 2 +4',
    '0: 322 gold 0 silver 0 +5', // alone, holds gold: silver back, 3 + 2
    '1: 332 gold 0 silver 1 +5',
    '2: 333 gold 0 silver 2 +5',
    '1: 343 gold 1 silver 1 +9', // alone: both from two rivals, 4 + 5
    '2: 344 gold 1 silver 2 +6',
    '0: 444 gold 1 silver 0 +6',
    '1: 454 gold 1 silver 1 +7',
    '2: 455 gold 1 silver 2 +7',
    '0: 555 gold 1 silver 0 +7',
    '2: 556 gold 2 silver 2 +11', // 6 + 5
  ]);
});

const DEAR = cairoWith({ expansionsPerColour: 20, medals: { gold: 10, silver: 40 } });
test.each<{ name: string; sizes: readonly number[]; before?: Holders; scored: number }>([
  { name: 'both from the supply', sizes: [1, 1, 1], scored: 2 + 10 + 40 },
  { name: 'silver from a rival', sizes: [1, 2, 1], before: [1, 1], scored: 2 + 40 },
  { name: 'gold from a rival, silver held before', sizes: [2, 2, 1], before: [1, 0], scored: 3 + 10 },
  { name: 'silver from a rival, gold held before', sizes: [2, 2, 1], before: [0, 1], scored: 3 + 40 },
  { name: 'both held before', sizes: [3, 1, 1], before: [0, 0], scored: 4 },
  { name: 'none taken', sizes: [1, 4, 1], before: [1, 1], scored: 2 },
])('R6.9 medals score when they are taken, not when they are held: $name', ({ sizes, before, scored }) => {
  expect(expandRed(grown(sizes, before, DEAR)).scored).toBe(scored);
});
