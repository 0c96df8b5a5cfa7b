/** What a table refuses, and why there may be no table at all. */
import type { BotError, BotName } from '@kairo/bots';
import type { EditionError, Refusal, Seat, SetupError } from '@kairo/engine';

/** An answer to one request; the connection and the game go on. */
export type TableRefusal =
  | Refusal
  | Malformed
  | { readonly code: 'table/not-your-turn'; readonly acting: Seat | undefined }
  /** The connection was not granted this seat. */
  | { readonly code: 'table/not-your-seat'; readonly seat: Seat }
  /** The command was based on an older version of the game; the current one was sent. */
  | { readonly code: 'table/stale' }
  | { readonly code: 'table/nothing-to-undo' }
  /** Undo stops where something hidden was revealed. */
  | { readonly code: 'table/already-revealed' }
  /** The player has had no turn, or it is too long ago. */
  | { readonly code: 'table/nothing-to-take-back' }
  /** Other people have to agree to a takeback. */
  | { readonly code: 'table/not-alone' }
  | { readonly code: 'table/turn-not-complete' }
  | { readonly code: 'table/turn-complete' }
  /** The table has failed, and takes no more commands. */
  | { readonly code: 'table/stopped' }
  /** The connection was not granted to operate the table: to hurry bots, or to choose how to go on. */
  | { readonly code: 'table/not-operator' }
  /** Not possible, but the code that says why could not be loaded. */
  | { readonly code: 'table/unexplained' }
  | { readonly code: 'table/no-hints' }
  /** The decision that advice was asked for has passed. */
  | { readonly code: 'table/no-advice' }
  /** Asking again may help. */
  | { readonly code: 'table/adviser-failed' }
  /** Its program could not be loaded, or not yet. */
  | { readonly code: 'table/adviser-absent' }
  /** Asking again does not help. */
  | { readonly code: 'table/no-adviser'; readonly error: BotError };

/** Why a list of actions is not played; `index` is that of the first action that is too many. */
export type ListRefusal =
  | { readonly code: 'table/after-reveal'; readonly index: number }
  | { readonly code: 'table/after-turn'; readonly index: number }
  /** A turn was begun in a browser. */
  | { readonly code: 'table/draft-open' }
  /** The id was given to another request before. */
  | { readonly code: 'table/id-reused' };

/** The message, or a field of it, does not have the expected shape. */
export interface Malformed {
  readonly code: 'table/malformed';
  readonly field: string;
  readonly expected: string;
}

/** There is no table, or it has closed: the connection is of no further use. */
export type TableError =
  | SetupError
  | EditionError
  | Malformed
  | { readonly code: 'table/protocol'; readonly found: unknown; readonly supported: number }
  /** No game can be begun at it. */
  | { readonly code: 'table/bad-position'; readonly detail: string }
  | { readonly code: 'table/unknown-edition'; readonly id: string; readonly known: readonly string[] }
  /** Another page has taken over this game. */
  | { readonly code: 'table/elsewhere' }
  /** There is no game with this id, or no unfinished game to go on with. */
  | { readonly code: 'table/no-saved-game' }
  /** The stored game cannot be read: damaged, or from another release. It is left untouched. */
  | { readonly code: 'table/bad-save'; readonly detail: string }
  /** The game was begun under other rules than this release plays by. It is left untouched. */
  | { readonly code: 'table/rules-version'; readonly found: unknown; readonly supported: number }
  /** The first message of a connection must be `hello`. */
  | { readonly code: 'table/not-open' }
  /** A bot of this table cannot play, and no other takes its place unasked. */
  | { readonly code: 'table/bot'; readonly level: BotName; readonly error: BotError }
  /** A bug. What was stored is still there. */
  | { readonly code: 'table/crashed'; readonly detail: string };
