/** What a program from outside can do wrong. Whoever seats it says so: the game is lost for it. */
import type { Refusal } from '@kairo/engine';

export type OutsideError =
  /** It could not be started: there is no such program, or it ended before it said hello. */
  | { readonly code: 'outside/start'; readonly program: string; readonly detail: string }
  | { readonly code: 'outside/start'; readonly status: string }
  /** Not a word in time. */
  | { readonly code: 'outside/silent'; readonly milliseconds: number }
  /** It spoke, but did not decide in time. */
  | { readonly code: 'outside/late'; readonly milliseconds: number }
  /** Something that the protocol does not know; `expected` is an example of what it does, unless the line was too long. */
  | { readonly code: 'outside/junk'; readonly found: string; readonly expected?: string }
  | { readonly code: 'outside/illegal'; readonly found: string; readonly refusal: Refusal }
  /** There are only so many actions to choose from, counted from 0. */
  | { readonly code: 'outside/no-such-action'; readonly found: string; readonly actions: number }
  /** `status` is its exit code, or the signal that ended it. */
  | { readonly code: 'outside/exited'; readonly status: string }
  /** It said itself that it cannot go on. */
  | { readonly code: 'outside/gave-up'; readonly found: string };

/** How much of what was sent is shown. */
const SHOWN = 200;

/** The beginning, and nothing in it that a terminal would obey. */
export function shown(text: string): string {
  const harmless = text.slice(0, SHOWN).replaceAll(/\p{Cc}/gu, '\ufffd');
  return text.length > SHOWN ? `${harmless.slice(0, SHOWN - 1)}…` : harmless;
}

/** Which program did it, and what: plain data, for files, other processes, and those who make sentences of it. */
export interface GuestFailure {
  readonly command: string;
  readonly error: OutsideError;
}

/** The seat that the program plays has lost, or, if it could not even be started, there is nothing to play. */
export class OutsideFailure extends Error {
  readonly failure: GuestFailure;
  constructor(failure: GuestFailure) {
    super(`${failure.command}: ${failure.error.code}`);
    this.failure = failure;
  }
}
