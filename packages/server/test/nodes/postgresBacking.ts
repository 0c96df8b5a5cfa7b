/** Nodes with a storage and a connection for news of their own, in one PostgreSQL database. */

import { postgresServer } from '../../../../scripts/postgres/forTests.ts';
import { PostgresBus } from '../../src/nodes/postgresBus.ts';
import { systemClock } from '../../src/play/clock.ts';
import { opened } from '../storage/opened.ts';
import type { Backing } from './site.ts';

/** A new database each time. */
export function postgresBacking(): () => Promise<Backing> {
  // Nothing is lost here that is not lost with it.
  const server = postgresServer(['fsync=off']);
  let databases = 0;
  const report = (failure: unknown): void => {
    throw failure;
  };
  return async () => {
    const url = await (await server()).createDatabase(`kairo_nodes_${++databases}`);
    return {
      open: () => opened(url),
      bus: (node) => new PostgresBus({ url, node, clock: systemClock, report }),
      close: async () => undefined,
    };
  };
}
