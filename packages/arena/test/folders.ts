import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders = mkdtempSync(join(tmpdir(), 'kairo-arena-'));
afterAll(() => rmSync(folders, { recursive: true, force: true }));

/** A new empty folder, deleted after the tests of the file. */
export function newFolder(): string {
  return mkdtempSync(join(folders, 'match-'));
}
