/** One process at a time writes a file: a note beside it says which. A process that is gone has no claim. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

export interface FileLock {
  /** The process that has it. */
  readonly holder: number;
  release(): void;
}

/** Taken by this process if nobody has it: then the holder is this process. */
export function lockFile(path: string): FileLock {
  const note = `${path}.lock`;
  const mine = { holder: process.pid, release: () => rmSync(note, { force: true }) };
  if (hasWritten(note)) return mine;
  const holder = Number(readFileSync(note, 'utf8'));
  if (isAlive(holder)) return { holder, release: () => undefined };
  writeFileSync(note, String(process.pid));
  return mine;
}

function hasWritten(note: string): boolean {
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
