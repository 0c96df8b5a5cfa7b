/** A database for the operator's tools, which servers may be using. */
import { err, ok, type Result } from '@kairo/engine';
import { withoutPassword } from '../../config/databaseAddress.ts';
import type { StorageProblem } from '../failure.ts';
import { missingIn } from '../migrations.ts';
import { storesThrough } from '../stores.ts';
import type { ReadableStorage, ToolStorage } from '../toolStorage.ts';
import { Client } from './client.ts';
import { Connections } from './connections.ts';
import { problemOf } from './errors.ts';
import { appliedTo } from './migrate.ts';
import { NO_FILE } from './open.ts';

/** Changes are rejected. */
export async function openToRead(url: string): Promise<Result<ReadableStorage, StorageProblem>> {
  const opened = await openMigrated(url, true);
  if (!opened.ok) return opened;
  const backup = (): never => {
    throw new Error(NO_FILE);
  };
  return ok({ ...opened.value, backup });
}

/** Servers that use it learn of changes as they do of each other's. */
export function openToChange(url: string): Promise<Result<ToolStorage, StorageProblem>> {
  return openMigrated(url, false);
}

async function openMigrated(url: string, isReadOnly: boolean): Promise<Result<ToolStorage, StorageProblem>> {
  const connections = new Connections({ url, most: 1 });
  try {
    const missing = missingIn(await connections.use(appliedTo));
    if (missing.length > 0) throw new Error('it is not of this release: start the server once');
  } catch (error) {
    return err(problemOf(error, withoutPassword(url)));
  } finally {
    await connections.close();
  }
  const client = new Client(url, { isReadOnly });
  return ok({ ...storesThrough(client), close: () => client.close() });
}
