/**
 * Where games are kept. A game is a log that only grows, with snapshots that save replaying it and the draft of the
 * turn being played. Every store passes the suite in `test/storeContract.ts`.
 *
 * A store that throws leaves it unknown whether the change was made: reload the game before doing anything else.
 */
import type { Level } from '@kairo/bots';
import type { GameOrigin, PositionJson, Seat } from '@kairo/engine';
import type { Pace, TableSetup, Version } from '@kairo/protocol';
import type { LogEntry, StoredDraft } from './entry.ts';

/** Raised with every change of the stored form; `migrations.ts` has the way from each older one. */
export const GAME_FORMAT = 'kairo-game/2';

/** Of games that begin at a position, which older releases cannot read. */
export const OPENED_GAME_FORMAT = 'kairo-game/3';

/** Snapshots that no load with a tail up to this needs, except the first one, may be dropped by a store. */
export const LONGEST_TAIL = 64;

/** What does not change during a game. It holds the seed: for the authority alone. */
export interface GameHeader {
  readonly format: typeof GAME_FORMAT | typeof OPENED_GAME_FORMAT;
  readonly id: string;
  readonly setup: TableSetup;
  /** By seat, a bot that plays instead of the level in the set-up (`vizier@500`, `random`). */
  readonly bots?: readonly (string | null)[];
  readonly seed: string;
  /** If it does not begin with a deal. */
  readonly opening?: Opening;
  /** With a clock. */
  readonly pace?: Pace;
  /** The level of bots that play for absent people; without it, none do. */
  readonly standIn?: Level;
  readonly rulesVersion: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Where a game begins, instead of a deal. Like the seed, for the authority alone. */
export interface Opening {
  readonly position: PositionJson;
  /** Absent if it is from no game. */
  readonly origin?: GameOrigin;
}

/** What a list of games shows without loading them. */
export interface GameSummary {
  readonly updatedAt: number;
  readonly points: readonly number[];
  readonly isOver: boolean;
  /** Older games have it once they change. */
  readonly round?: number;
  /** Who has to act or to end the turn. */
  readonly acting?: Seat;
}

export interface Snapshot {
  /** How many entries led to the state. */
  readonly seq: number;
  /** As `encodeState` writes it. */
  readonly state: string;
}

/** One change of a game, stored as a whole or not at all. */
export interface Addition {
  readonly entries: readonly LogEntry[];
  readonly draft: StoredDraft;
  readonly snapshot?: Snapshot;
  readonly summary: GameSummary;
  /**
   * When a server should look at the game again, though no one is connected, in milliseconds since 1970; null if there is no
   * need to. Without it, what was said before stands. Stores of programs that look by themselves ignore it.
   */
  readonly wakeAt?: number | null;
  /** Who is about to do what the wake-up is for: no one else is woken before the time is over. */
  readonly lease?: Lease;
}

/** Of a node, among those that share a store. Afterwards another one may take its place. */
export interface Lease {
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** A game as it was found, unchecked; `restoreMatch` validates it. */
export interface StoredGame {
  readonly header: unknown;
  readonly draft: unknown;
  readonly snapshot: Snapshot;
  /** From number `snapshot.seq` on: the first one led to the state of the snapshot. */
  readonly entries: readonly unknown[];
}

/** What was added to a game. */
export interface StoredTail {
  /** How many entries there are. */
  readonly seq: number;
  readonly draft: unknown;
  readonly entries: readonly unknown[];
}

export interface ListedGame {
  readonly header: unknown;
  readonly summary: unknown;
}

/** Whether a change was appended; if not, the version that the store has instead. */
export type Appended = { readonly ok: true } | { readonly ok: false; readonly found: Version | undefined };

export interface GameStore {
  /** Begins a game with its first entries and a snapshot after them. False if there is a game with this id. */
  create(header: GameHeader, first: Addition & { readonly snapshot: Snapshot }): Promise<boolean>;
  /**
   * With the latest snapshot that has at least `tail` entries after it, or else the first one. For a tail longer than
   * `LONGEST_TAIL` a store may give any earlier one instead.
   */
  load(id: string, tail: number): Promise<StoredGame | undefined>;
  /** Entries number `after + 1` to `upTo`. */
  read(id: string, after: number, upTo: number): Promise<readonly unknown[]>;
  /**
   * The draft, and the entries after this number, as they are at one moment. Only stores that several authorities use have it:
   * with it they follow each other without loading the game again.
   */
  since?(id: string, after: number): Promise<StoredTail | undefined>;
  /** Adds to a game of exactly this version. The version afterwards is that of the addition. */
  append(id: string, expected: Version, addition: Addition): Promise<Appended>;
  /** All games, the one that changed last first. */
  list(): Promise<readonly ListedGame[]>;
  remove(id: string): Promise<void>;
}
