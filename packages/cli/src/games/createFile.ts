/** Makes files that are there whole or not at all, even if the process is killed or the power fails. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './makeFolder.ts';
import { withLock } from './withLock.ts';

/** Files of games hold their seeds. */
const OWNER_ONLY = 0o600;

/** With the folders above it. False if there is a file already, which stays as it is. */
export async function createFile(path: string, content: string | Buffer): Promise<boolean> {
  makeFolder(dirname(path));
  return withLock(path, () => {
    if (existsSync(path)) return false;
    // What a killed process has left under this name is overwritten.
    const temporary = `${path}.new`;
    try {
      write(temporary, content);
      renameSync(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
    syncFolder(dirname(path));
    return true;
  });
}

function write(path: string, content: string | Buffer): void {
  const fd = openSync(path, 'w', OWNER_ONLY);
  try {
    writeFileSync(fd, content);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Flushes the entry of a new file, on systems that support it. */
function syncFolder(path: string): void {
  try {
    const fd = openSync(path, 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  } catch {
    // Not supported: a power loss may cost the new file.
  }
}
