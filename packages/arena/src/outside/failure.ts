/** What can go wrong with an outside program. Except when it could not be started, its seat loses the game. */
import type { Refusal } from '@kairo/engine';

export type OutsideError =
  /** It could not be started: there is no such program, or it exited before its `hello`. */
  | { readonly code: 'outside/start'; readonly program: string; readonly detail: string }
  | { readonly code: 'outside/start'; readonly status: string }
  /** It sent nothing at all before the deadline. */
  | { readonly code: 'outside/silent'; readonly milliseconds: number }
  /** It sent messages, but no action before the deadline. */
  | { readonly code: 'outside/late'; readonly milliseconds: number }
  /** Not a message of the protocol. `expected` is an example of one; absent if the line was too long. */
  | { readonly code: 'outside/junk'; readonly found: string; readonly expected?: string }
  | { readonly code: 'outside/illegal'; readonly found: string; readonly refusal: Refusal }
  /** The index is outside of the legal list, which has this many `actions`. */
  | { readonly code: 'outside/no-such-action'; readonly found: string; readonly actions: number }
  /** `status` is the exit code, or the signal that ended it. */
  | { readonly code: 'outside/exited'; readonly status: string }
  /** It sent an `error` message. */
  | { readonly code: 'outside/gave-up'; readonly found: string };

const MAX_QUOTED = 200;

/** Shortens untrusted text for display and removes control characters, which a terminal would interpret. */
export function quotable(text: string): string {
  const printable = text.slice(0, MAX_QUOTED).replaceAll(/\p{Cc}/gu, '\ufffd');
  return text.length > MAX_QUOTED ? `${printable.slice(0, MAX_QUOTED - 1)}…` : printable;
}

/** Plain data, so that it can be written to files and sent between processes. */
export interface OutsideFailure {
  readonly command: string;
  readonly error: OutsideError;
}

export class OutsideProgramFailed extends Error {
  readonly failure: OutsideFailure;
  constructor(failure: OutsideFailure) {
    super(`${failure.command}: ${failure.error.code}`);
    this.failure = failure;
  }
}
