/** Databases for tests. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import type { ServerStorage } from '../../src/storage/storage.ts';

export function freshFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'kairo-sqlite-')), 'kairo.sqlite');
}

/** Fails the test if there is a problem. */
export async function opened(
  file: string,
  options: { readonly maxPages?: number } = {},
): Promise<ServerStorage> {
  const storage = await openSqlite({ file, openedAt: 1_700_000_000_000, ...options });
  if (!storage.ok) throw new Error(JSON.stringify(storage.error));
  return storage.value;
}
