/**
 * What the page and the worker that replays a finished game say to each other, in one channel, so that nothing is
 * overtaken: what goes to the table, which turn it shows, and what is known of the turns.
 */
import type { Result } from '@kairo/engine';
import type { ClientMessage, SeatSetup, ServerMessage } from '@kairo/protocol';
import type { Eyes, ReplayError, WatchedTurn } from '@kairo/table';

/** Where the game is: in this browser's store, or in a record that the page has fetched. */
export type ReplaySource =
  | { readonly from: 'store'; readonly id: string }
  | {
      readonly from: 'record';
      readonly id: string;
      readonly text: string;
      /** As they were, if that is known. */
      readonly seats?: readonly SeatSetup[];
    };

export type ToReplayWorker =
  /** The first message; answered by `opened`. */
  | { readonly type: 'open'; readonly source: ReplaySource }
  | { readonly type: 'show'; readonly turn: number }
  /** Answered by `watched`. */
  | { readonly type: 'watch'; readonly eyes: Eyes }
  | { readonly type: 'table'; readonly message: ClientMessage };

export type OpenError = ReplayError | 'replay/no-game' | 'replay/crashed';

export type FromReplayWorker =
  /** What is known of the turns, with all eyes. */
  | { readonly type: 'opened'; readonly opened: Result<readonly WatchedTurn[], OpenError> }
  | { readonly type: 'watched'; readonly eyes: Eyes; readonly turns: readonly WatchedTurn[] }
  | { readonly type: 'table'; readonly message: ServerMessage };
