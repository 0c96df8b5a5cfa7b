/**
 * How the page and the worker that holds its tables start and find each other. Everything said at a table goes through
 * a port of its own, in the protocol that a server would speak; so does the hiring of threads for bots.
 */
import type { Result } from '@kairo/engine';
import type { TableError, TableSetup } from '@kairo/protocol';
import type { BranchWish } from '@kairo/table';
import type { ReplaySource } from './replayControl.ts';

/** "Try again from here": which turn of which game, and who plays then. */
export interface Branching {
  readonly source: ReplaySource;
  readonly wish: BranchWish;
}

export type ToTableWorker =
  /** With two ports: for the table's messages, and for hiring bots. */
  | { readonly type: 'start' }
  /** Deals a new game. */
  | { readonly type: 'create'; readonly table: string; readonly setup: TableSetup }
  /** Begins one at a turn of another game. */
  | ({ readonly type: 'branch'; readonly table: string } & Branching)
  /** Looks for the unfinished game that was played last. */
  | { readonly type: 'latest' };

/** The answer to `create`, `branch` and `latest`: the id of the table. */
export interface Located {
  readonly type: 'located';
  readonly located: Result<string, TableError>;
}
