/** The log of one game, as its table uses it: appends changes with snapshots, and reads entries back validated. */

import type { Result } from '@kairo/engine';
import { encodeState, RULES_VERSION } from '@kairo/engine';
import type { TableError, TableSetup, Version } from '@kairo/protocol';
import type { LogEntry } from '../log/entry.ts';
import {
  type Addition,
  type Appended,
  GAME_FORMAT,
  type GameHeader,
  type GameStore,
  type Snapshot,
} from '../log/store.ts';
import type { Change, Match } from '../match/match.ts';
import type { Restored } from '../match/restoreMatch.ts';

/** A snapshot after this many entries bounds what a load has to replay. */
const SNAPSHOT_INTERVAL = 16;
/** How many entries before the end a load reaches back, so that recent steps can be shown again. */
const LOAD_TAIL = 40;

export interface NewGame {
  readonly id: string;
  readonly setup: TableSetup;
  readonly bots?: readonly (string | null)[];
  readonly seed: string;
}

export class GameLog {
  readonly header: GameHeader;
  private readonly store: GameStore;
  private readonly now: () => number;

  constructor(store: GameStore, header: GameHeader, now: () => number) {
    this.store = store;
    this.header = header;
    this.now = now;
  }

  /** Stores a new game, and returns its header; undefined if there is a game with this id. */
  static async create(
    store: GameStore,
    game: NewGame,
    { match, entries }: Change,
    now: () => number,
  ): Promise<GameHeader | undefined> {
    const createdAt = now();
    const header: GameHeader = { format: GAME_FORMAT, ...game, rulesVersion: RULES_VERSION, createdAt };
    const addition = additionOf(match, entries, createdAt);
    const isNew = await store.create(header, { ...addition, snapshot: snapshotOf(match) });
    return isNew ? header : undefined;
  }

  /** Undefined if there is no such game. The code for it is loaded on demand: a new game does without. */
  static async load(store: GameStore, id: string): Promise<Result<Restored, TableError> | undefined> {
    const stored = await store.load(id, LOAD_TAIL);
    if (stored === undefined) return undefined;
    const { restoreMatch } = await import('../match/restoreMatch.ts');
    return restoreMatch(stored);
  }

  append(expected: Version, { match, entries }: Change): Promise<Appended> {
    const intervals = (seq: number): number => Math.floor(seq / SNAPSHOT_INTERVAL);
    const isDue = intervals(match.version.seq) > intervals(expected.seq);
    const addition = additionOf(match, entries, this.now());
    return this.store.append(
      this.header.id,
      expected,
      isDue ? { ...addition, snapshot: snapshotOf(match) } : addition,
    );
  }

  /** Entries number `after + 1` to `upTo`. Throws if what is stored is not what was appended. */
  async entries(after: number, upTo: number): Promise<LogEntry[]> {
    const { readEntry } = await import('../log/readEntry.ts');
    const stored = await this.store.read(this.header.id, after, upTo);
    return stored.map((json, i) => {
      const read = readEntry(json, this.header.setup.seats.length);
      if (!read.ok) throw new Error(`entry ${after + i + 1}: ${read.error}`);
      return read.value;
    });
  }

  /** The same game in another store, from its first entry on. */
  async copyTo(store: GameStore, match: Match): Promise<GameLog> {
    const { seq } = match.version;
    const entries = await this.entries(0, seq);
    const addition = additionOf(match, entries, this.now());
    await store.create(this.header, { ...addition, snapshot: snapshotOf(match) });
    return new GameLog(store, this.header, this.now);
  }
}

function snapshotOf({ version, settledState }: Match): Snapshot {
  return { seq: version.seq, state: encodeState(settledState) };
}

function additionOf(match: Match, entries: readonly LogEntry[], updatedAt: number): Addition {
  const { storedDraft, points, isOver } = match;
  return { entries, draft: storedDraft, summary: { updatedAt, points, isOver } };
}
