import pg from 'pg';
import { afterAll, describe } from 'vitest';
import { hasPostgres, POSTGRES, postgresServer } from '../../../../scripts/postgres/forTests.ts';
import type { ServerStorage } from '../../src/storage/storage.ts';
import { describeServerStorage } from './contract/serverStorage.ts';
import { opened } from './opened.ts';

// Nothing is lost here that is not lost with it.
const server = postgresServer(['fsync=off']);
let storage: ServerStorage | undefined;
let other: pg.Client | undefined;

/** One database for all tests, emptied by another connection. */
async function emptied(): Promise<ServerStorage> {
  const url = (await server()).url();
  storage ??= await opened(url);
  if (other === undefined) {
    other = new pg.Client({ connectionString: url });
    await other.connect();
  }
  const { rows } = await other.query(
    "select tablename from pg_tables where schemaname = 'public' and tablename != 'migration'",
  );
  for (const { tablename } of rows) await other.query(`delete from ${tablename}`);
  return storage;
}

afterAll(async () => {
  await storage?.close();
  await other?.end();
});

describe.skipIf(!hasPostgres)('with a server', () => describeServerStorage(POSTGRES, emptied));
