/** The browser's store, on an IndexedDB in memory; `npm run kills` and the e2e tests use a real one. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeStore } from '../../../table/test/storeContract.ts';
import { openBrowserStore, openGames } from '../../src/worker/browserStore.ts';
import { IndexedDbStore } from '../../src/worker/indexedDbStore.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describeStore('IndexedDbStore', async () => new IndexedDbStore(await openGames()));

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
