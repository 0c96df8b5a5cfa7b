/** One process at a time writes a file: a note beside it says which. A process that is gone has no claim. */
import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export interface FileLock {
  /** The process that has it. */
  readonly holder: number;
  release(): void;
}

/** Taken by this process if nobody has it: then the holder is this process. */
export function lockFile(path: string): FileLock {
  const note = `${path}.lock`;
  const own = `${note}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    while (!hasPut(own, note)) {
      const holder = holderIn(note);
      if (holder === undefined) continue; // it was released meanwhile
      if (isAlive(holder)) return { holder, release: () => undefined };
      clear(note);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return {
    holder: process.pid,
    release: () => {
      if (holderIn(note) === process.pid) rmSync(note, { force: true });
    },
  };
}

/** With all that is in it at once, so that nobody can read it before it is written; false if there is one already. */
function hasPut(own: string, note: string): boolean {
  return succeeds('EEXIST', () => {
    try {
      linkSync(own, note);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') throw error;
      copyFileSync(own, note, constants.COPYFILE_EXCL); // not every disk knows links
    }
  });
}

/** Undefined if there is no note; no number of a process if it is none of ours. */
function holderIn(note: string): number | undefined {
  let holder: number | undefined;
  succeeds('ENOENT', () => {
    holder = Number(readFileSync(note, 'utf8'));
  });
  return holder;
}

/**
 * Takes the note of a process that is gone out of the way. Another one may have been quicker and have put its own there
 * since: that goes back.
 */
function clear(note: string): void {
  const aside = `${note}.${process.pid}.gone`;
  if (!succeeds('ENOENT', () => renameSync(note, aside))) return;
  try {
    if (isAlive(holderIn(aside) ?? 0)) hasPut(aside, note);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Whether it could be done; false if it failed with this code. */
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

function isAlive(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
