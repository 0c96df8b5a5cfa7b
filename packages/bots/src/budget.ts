/** The effort for a decision while it is being spent. A bot has no clock of its own: time comes in from outside. */
import type { Effort } from './effort.ts';

export interface Budget {
  /** The share that is used up after so many simulations: 0 at the start, 1 or more when it is time to answer. */
  spent(iterations: number): number;
}

/** Cuts a budget short: an `AbortSignal` is one. The bot then answers with the best so far. */
export interface StopSignal {
  readonly aborted: boolean;
}

export function iterationBudget(iterations: number, signal?: StopSignal): Budget {
  return { spent: (done) => (signal?.aborted ? 1 : done / iterations) };
}

/** In milliseconds: so much is left for putting the answer into words and handing it over. */
const TELLING = 1;

/**
 * Milliseconds, from now on unless the time has begun before. It is over when another step, as long as the longest one
 * up to now, would not fit in: so that the answer is there in time, on slow machines too.
 */
export function timeBudget(
  milliseconds: number,
  clock: () => number,
  signal?: StopSignal,
  start = clock(),
): Budget {
  const thinking = Math.max(TELLING, milliseconds - TELLING);
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

/** A new one for every decision. */
export function budgetOf(effort: Effort, clock: () => number, signal?: StopSignal, start?: number): Budget {
  return effort.milliseconds === undefined
    ? iterationBudget(effort.iterations, signal)
    : timeBudget(effort.milliseconds, clock, signal, start);
}
