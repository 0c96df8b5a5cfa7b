/** A server's storage in PostgreSQL, which several nodes may share. */
import { err, ok, type Result } from '@kairo/engine';
import { withoutPassword } from '../../config/databaseAddress.ts';
import type { StorageProblem } from '../failure.ts';
import type { ServerStorage } from '../storage.ts';
import { storesThrough } from '../stores.ts';
import { Client } from './client.ts';
import { Connections } from './connections.ts';
import { problemOf } from './errors.ts';
import { migrate } from './migrate.ts';

/** Why there is no backup into a file. */
export const NO_FILE = 'PostgreSQL is backed up with its own tools, such as pg_dump';

export interface PostgresOptions {
  readonly url: string;
  /** The time of a migration. */
  readonly openedAt: number;
}

/** Creates the tables, or migrates them, if need be. */
export async function openPostgres({
  url,
  openedAt,
}: PostgresOptions): Promise<Result<ServerStorage, StorageProblem>> {
  const connections = new Connections({ url, most: 1 });
  try {
    await connections.use((session) => migrate(session, openedAt));
  } catch (error) {
    return err(problemOf(error, withoutPassword(url)));
  } finally {
    await connections.close();
  }
  const client = new Client(url);
  return ok({
    ...storesThrough(client),
    get figures() {
      return client.figures;
    },
    backup: () => Promise.reject(new Error(NO_FILE)),
    close: () => client.close(),
  });
}
