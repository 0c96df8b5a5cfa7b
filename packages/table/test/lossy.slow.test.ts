/** Whole games over bad connections, with every number of them. A seed that ever failed becomes a test with a name. */
import { PERSON, type TableSetup } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { LossyGame, type LossyWish } from './lossyGame.ts';
import type { LossyCounts } from './lossyPlayer.ts';
import { setupOf } from './sitting.ts';

type Seats = LossyWish['clients'];

const people = (count: number, changes: Partial<TableSetup> = {}): TableSetup =>
  setupOf(Array(count).fill(PERSON), changes);

const GAMES: readonly (readonly [string, TableSetup, Seats])[] = [
  ['a person against a bot', setupOf([PERSON, 'trader']), [[0]]],
  ['a person against three bots, watched', setupOf(['trader', PERSON, 'trader', 'trader']), [[1], []]],
  ['two at one screen', people(2, { start: 'variable' }), [[0, 1]]],
  ['four at one screen', people(4), [[0, 1, 2, 3]]],
  ['two connections and a spectator', people(2, { start: 'variable' }), [[0], [1], []]],
  ['two connections on cairo', people(2, { edition: 'cairo' }), [[0], [1]]],
  ['three connections and a spectator', people(3), [[0], [1], [2], []]],
  ['four connections and a spectator', people(4, { start: 'variable' }), [[0], [1], [2], [3], []]],
  [
    'two screens with two players each',
    people(4),
    [
      [0, 2],
      [1, 3],
    ],
  ],
  ['a screen, a connection and a bot', setupOf([PERSON, PERSON, 'trader', PERSON]), [[0, 1], [3]]],
  ['a player with two devices', people(2), [[0], [0], [1]]],
];
const SEEDS = ['1', '2'];

/** One game in two has a store that fails now and then. */
const storeFaultsOf = (seed: string): number => (seed === '1' ? 0 : 3);

const all: LossyCounts[] = [];
test.each(
  GAMES.flatMap(([name, setup, clients]) => SEEDS.map((seed) => [name, seed, setup, clients] as const)),
)('%s, seed %s', async (name, seed, setup, clients) => {
  const wish = { seed: `${name} ${seed}`, setup, clients, disconnect: 1, storeFaults: storeFaultsOf(seed) };
  all.push(await new LossyGame(wish).play());
});

test.each([
  ['hunt 8', { drop: 12, duplicate: 12, reorder: 25, delay: 25 }],
  ['hunt 38', { drop: 25, duplicate: 25, reorder: 40, delay: 40 }],
  ['hunt 98', { drop: 40, duplicate: 5, reorder: 10, delay: 10 }],
])('a command whose turn another device ended is still known after a reload: %s', async (seed, faults) => {
  const clients = [[0], [0], [1]];
  await new LossyGame({ seed, setup: people(2), clients, faults, disconnect: 4, entries: 120 }).play();
});

test('all of these together lost, repeated, delayed and resumed a lot', () => {
  const total = (count: keyof LossyCounts): number => all.reduce((sum, counts) => sum + counts[count], 0);
  expect(all.length).toBe(GAMES.length * SEEDS.length);
  for (const count of ['dropped', 'duplicated', 'reordered', 'delayed'] as const) {
    expect(total(count)).toBeGreaterThan(2_000);
  }
  for (const count of ['lost', 'unacknowledged'] as const) expect(total(count)).toBeGreaterThan(20);
  for (const count of ['disconnects', 'resumes', 'refused', 'undone'] as const) {
    expect(total(count)).toBeGreaterThan(100);
  }
});
