/** Where this browser keeps games: all of them in its database, or, where it has none, in memory. */
import type { Result } from '@kairo/engine';
import type { TableError } from '@kairo/protocol';
import { type GameStore, MemoryStore, MIGRATIONS, readHeader } from '@kairo/table';
import { type IDBPDatabase, openDB } from 'idb';
import { IndexedDbStore, type KairoDatabase } from './indexedDbStore.ts';

const DATABASE = 'kairo';
/** 1: one game, rewritten as a whole. 2: a log for each game. */
const VERSION = 2;
/** The key of the one game of version 1, and its id in version 2. */
const LATEST = 'latest';

export interface BrowserStore {
  readonly store: GameStore;
  readonly isDurable: boolean;
  /** The id of the unfinished game that was played last. */
  readonly latest: () => Promise<Result<string, TableError>>;
}

const NO_GAME: Result<string, TableError> = { ok: false, error: { code: 'table/no-saved-game' } };

export async function openBrowserStore(): Promise<BrowserStore> {
  try {
    const database = await openDatabase();
    const store = new IndexedDbStore(database);
    return { store, isDurable: true, latest: () => latestGame(database, store) };
  } catch {
    // A private window, or a browser whose database is blocked or broken.
    return { store: new MemoryStore(), isDurable: false, latest: async () => NO_GAME };
  }
}

export function openDatabase(): Promise<IDBPDatabase<KairoDatabase>> {
  return openDB<KairoDatabase>(DATABASE, VERSION, {
    upgrade: (database, oldVersion) => {
      if (oldVersion < 1) database.createObjectStore('games');
      for (const name of ['game', 'entry', 'snapshot'] as const) database.createObjectStore(name);
    },
  });
}

async function latestGame(
  database: IDBPDatabase<KairoDatabase>,
  store: GameStore,
): Promise<Result<string, TableError>> {
  const adopted = await adoptOldGame(database, store);
  if (adopted !== undefined) return adopted;
  for (const { header, summary } of await store.list()) {
    const { isOver } = summary as { readonly isOver?: unknown };
    if (isOver === true) continue;
    const read = readHeader(header);
    return read.ok ? { ok: true, value: read.value.header.id } : read;
  }
  return NO_GAME;
}

/** The game that a release before the log had left. If it cannot be migrated, it stays as it is. */
async function adoptOldGame(
  database: IDBPDatabase<KairoDatabase>,
  store: GameStore,
): Promise<Result<string, TableError> | undefined> {
  const saved = await database.get('games', LATEST);
  if (saved === undefined) return undefined;
  const migrated = MIGRATIONS.browserSave1(saved, { id: LATEST, now: Date.now() });
  if (!migrated.ok) return migrated;
  const { header, first } = migrated.value;
  await store.create(header, first);
  await database.delete('games', LATEST);
  return { ok: true, value: header.id };
}
