/** What the page and the worker of a lesson say to each other: which lesson it is, and what goes to its table. */
import type { Result } from '@kairo/engine';
import type { ClientMessage, ServerMessage, TableError } from '@kairo/protocol';
import type { LessonId } from '@kairo/texts/browser';

export type ToLessonWorker =
  /** The first message; answered by `begun`. */
  | { readonly type: 'begin'; readonly lesson: LessonId }
  | { readonly type: 'table'; readonly message: ClientMessage };

export type FromLessonWorker =
  /** With the id of the table. */
  | { readonly type: 'begun'; readonly begun: Result<string, TableError> }
  | { readonly type: 'table'; readonly message: ServerMessage };
