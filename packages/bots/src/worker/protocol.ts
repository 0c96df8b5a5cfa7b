/**
 * What a page or a server and the thread that thinks for it say to each other. Everything is plain data that can be
 * cloned or written as JSON, and nothing but what one seat may know: never a state, never the seed of a game.
 */
import type { EditionError, Expectation, GameEvent, SetupError, View, Viewer } from '@kairo/engine';
import type { Thought } from '../bot.ts';
import type { Effort } from '../effort.ts';
import type { Advice, AdviceWish } from '../explain/explain.ts';
import type { BrokenWeightsError } from '../learned/weights.ts';
import type { BotSpec, SpecError } from '../spec.ts';

/** One position to think about. Players and options of the game are in the view. */
export interface BotRequest {
  readonly task: Task;
  /** Of the seat that acts. */
  readonly view: View;
  /** Everything that seat was told since the start of the game. */
  readonly history: readonly GameEvent[];
  /** The file of the view's edition (`editionToJson`); may be left out for one that comes with the game. */
  readonly edition?: unknown;
  /** Where the bot's chance comes from. Whoever derives it from a game's seed must do so one way only. */
  readonly randomSeed: string;
}

export type Task = DecideTask | AdviseTask;

export interface DecideTask {
  readonly type: 'decide';
  /** Who chooses the action. */
  readonly bot: BotSpec;
}

/** The strongest level explains what it thinks of some actions. */
export interface AdviseTask extends AdviceWish {
  readonly type: 'advise';
  readonly effort: Effort;
}

export type ToWorker =
  | { readonly type: 'start'; readonly id: number; readonly request: BotRequest }
  /** Answer at once with the best so far. */
  | { readonly type: 'stop'; readonly id: number };

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly thought: Thought }
  | Decided
  | Advised
  | { readonly type: 'failed'; readonly id: number; readonly error: BotError };

export interface Decided {
  readonly type: 'decided';
  readonly id: number;
  readonly thought: Thought;
}

export interface Advised {
  readonly type: 'advised';
  readonly id: number;
  readonly advice: readonly Advice[];
}

/** Why there is no answer: what was wrong, and what would be right. */
export type BotError =
  | SpecError
  | EditionError
  | SetupError
  | { readonly code: 'bot/rules-version'; readonly found: string; readonly supported: number }
  /** Neither at hand nor sent along. */
  | {
      readonly code: 'bot/unknown-edition';
      readonly id: string;
      readonly hash: string;
      readonly known: readonly { readonly id: string; readonly hash: string }[];
    }
  /** Sent along was another one than that of the view. */
  | { readonly code: 'bot/other-edition'; readonly found: string; readonly expected: string }
  | { readonly code: 'bot/not-acting'; readonly viewer: Viewer; readonly acting: number }
  | { readonly code: 'bot/malformed'; readonly field: string; readonly expected: Expectation }
  | BrokenWeightsError
  | { readonly code: 'bot/crashed'; readonly detail: string };

/** How the thread speaks: the scope of a web worker is one; `parentPort` of Node needs a thin coat. */
export interface WorkerPort {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The thread as its owner sees it: a web worker is one; a thread of Node needs a thin coat. */
export interface BotWorker {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  /** It threw, or is gone. */
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
  terminate(): unknown;
}

/** What can befall a thread; `absent` is one that has never begun to listen. */
export type ThreadFailure = 'crashed' | 'hung' | 'absent';

/** What came out of a request for an action. */
export interface Decision {
  readonly thought: Thought;
  /**
   * Why the thread did not answer itself: then the thought is the best that it had told before, or a quick choice.
   * Whoever plays on with it has to say so.
   */
  readonly fallback?: { readonly reason: ThreadFailure; readonly detail: string };
}
