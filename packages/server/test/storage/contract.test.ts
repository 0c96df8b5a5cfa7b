import { DatabaseSync } from 'node:sqlite';
import { afterAll } from 'vitest';
import type { ServerStorage } from '../../src/storage/storage.ts';
import { describeServerStorage } from './contract/serverStorage.ts';
import { freshFile, opened } from './opened.ts';

const file = freshFile();
let storage: ServerStorage | undefined;

/** One database for all tests, emptied by another connection: starting a thread for each would take most of the time. */
async function emptied(): Promise<ServerStorage> {
  storage ??= await opened(file);
  const other = new DatabaseSync(file);
  const tables = other
    .prepare("select name from sqlite_master where type = 'table' and name != 'migration'")
    .all();
  for (const { name } of tables) other.exec(`delete from ${name}`);
  other.close();
  return storage;
}

afterAll(() => storage?.close());

describeServerStorage('SQLite', emptied);
