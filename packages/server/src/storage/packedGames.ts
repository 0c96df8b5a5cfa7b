/** Games as packages/table keeps them, through what carries the operations out. JSON is written and read on this side. */
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
  type StoredTail,
} from '@kairo/table';
import type { PackedAddition } from './operations/games.ts';
import type { Caller } from './operations/operations.ts';

/** What leads from so many entries to the addition's version. */
export function packed(before: number, addition: Addition): PackedAddition {
  const { entries, draft, summary, snapshot, wakeAt, lease } = addition;
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
    lease,
  };
}

export class PackedGames implements GameStore {
  private readonly caller: Caller;

  constructor(caller: Caller) {
    this.caller = caller;
  }

  create(header: GameHeader, first: Addition & { readonly snapshot: Snapshot }): Promise<boolean> {
    return this.caller.call('createGame', header.id, JSON.stringify(header), packed(0, first));
  }

  async load(id: string, tail: number): Promise<StoredGame | undefined> {
    const game = await this.caller.call('loadGame', id, tail);
    if (game === undefined) return undefined;
    return {
      header: JSON.parse(game.header),
      draft: JSON.parse(game.draft),
      snapshot: game.snapshot,
      entries: JSON.parse(game.entries),
    };
  }

  async read(id: string, after: number, upTo: number): Promise<readonly unknown[]> {
    return JSON.parse(await this.caller.call('readGame', id, after, upTo));
  }

  async since(id: string, after: number): Promise<StoredTail | undefined> {
    const tail = await this.caller.call('tailOfGame', id, after);
    if (tail === undefined) return undefined;
    const { seq, draft, entries } = tail;
    return { seq, draft: JSON.parse(draft), entries: JSON.parse(entries) };
  }

  async append(id: string, expected: Version, addition: Addition): Promise<Appended> {
    const appended = await this.caller.call('appendToGame', id, expected, packed(expected.seq, addition));
    return appended === true ? { ok: true } : { ok: false, found: appended };
  }

  async list(): Promise<readonly ListedGame[]> {
    const games = await this.caller.call('listGames');
    return games.map(({ header, summary }) => ({ header: JSON.parse(header), summary: JSON.parse(summary) }));
  }

  async remove(id: string): Promise<void> {
    await this.caller.call('removeGame', id);
  }
}
