/**
 * Lets one process at a time write a file. The lock is a file beside it that holds the owner's process id; the lock of
 * a process that no longer runs is taken over.
 */
import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export interface FileLock {
  /** The id of the process that holds the lock. */
  readonly holder: number;
  release(): void;
}

/** Does not wait: if another process holds the lock, its id is the `holder`, and `release` does nothing. */
export function lockFile(path: string): FileLock {
  const lock = `${path}.lock`;
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    while (!createLock(own, lock)) {
      const holder = holderOf(lock);
      if (holder === undefined) continue; // released in the meantime
      if (isAlive(holder)) return { holder, release: () => undefined };
      removeStale(lock);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return {
    holder: process.pid,
    release: () => {
      if (holderOf(lock) === process.pid) rmSync(lock, { force: true });
    },
  };
}

/** Atomic: the lock never exists without its content. False if there is a lock already. */
function createLock(own: string, lock: string): boolean {
  return succeeds('EEXIST', () => {
    try {
      linkSync(own, lock);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') throw error;
      copyFileSync(own, lock, constants.COPYFILE_EXCL); // for file systems without hard links
    }
  });
}

/** Undefined if there is no lock, NaN if its content is not a number. */
function holderOf(lock: string): number | undefined {
  let holder: number | undefined;
  succeeds('ENOENT', () => {
    holder = Number(readFileSync(lock, 'utf8'));
  });
  return holder;
}

/**
 * Removes the lock of a process that no longer runs. In the meantime another process may have replaced that lock with
 * its own, which is then put back.
 */
function removeStale(lock: string): void {
  const aside = `${lock}.${process.pid}.gone`;
  if (!succeeds('ENOENT', () => renameSync(lock, aside))) return;
  try {
    if (isAlive(holderOf(aside) ?? 0)) createLock(aside, lock);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** False if it fails with this code; other errors are thrown. */
function succeeds(code: string, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (codeOf(error) === code) return false;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** Whether it is another process that runs. A lock with our own id is left over from an earlier process. */
function isAlive(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
