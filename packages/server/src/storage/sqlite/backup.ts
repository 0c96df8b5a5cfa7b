/** Creating files, and copies of a database that is in use. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** SQLite itself would let everyone read it. A file that exists stays as it is. */
export function createForOwnerAlone(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

/** Writes a copy that is complete or not there. Does not replace a file. */
export function writeBackup(database: DatabaseSync, file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const incoming = `${file}.part`;
  rmSync(incoming, { force: true });
  try {
    createForOwnerAlone(incoming);
    database.prepare('vacuum into ?').run(incoming);
    const fd = openSync(incoming, 'r+');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    renameSync(incoming, file);
  } catch (error) {
    rmSync(incoming, { force: true });
    throw error;
  }
}
