/**
 * The messages between a bot thread and its host. Plain data that can be cloned or sent as JSON, with nothing but
 * what one seat may know: never a state or the seed of a game.
 */
import type { EditionError, Expectation, GameEvent, SetupError, View, Viewer } from '@kairo/engine';
import type { Thought } from '../bot.ts';
import type { Effort } from '../effort.ts';
import type { Advice } from '../explain/advice.ts';
import type { AdviceWish } from '../explain/explain.ts';
import type { BrokenWeightsError } from '../learned/weights.ts';
import type { BotSpec, SpecError } from '../spec.ts';

/** A position and what to do with it. The view includes players and options of the game. */
export interface BotRequest {
  readonly task: Task;
  /** The view of the acting seat. */
  readonly view: View;
  /** All events that this seat has seen since the start of the game. */
  readonly history: readonly GameEvent[];
  /** The view's edition (`editionToJson`); optional if it is one that ships with the game. */
  readonly edition?: unknown;
  /**
   * The seed of the bot's random numbers. If it is derived from the seed of a game, that must be by a one-way
   * function.
   */
  readonly randomSeed: string;
}

export type Task = DecideTask | AdviseTask;

export interface DecideTask {
  readonly type: 'decide';
  /** The bot that chooses the action. */
  readonly bot: BotSpec;
}

/** The strongest level evaluates and explains actions. */
export interface AdviseTask extends AdviceWish {
  readonly type: 'advise';
  readonly effort: Effort;
}

export type ToWorker =
  | { readonly type: 'start'; readonly id: number; readonly request: BotRequest }
  /** Asks for an immediate answer with the best result so far. */
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

/** Why a request has no answer. */
export type BotError =
  | SpecError
  | EditionError
  | SetupError
  | { readonly code: 'bot/rules-version'; readonly found: string; readonly supported: number }
  /** The edition neither ships with the game nor is part of the request. */
  | {
      readonly code: 'bot/unknown-edition';
      readonly id: string;
      readonly hash: string;
      readonly known: readonly { readonly id: string; readonly hash: string }[];
    }
  /** The edition of the request is not the one of the view. */
  | { readonly code: 'bot/other-edition'; readonly found: string; readonly expected: string }
  | { readonly code: 'bot/not-acting'; readonly viewer: Viewer; readonly acting: number }
  | { readonly code: 'bot/malformed'; readonly field: string; readonly expected: Expectation }
  | BrokenWeightsError
  | { readonly code: 'bot/crashed'; readonly detail: string };

/** The thread's end of the channel: the global scope of a web worker, or an adapter for `parentPort` of Node. */
export interface WorkerPort {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The host's end of the channel: a web worker, or an adapter for a thread of Node. */
export interface BotWorker {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  /** The thread threw an exception or has exited. */
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
  terminate(): unknown;
}

/** How a thread can fail; `absent` if it was never ready. */
export type ThreadFailure = 'crashed' | 'hung' | 'absent';

/** The answer to a request for an action. */
export interface Decision {
  readonly thought: Thought;
  /**
   * Why the thread did not answer. Then `thought` is its last progress or a quick choice, and players should be
   * informed.
   */
  readonly fallback?: { readonly reason: ThreadFailure; readonly detail: string };
}
