/** Games as packages/table keeps them, through what runs the operations. JSON is written and read on this side. */
import type { Version } from '@kairo/protocol';
import {
  type Addition,
  type Appended,
  type GameHeader,
  type GameStore,
  type ListedGame,
  LONGEST_TAIL,
  type Snapshot,
  type StoredGame,
} from '@kairo/table';
import type { PackedAddition } from './games.ts';
import type { Caller } from './operations.ts';

/** What leads from so many entries to the addition's version. */
export function packed(before: number, addition: Addition): PackedAddition {
  const { entries, draft, summary, snapshot, wakeAt } = addition;
  const seq = before + entries.length;
  return {
    version: { seq, revision: draft.revision },
    entries: entries.map((entry) => JSON.stringify(entry)),
    draft: JSON.stringify(draft),
    summary: JSON.stringify(summary),
    updatedAt: summary.updatedAt,
    snapshot,
    keptFrom: seq - LONGEST_TAIL,
    wakeAt,
  };
}

export class SqliteGames implements GameStore {
  private readonly client: Caller;

  constructor(client: Caller) {
    this.client = client;
  }

  create(header: GameHeader, first: Addition & { readonly snapshot: Snapshot }): Promise<boolean> {
    return this.client.call('createGame', header.id, JSON.stringify(header), packed(0, first));
  }

  async load(id: string, tail: number): Promise<StoredGame | undefined> {
    const game = await this.client.call('loadGame', id, tail);
    if (game === undefined) return undefined;
    return {
      header: JSON.parse(game.header),
      draft: JSON.parse(game.draft),
      snapshot: game.snapshot,
      entries: game.entries.map((entry) => JSON.parse(entry)),
    };
  }

  async read(id: string, after: number, upTo: number): Promise<readonly unknown[]> {
    const entries = await this.client.call('readGame', id, after, upTo);
    return entries.map((entry) => JSON.parse(entry));
  }

  async append(id: string, expected: Version, addition: Addition): Promise<Appended> {
    const appended = await this.client.call('appendToGame', id, expected, packed(expected.seq, addition));
    return appended === true ? { ok: true } : { ok: false, found: appended };
  }

  async list(): Promise<readonly ListedGame[]> {
    const games = await this.client.call('listGames');
    return games.map(({ header, summary }) => ({ header: JSON.parse(header), summary: JSON.parse(summary) }));
  }

  async remove(id: string): Promise<void> {
    await this.client.call('removeGame', id);
  }
}
