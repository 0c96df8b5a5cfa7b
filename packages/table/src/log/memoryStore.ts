/** Games for as long as the program runs: where nothing can be stored, and as the reference for other stores. */
import type { Version } from '@kairo/protocol';
import type { StoredDraft } from './entry.ts';
import type {
  Addition,
  Appended,
  GameHeader,
  GameStore,
  GameSummary,
  ListedGame,
  Snapshot,
  StoredGame,
  StoredTail,
} from './store.ts';

/** Copies, like in a store on disk: what is stored does not change with an object that a caller still holds. */
interface Kept {
  readonly header: GameHeader;
  readonly entries: string[];
  /** The first one follows the first entries. */
  readonly snapshots: [Snapshot, ...Snapshot[]];
  draft: StoredDraft;
  summary: GameSummary;
}

function copyOf<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

export class MemoryStore implements GameStore {
  private readonly games = new Map<string, Kept>();

  async create(header: GameHeader, first: Addition & { readonly snapshot: Snapshot }): Promise<boolean> {
    if (this.games.has(header.id)) return false;
    const { entries, draft, snapshot, summary } = first;
    this.games.set(header.id, {
      header: copyOf(header),
      entries: entries.map((entry) => JSON.stringify(entry)),
      snapshots: [copyOf(snapshot)],
      draft: copyOf(draft),
      summary: copyOf(summary),
    });
    return true;
  }

  async load(id: string, tail: number): Promise<StoredGame | undefined> {
    const game = this.games.get(id);
    if (game === undefined) return undefined;
    const { header, entries, snapshots, draft } = game;
    const snapshot = snapshots.findLast(({ seq }) => seq <= entries.length - tail) ?? snapshots[0];
    return {
      header: copyOf(header),
      draft: copyOf(draft),
      snapshot: copyOf(snapshot),
      entries: entries.slice(snapshot.seq - 1).map((entry) => JSON.parse(entry)),
    };
  }

  async read(id: string, after: number, upTo: number): Promise<readonly unknown[]> {
    return (this.games.get(id)?.entries ?? []).slice(after, upTo).map((entry) => JSON.parse(entry));
  }

  async since(id: string, after: number): Promise<StoredTail | undefined> {
    const game = this.games.get(id);
    if (game === undefined) return undefined;
    return {
      seq: game.entries.length,
      draft: copyOf(game.draft),
      entries: await this.read(id, after, Number.POSITIVE_INFINITY),
    };
  }

  async append(id: string, expected: Version, addition: Addition): Promise<Appended> {
    const game = this.games.get(id);
    if (game === undefined) return { ok: false, found: undefined };
    const found = { seq: game.entries.length, revision: game.draft.revision };
    if (found.seq !== expected.seq || found.revision !== expected.revision) return { ok: false, found };
    game.entries.push(...addition.entries.map((entry) => JSON.stringify(entry)));
    if (addition.snapshot !== undefined) game.snapshots.push(copyOf(addition.snapshot));
    game.draft = copyOf(addition.draft);
    game.summary = copyOf(addition.summary);
    return { ok: true };
  }

  async list(): Promise<readonly ListedGame[]> {
    return [...this.games.values()]
      .sort((a, b) => b.summary.updatedAt - a.summary.updatedAt)
      .map(({ header, summary }) => ({ header: copyOf(header), summary: copyOf(summary) }));
  }

  async remove(id: string): Promise<void> {
    this.games.delete(id);
  }
}
