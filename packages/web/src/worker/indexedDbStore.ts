/**
 * Games in the browser's database. The browser may close it at any time, e.g. when the user clears the site's data, and
 * another tab with a newer version of the page has to be able to upgrade it: so it is opened again when it is needed.
 */
import type { Version } from '@kairo/protocol';
import type {
  Addition,
  Appended,
  GameHeader,
  GameStore,
  ListedGame,
  Snapshot,
  StoredGame,
} from '@kairo/table';
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';

/** What changes with every addition, apart from the log. */
interface GameRow {
  readonly header: GameHeader;
  readonly seq: number;
  readonly draft: Addition['draft'];
  readonly summary: Addition['summary'];
}

export interface GamesSchema extends DBSchema {
  game: { key: string; value: GameRow };
  /** By the id of the game and the number of the entry. */
  entry: { key: [string, number]; value: unknown };
  snapshot: { key: [string, number]; value: string };
  /** By the id of the game, also of games that are not in this database. */
  review: { key: string; value: unknown };
}

type Database = IDBPDatabase<GamesSchema>;
type Stores = ('game' | 'entry' | 'snapshot' | 'review')[];
type Change = IDBPTransaction<GamesSchema, Stores, 'readwrite'>;
const ALL: Stores = ['game', 'entry', 'snapshot', 'review'];

export class IndexedDbStore implements GameStore {
  private readonly open: () => Promise<Database>;
  private opened: Promise<Database> | undefined;

  constructor(open: () => Promise<Database>) {
    this.open = open;
  }

  /** Throws if the browser does not open a database. */
  async connect(): Promise<void> {
    await this.use(async () => undefined);
  }

  create(header: GameHeader, first: Addition & { readonly snapshot: Snapshot }): Promise<boolean> {
    return this.use(async (database) => {
      const change = begin(database);
      if ((await change.objectStore('game').get(header.id)) !== undefined) return false;
      await store(change, header, 0, first);
      return true;
    });
  }

  load(id: string, tail: number): Promise<StoredGame | undefined> {
    return this.use((database) => load(database, id, tail));
  }

  async read(id: string, after: number, upTo: number): Promise<readonly unknown[]> {
    if (upTo <= after) return [];
    const range = IDBKeyRange.bound([id, after + 1], [id, upTo]);
    return this.use((database) => database.getAll('entry', range));
  }

  append(id: string, expected: Version, addition: Addition): Promise<Appended> {
    return this.use(async (database) => {
      const change = begin(database);
      const row = await change.objectStore('game').get(id);
      const found = row && { seq: row.seq, revision: row.draft.revision };
      if (row === undefined || found?.seq !== expected.seq || found.revision !== expected.revision) {
        return { ok: false, found };
      }
      await store(change, row.header, row.seq, addition);
      return { ok: true };
    });
  }

  async list(): Promise<readonly ListedGame[]> {
    const rows = await this.use((database) => database.getAll('game'));
    return rows
      .sort((a, b) => b.summary.updatedAt - a.summary.updatedAt)
      .map(({ header, summary }) => ({ header, summary }));
  }

  remove(id: string): Promise<void> {
    const ofGame = IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
    return this.use(async (database) => {
      const change = begin(database);
      await Promise.all([
        change.objectStore('game').delete(id),
        change.objectStore('entry').delete(ofGame),
        change.objectStore('snapshot').delete(ofGame),
        change.objectStore('review').delete(id),
        change.done,
      ]);
    });
  }

  /** After a failure the database is opened afresh: whatever was wrong with the old one is over. */
  private async use<T>(work: (database: Database) => Promise<T>): Promise<T> {
    this.opened ??= this.openAnew();
    const opened = this.opened;
    try {
      return await work(await opened);
    } catch (failure) {
      this.forget(opened);
      throw failure;
    }
  }

  private openAnew(): Promise<Database> {
    const opening = this.open();
    void opening.then(
      (database) => {
        for (const end of ['close', 'versionchange'] as const) {
          database.addEventListener(end, () => this.forget(opening));
        }
      },
      () => undefined,
    );
    return opening;
  }

  /** Changes that are on their way are still made. */
  private forget(opened: Promise<Database>): void {
    if (this.opened === opened) this.opened = undefined;
    void opened.then(
      (database) => database.close(),
      () => undefined,
    );
  }
}

async function load(database: Database, id: string, tail: number): Promise<StoredGame | undefined> {
  const look = database.transaction(ALL);
  const row = await look.objectStore('game').get(id);
  if (row === undefined) return undefined;
  const snapshots = look.objectStore('snapshot');
  const upTo = IDBKeyRange.bound([id, 0], [id, Math.max(1, row.seq - tail)]);
  const all = IDBKeyRange.bound([id, 0], [id, row.seq]);
  const cursor = (await snapshots.openCursor(upTo, 'prev')) ?? (await snapshots.openCursor(all));
  if (cursor === null) throw new Error('a game without a snapshot');
  const [, seq] = cursor.key;
  const snapshot = { seq, state: cursor.value };
  const entries = await look.objectStore('entry').getAll(IDBKeyRange.bound([id, seq], [id, row.seq]));
  return { header: row.header, draft: row.draft, snapshot, entries };
}

/** Strict: the database has written the change when it says so. */
function begin(database: Database): Change {
  return database.transaction(ALL, 'readwrite', { durability: 'strict' });
}

/** Adds to a game of so many entries, and waits until all of it is written; nothing is, if any of it fails. */
async function store(change: Change, header: GameHeader, seq: number, addition: Addition): Promise<void> {
  const { entries, snapshot, draft, summary } = addition;
  const { id } = header;
  try {
    await Promise.all([
      ...entries.map((entry, i) => change.objectStore('entry').put(entry, [id, seq + i + 1])),
      snapshot && change.objectStore('snapshot').put(snapshot.state, [id, snapshot.seq]),
      change.objectStore('game').put({ header, seq: seq + entries.length, draft, summary }, id),
    ]);
  } catch (failure) {
    abort(change);
    throw failure;
  }
  await change.done;
}

/** Does nothing to a transaction that the database has aborted already. */
function abort(change: Change): void {
  change.done.catch(() => undefined);
  try {
    change.abort();
  } catch {
    // Already aborted.
  }
}
