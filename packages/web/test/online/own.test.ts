import { expect, test } from 'vitest';
import type { OwnGame } from '../../src/client/online/tables.ts';
import { sortedGames } from '../../src/online/own/lists.ts';

const game = (table: string, updatedAt: number, part: Partial<OwnGame> = {}): OwnGame => ({
  table,
  state: 'playing',
  seats: [],
  yourTurn: false,
  acting: 0,
  round: 1,
  isHost: false,
  points: [],
  updatedAt,
  ...part,
});

const ids = (games: readonly OwnGame[]): string => games.map(({ table }) => table).join('');

test('what has waited longest for the reader comes first, elsewhere what changed last', () => {
  const { yourTurn, waiting, beingSetUp } = sortedGames([
    game('a', 1, { yourTurn: true }),
    game('b', 3, { yourTurn: true }),
    game('c', 1),
    game('d', 2),
    game('e', 1, { state: 'waiting' }),
    game('f', 2, { state: 'waiting' }),
    game('g', 9, { state: 'over' }),
  ]);
  expect([yourTurn, waiting, beingSetUp].map(ids)).toEqual(['ab', 'dc', 'fe']);
});
