import { setTimeout } from 'node:timers/promises';
import { lockFile } from '@kairo/arena';

/** In milliseconds. A lock is held for one change, which takes a few of them. */
const LOCK_RETRY = 5;
const LOCK_TIMEOUT = 10_000;

/** Calls `work`, which must be synchronous, while no other process can change the file. */
export async function withLock<T>(path: string, work: () => T): Promise<T> {
  for (let waited = 0; ; waited += LOCK_RETRY) {
    const lock = lockFile(path);
    if (lock.holder === process.pid) {
      try {
        return work();
      } finally {
        lock.release();
      }
    }
    if (waited >= LOCK_TIMEOUT) throw new Error(`process ${lock.holder} has locked ${path}`);
    await setTimeout(LOCK_RETRY);
  }
}
