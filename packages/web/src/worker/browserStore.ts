/** Where this browser keeps games: all of them in its database, or, where it has none, in memory. */
import { err, ok, type Result } from '@kairo/engine';
import type { TableError } from '@kairo/protocol';
import type { GameStore } from '@kairo/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type GamesSchema, IndexedDbStore } from './indexedDbStore.ts';

const DATABASE = 'kairo-games';
/** What each version of it has added. */
const STORES = [['game', 'entry', 'snapshot'], ['review']] as const;
const VERSION = STORES.length;

/**
 * The database of releases before the log, which held one game. It is not upgraded in place: a tab that still runs such
 * a release would block that.
 */
const OLD_DATABASE = 'kairo';
interface OldSchema extends DBSchema {
  games: { key: string; value: unknown };
}
/** The key of its only game. */
const LATEST = 'latest';

export interface BrowserStore {
  readonly store: GameStore;
  readonly isDurable: boolean;
  /** The id of the unfinished game that was played last. */
  readonly latest: () => Promise<Result<string, TableError>>;
}

const NO_GAME: Result<string, TableError> = err({ code: 'table/no-saved-game' });

export async function openBrowserStore(): Promise<BrowserStore> {
  try {
    const store = new IndexedDbStore(openGames);
    await store.connect();
    return { store, isDurable: true, latest: () => latestGame(store) };
  } catch {
    // A private window, or a browser whose database is blocked or broken.
    const { MemoryStore } = await import('./memory.ts');
    return { store: new MemoryStore(), isDurable: false, latest: async () => NO_GAME };
  }
}

export function openGames(): Promise<IDBPDatabase<GamesSchema>> {
  return openDB<GamesSchema>(DATABASE, VERSION, {
    upgrade: (database, before) => {
      for (const name of STORES.slice(before).flat()) database.createObjectStore(name);
    },
  });
}

/** The error of a game that an older release had left counts only if there is nothing else to go on with. */
async function latestGame(store: GameStore): Promise<Result<string, TableError>> {
  const adopted = await adoptOldGame(store).catch(() => undefined);
  const latest = await latestOf(store);
  return latest.ok || adopted === undefined ? latest : adopted;
}

async function latestOf(store: GameStore): Promise<Result<string, TableError>> {
  for (const { header, summary } of await store.list()) {
    const { isOver } = summary as { readonly isOver?: unknown };
    if (isOver === true) continue;
    // The rest of the header is checked when the game is opened.
    const { id } = (header ?? {}) as { readonly id?: unknown };
    return typeof id === 'string' ? ok(id) : err({ code: 'table/bad-save', detail: 'id: expected a text' });
  }
  return NO_GAME;
}

/** The game that a release before the log had left. If it cannot be migrated, it stays as it is. */
async function adoptOldGame(store: GameStore): Promise<Result<string, TableError> | undefined> {
  const database = await openDB<OldSchema>(OLD_DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore('games'),
  });
  try {
    const saved = await database.get('games', LATEST);
    if (saved === undefined) return undefined;
    const now = Date.now();
    const { browserSave1 } = await import('./oldGame.ts');
    const migrated = browserSave1(saved, { id: `${OLD_DATABASE}-${now}`, now });
    if (!migrated.ok) return migrated;
    const { header, first } = migrated.value;
    // The id is new, so that a tab that still runs an old release may leave another game later.
    if (await store.create(header, first)) await database.delete('games', LATEST);
    return ok(header.id);
  } finally {
    database.close();
  }
}
