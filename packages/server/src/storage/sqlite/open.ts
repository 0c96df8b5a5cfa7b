/** A server's storage in one SQLite file, or in memory for a trial. */
import { ok, type Result } from '@kairo/engine';
import type { StorageProblem } from '../failure.ts';
import type { ServerStorage } from '../storage.ts';
import { storesThrough } from '../stores.ts';
import { Client } from './client.ts';
import type { ThreadOptions } from './messages.ts';

/** Creates the file, or migrates it after a backup, if need be. */
export async function openSqlite(options: ThreadOptions): Promise<Result<ServerStorage, StorageProblem>> {
  const opened = await Client.open(options);
  if (!opened.ok) return opened;
  const client = opened.value;
  return ok({
    ...storesThrough(client),
    get figures() {
      return client.figures;
    },
    backup: (file) => client.backup(file),
    close: () => client.close(),
  });
}
