/** The budget of one decision. Bots have no clock of their own: it is passed in. */
import type { Effort } from './effort.ts';

export interface Budget {
  /** The fraction that is used up after so many simulations: 0 at the start, 1 or more when the bot must answer. */
  spent(iterations: number): number;
}

/** Ends a budget early, for example an `AbortSignal`. The bot then answers with the best action so far. */
export interface StopSignal {
  readonly aborted: boolean;
}

export function iterationBudget(iterations: number, signal?: StopSignal): Budget {
  return { spent: (done) => (signal?.aborted ? 1 : done / iterations) };
}

/** Milliseconds that are reserved for sending the answer. */
const SENDING = 1;

/**
 * A time budget from `start` on. It ends when another step as long as the longest one so far would exceed it, so that
 * answers are on time on slow machines, too.
 */
export function timeBudget(
  milliseconds: number,
  clock: () => number,
  signal?: StopSignal,
  start = clock(),
): Budget {
  const thinking = Math.max(SENDING, milliseconds - SENDING);
  let last: number | undefined;
  let longest = 0;
  return {
    spent: () => {
      if (signal?.aborted) return 1;
      const now = clock();
      longest = Math.max(longest, now - (last ?? now));
      last = now;
      return (now - start + longest) / thinking;
    },
  };
}

/** For one decision. */
export function budgetOf(effort: Effort, clock: () => number, signal?: StopSignal, start?: number): Budget {
  return effort.milliseconds === undefined
    ? iterationBudget(effort.iterations, signal)
    : timeBudget(effort.milliseconds, clock, signal, start);
}
