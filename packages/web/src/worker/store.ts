/** Where the browser keeps the game: the latest one. Whoever cannot keep anything (a private window) plays without. */

const DATABASE = 'kairo';
const STORE = 'games';
const LATEST = 'latest';

export interface Store {
  /** What was saved last; undefined if nothing was, or nothing can be. */
  readonly load: () => Promise<unknown>;
  readonly save: (game: unknown) => void;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

export function openStore(): Store {
  // A promise that fails is no database: `indexedDB` may be missing, or refuse.
  const opening = Promise.resolve()
    .then(openDatabase)
    .catch(() => undefined);

  const load = async (): Promise<unknown> => {
    const database = await opening;
    return database && settled(database.transaction(STORE).objectStore(STORE).get(LATEST));
  };
  const put = async (game: unknown): Promise<void> => {
    const database = await opening;
    // One transaction for one game: it is kept whole, or the one before it stays.
    if (database !== undefined) {
      await settled(database.transaction(STORE, 'readwrite').objectStore(STORE).put(game, LATEST));
    }
  };
  return {
    load,
    save: (game) => void put(game).catch(() => undefined), // no room: the game goes on
  };
}
