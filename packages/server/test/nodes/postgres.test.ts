import { describe } from 'vitest';
import { PostgresBus } from '../../src/nodes/postgresBus.ts';
import { systemClock } from '../../src/play/clock.ts';
import { opened } from '../storage/opened.ts';
import { hasPostgres, POSTGRES, postgresServer } from '../storage/postgresql.ts';
import { describeGames } from './games.ts';
import { describeRaces } from './races.ts';
import type { Backing } from './site.ts';

const server = postgresServer();
let databases = 0;

/** A storage and a connection for news for each node. */
async function backing(): Promise<Backing> {
  const url = await (await server()).createDatabase(`kairo_nodes_${++databases}`);
  const report = (failure: unknown): void => {
    throw failure;
  };
  return {
    open: () => opened(url),
    bus: (node) => new PostgresBus({ url, node, clock: systemClock, report }),
    close: async () => undefined,
  };
}

describe.skipIf(!hasPostgres)(POSTGRES, () => {
  describe('games on two nodes', () => describeGames(backing));
  describe('races of two nodes', () => describeRaces(backing));
});
