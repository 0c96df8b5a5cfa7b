/** Databases for tests. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import type { ServerStorage } from '../../src/storage/storage.ts';

export function freshFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'kairo-sqlite-')), 'kairo.sqlite');
}

/** A file or the address of a database. Fails the test if there is a problem. */
export async function opened(
  place: string,
  options: { readonly maxPages?: number } = {},
): Promise<ServerStorage> {
  const openedAt = 1_700_000_000_000;
  const storage = await (place.startsWith('postgres:')
    ? openPostgres({ url: place, openedAt })
    : openSqlite({ file: place, openedAt, ...options }));
  if (!storage.ok) throw new Error(JSON.stringify(storage.error));
  return storage.value;
}
