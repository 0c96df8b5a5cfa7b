/**
 * Protocol 2: the messages between a table and its connections, the same for a table in a worker of the page and for
 * one on a server. `docs/protocol.md` describes them with a worked example.
 *
 * A connection may drop, duplicate, delay or reorder messages. Every state of a game is named by its `Version`, which
 * only grows; what a message says holds for the version that it names, and both sides ignore what is older than what
 * they have. A message to a viewer contains nothing that this viewer may not know.
 */
import type { Action, Edition, GameOrigin, Seat, Viewer } from '@kairo/engine';
import type { ActionGroups } from './actionGroups.ts';
import type { Answer, Query } from './queries.ts';
import type { TableError, TableRefusal } from './refusals.ts';
import type { TableSetup } from './setup.ts';
import type { PlainView, ShownStep, ViewChange } from './steps.ts';

export const PROTOCOL_VERSION = 2;

/** Bounds the longest id that a client may choose for a request. */
export const MAX_ID = 64;

/**
 * Names a state of a game. `seq` counts the entries of its log and never falls; `revision` counts the changes of the
 * draft since the last entry. Only the seat that acts is sent the revision; for everyone else it is 0.
 */
export interface Version {
  readonly seq: number;
  readonly revision: number;
}

export type ClientMessage =
  | Hello
  | Sync
  | CommandMessage
  | { readonly type: 'query'; readonly id: string; readonly query: Query }
  /** Asks for steps before number `before` (counted from 0). */
  | { readonly type: 'history'; readonly id: string; readonly before: number }
  /** Asks the bot that is thinking to answer at once. */
  | { readonly type: 'hurry' }
  /** After the store failed: try it again, or go on without it. */
  | { readonly type: 'storage'; readonly choice: 'retry' | 'unsaved' };

/** The first message of a connection, and the first one after a reconnect. */
export interface Hello {
  readonly type: 'hello';
  /** The versions of the protocol that the client can speak. */
  readonly protocols: readonly number[];
  readonly table: string;
  /** Chosen by the client and raised with each change of the viewer; updates echo it. */
  readonly look: number;
  /** Absent: the connection's only seat, or `spectator` if it has several. */
  readonly viewer?: Viewer;
  /** How many steps the client has as this viewer; 0 asks for everything. */
  readonly seq: number;
}

/**
 * What the client has, as which viewer. It is answered by an update if the table has more, else by `synced`. It repairs
 * what was lost, serves as the heartbeat, and changes the viewer: at one screen, to the next player's seat, or to
 * `spectator` in between.
 */
export interface Sync {
  readonly type: 'sync';
  readonly look: number;
  readonly viewer: Viewer;
  /** `seq` 0 if the client has nothing as this viewer. */
  readonly version: Version;
}

/** A change that a seat asks for. It is applied once, however often the message arrives. */
export interface CommandMessage {
  readonly type: 'command';
  /** Chosen by the client, unique for its seat; the answer echoes it. */
  readonly id: string;
  readonly seat: Seat;
  /** The version that the client saw when it decided; on any other the command is refused as stale. */
  readonly base: Version;
  readonly command: Command;
}

export type Command =
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'undo' }
  /** At a table of one person and bots: the game as it was before that person's last turn. */
  | { readonly type: 'takeBack' }
  | { readonly type: 'endTurn' };

export type ServerMessage =
  | Welcome
  | Update
  /** The client's version is the current one. The storage is repeated in case its message was lost. */
  | {
      readonly type: 'synced';
      readonly look: number;
      readonly version: Version;
      readonly storage: StoreState;
    }
  /** The command was applied and stored; `version` is the one it led to. */
  | { readonly type: 'done'; readonly id: string; readonly version: Version }
  /** Nothing was changed. `id` is absent if the message had none that could be read. */
  | { readonly type: 'refused'; readonly id?: string; readonly refusal: TableRefusal }
  | { readonly type: 'answer'; readonly id: string; readonly answer: Answer }
  /** Steps from number `from` (counted from 0) up to the one before those asked for, as many as fit a message. */
  | {
      readonly type: 'history';
      readonly id: string;
      readonly from: number;
      readonly steps: readonly ShownStep[];
    }
  | { readonly type: 'storage'; readonly storage: StoreState }
  /** The end of the connection. */
  | { readonly type: 'failed'; readonly error: TableError };

/**
 * `durable`: every change is stored before it is shown. `memory`: there is no durable store, the game is lost with the
 * page. `failed`: the last change could not be stored; nothing goes on until the client makes its choice.
 */
export type StoreState = 'durable' | 'memory' | 'failed';

/** What does not change during a game. Sent after a hello that asked for everything. */
export interface Welcome {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly table: string;
  readonly setup: TableSetup;
  readonly edition: Edition;
  /** The seats that this connection may act for. */
  readonly seats: readonly Seat[];
  readonly storage: StoreState;
  /** The game that this one branched off, and after which of its turns. */
  readonly origin?: GameOrigin;
}

/** A turn that is being played. Only its own seat is sent it, until it is settled. */
export interface Draft {
  /** Done and visible to its seat, but not settled. */
  readonly steps: readonly ShownStep[];
  /**
   * The last action of the turn, chosen but not applied: applying it would reveal something to everyone (a new card
   * in the display, the next neutral stall, who goes on in the final phase), so it waits for the end of the turn.
   */
  readonly held?: Action;
  /** Nothing is left to do but to end the turn. */
  readonly isComplete: boolean;
  readonly canUndo: boolean;
  /** What the draft changes in the settled view. */
  readonly change: ViewChange;
}

/** The game as its viewer knows it at `version`: what is new since step number `from`. */
export interface Update {
  readonly type: 'update';
  /** Of the hello or sync that chose the viewer. */
  readonly look: number;
  readonly viewer: Viewer;
  readonly version: Version;
  /**
   * `steps` are numbers `from` to `version.seq - 1`. The client must have the settled view after step `from - 1`, or
   * `base` is it; a client that has neither asks with `sync`.
   */
  readonly from: number;
  readonly base?: PlainView;
  readonly steps: readonly ShownStep[];
  /** Present if the viewer's own turn is being played. */
  readonly draft?: Draft;
  /** What the viewer may do now; absent if nothing. */
  readonly legal?: ActionGroups;
  /** Who has to act or to end the turn; absent when the game is over. */
  readonly acting?: Seat;
}
