/** The browser's store, on an IndexedDB in memory; `npm run kills` and the e2e tests use a real one. */
import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { openDB, unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeStore } from '../../../table/test/storeContract.ts';
import { openBrowserStore, openGames } from '../../src/worker/browserStore.ts';
import { IndexedDbStore } from '../../src/worker/indexedDbStore.ts';
import { keepReview, keptReview } from '../../src/worker/reviewStore.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describeStore('IndexedDbStore', async () => new IndexedDbStore(openGames));

describe('a database', () => {
  /** A store, and the databases that it has opened. */
  function storeWith() {
    const opened: Awaited<ReturnType<typeof openGames>>[] = [];
    const store = new IndexedDbStore(async () => {
      const database = await openGames();
      opened.push(database);
      return database;
    });
    return { store, opened };
  }

  test('that the browser has closed is opened again', async () => {
    const { store, opened } = storeWith();
    expect(await store.list()).toEqual([]);
    for (const database of opened) forceCloseDatabase(unwrap(database) as never);
    await vi.waitFor(() => expect(store.list()).resolves.toEqual([]));
    expect(opened.length).toBe(2);
  });

  test('that was closed without a word fails once, and is opened again', async () => {
    const { store, opened } = storeWith();
    await store.list();
    opened[0]?.close();
    await expect(store.list()).rejects.toThrow();
    expect(await store.list()).toEqual([]);
    expect(opened.length).toBe(2);
  });

  test('of the release before reviews keeps its games, and can keep reviews', async () => {
    const before = await openDB('kairo-games', 1, {
      upgrade: (database) => {
        for (const name of ['game', 'entry', 'snapshot']) database.createObjectStore(name);
      },
    });
    await before.put('snapshot', 'as it was', ['some game', 1]);
    before.close();
    const now = await openGames();
    expect(await now.get('snapshot', ['some game', 1])).toBe('as it was');
    now.close();
    const review = { format: 1, verdicts: [null], isDone: false } as const;
    expect(await keptReview('some game')).toBeUndefined();
    await keepReview('some game', review);
    expect(await keptReview('some game')).toEqual(review);
    await new IndexedDbStore(openGames).remove('some game');
    expect(await keptReview('some game')).toBeUndefined();
  });

  test('does not stand in the way of a newer version of the page', async () => {
    const { store } = storeWith();
    await store.list();
    const newer = await openDB('kairo-games', 99);
    await expect(store.list()).rejects.toThrow();
    newer.close();
  });

  test('that cannot be opened is tried again', async () => {
    const { store } = storeWith();
    const failing = vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'UnknownError');
    });
    await expect(store.list()).rejects.toThrow('denied');
    failing.mockRestore();
    expect(await store.list()).toEqual([]);
  });
});

describe('the browser’s store', () => {
  test('is in memory where the browser has no database', async () => {
    vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { isDurable, latest } = await openBrowserStore();
    expect(isDurable).toBe(false);
    expect(await latest()).toMatchObject({ ok: false, error: { code: 'table/no-saved-game' } });
  });

  test('leaves a game of an older release that cannot be read where it is', async () => {
    const old = await openDB('kairo', 1, { upgrade: (database) => void database.createObjectStore('games') });
    const damaged = { format: 'kairo-table/1', steps: 'gone' };
    await old.put('games', damaged, 'latest');
    const { latest } = await openBrowserStore();
    expect(await latest()).toMatchObject({ ok: false, error: { code: 'table/bad-save' } });
    expect(await old.get('games', 'latest')).toEqual(damaged);
  });
});
