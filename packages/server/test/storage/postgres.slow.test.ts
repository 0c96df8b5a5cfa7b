/** What takes as long as the time limits of the storage. */
import { describe, expect, test } from 'vitest';
import { hasPostgres, POSTGRES, postgresServer } from '../../../../scripts/postgres/forTests.ts';
import { StorageFailure } from '../../src/storage/failure.ts';
import { additionOf, firstOf, headerOf, roomOf } from './contract/samples.ts';
import { runAndKill, wrongAfter } from './killed.ts';
import { opened } from './opened.ts';

/** With some time for a busy machine. */
const LONGEST_ANSWER = 30_000;
const BASE = { seq: 1, revision: 0 };

describe.skipIf(!hasPostgres)(POSTGRES, () => {
  const server = postgresServer();

  test('that stands still is waited for no longer than allowed, and used again afterwards', async () => {
    const database = await server();
    const storage = await opened(await database.createDatabase('frozen'));
    await storage.games.create(headerOf('a'), firstOf());
    database.freeze();
    const begun = performance.now();
    const asked = await Promise.allSettled([
      storage.games.append('a', BASE, additionOf(2)),
      storage.games.read('a', 0, 9),
      storage.rooms.create(roomOf('a')),
    ]);
    expect(performance.now() - begun).toBeLessThan(LONGEST_ANSWER);
    for (const settled of asked) {
      expect(settled.status === 'rejected' && settled.reason).toBeInstanceOf(StorageFailure);
    }
    database.thaw();
    // What was on its way may have arrived.
    const stored = await storage.games.read('a', 0, 9);
    expect([1, 2]).toContain(stored.length);
    if (stored.length === 1) {
      const appended = await storage.games.append('a', BASE, additionOf(2));
      expect(appended.ok || appended.found?.seq === 2).toBe(true);
    }
    await storage.close();
  });

  test('whose standby is gone acknowledges nothing, and does not make the node wait for ever', async () => {
    const database = await server();
    const storage = await opened(await database.createDatabase('lonely'));
    await storage.games.create(headerOf('a'), firstOf());
    const setting = async (value: string): Promise<void> => {
      await database.ask(`alter system set synchronous_standby_names = '${value}'`);
      await database.ask('select pg_reload_conf()');
      // Each process reads it by itself.
      await new Promise((resolve) => setTimeout(resolve, 500));
    };
    await setting('ANY 1 (nobody)');
    await expect(storage.games.append('a', BASE, additionOf(2))).rejects.toBeInstanceOf(StorageFailure);
    // It waits, and is not there yet.
    expect((await storage.games.read('a', 0, 9)).length).toBe(1);
    const again = storage.games.append('a', BASE, additionOf(2));
    await expect(again).rejects.toBeInstanceOf(StorageFailure);
    await setting('');
    expect((await storage.games.read('a', 0, 9)).length).toBe(2);
    expect(await storage.games.append('a', BASE, additionOf(2))).toEqual({
      ok: false,
      found: { seq: 2, revision: 0 },
    });
    await storage.close();
  });

  test('that is killed again and again while a node appends loses nothing that was acknowledged', async () => {
    const database = await server();
    const place = await database.createDatabase('killed');
    let isRunning = true;
    const trouble = (async () => {
      while (isRunning) {
        await new Promise((resolve) => setTimeout(resolve, 300 + 700 * Math.random()));
        await database.kill();
        await database.startAgain();
      }
    })();
    for (const appends of [400, 700]) {
      const run = await runAndKill({ place, appends });
      expect(run.acknowledgements).toBe(appends);
      // It is there again when it is looked at.
      await database.startAgain();
      expect(await untilRead(() => wrongAfter(place, run))).toEqual([]);
    }
    isRunning = false;
    await trouble;
  });
});

/** Until it was not killed meanwhile. */
async function untilRead<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
