/**
 * A program that kills itself: appends to the games of a database, prints `game seq` when an append was acknowledged, and
 * after so many acknowledgements dies by SIGKILL, while more is being written. After a storage failure it prints
 * `failed` and reads the game again. Arguments: the file or the address of the database, the number, and optionally `early`: then it has the bug that the test must find,
 * and acknowledges an append before it is stored.
 */
import { writeSync } from 'node:fs';
import { StorageFailure } from '../../src/storage/failure.ts';
import type { ServerStorage } from '../../src/storage/storage.ts';
import { additionOf, firstOf, headerOf } from './contract/samples.ts';
import { opened } from './opened.ts';

const GAMES = 8;

const [place = '', appends = '', mode] = process.argv.slice(2);
let left = Number(appends);

/** Stdout is a file: what was printed outlives the process. */
function acknowledge(id: string, seq: number): void {
  writeSync(1, `${id} ${seq}\n`);
  if (--left === 0) process.kill(process.pid, 'SIGKILL');
}

/** How many entries the game has, however often that has to be asked. */
async function lengthOf(storage: ServerStorage, id: string): Promise<number> {
  for (;;) {
    try {
      await storage.games.create(headerOf(id), firstOf());
      return (await storage.games.read(id, 0, 1_000_000)).length;
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
    }
  }
}

async function play(storage: ServerStorage, id: string): Promise<never> {
  let seq = await lengthOf(storage, id);
  for (;;) {
    try {
      const appended = await storage.games.append(
        id,
        { seq, revision: 0 },
        additionOf(seq + 1, { wakeAt: seq }),
      );
      if (!appended.ok) throw new Error(`${id}: expected ${seq}, found ${appended.found?.seq}`);
      seq++;
      acknowledge(id, seq);
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      writeSync(1, 'failed\n');
      seq = await lengthOf(storage, id);
    }
  }
}

/** A database that is a program of its own may be gone for a moment. */
async function openAtLast(attempts = 200): Promise<ServerStorage> {
  try {
    return await opened(place);
  } catch (error) {
    if (attempts === 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return openAtLast(attempts - 1);
  }
}

const storage = await openAtLast();
if (mode === 'early') {
  const seq = await lengthOf(storage, 'game 0');
  void storage.games.append('game 0', { seq, revision: 0 }, additionOf(seq + 1));
  acknowledge('game 0', seq + 1);
}
await Promise.all(Array.from({ length: GAMES }, (_, i) => play(storage, `game ${i}`)));
