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

/** Milliseconds, from now on unless the time has begun before. */
export function timeBudget(
  milliseconds: number,
  clock: () => number,
  signal?: StopSignal,
  start = clock(),
): Budget {
  return { spent: () => (signal?.aborted ? 1 : (clock() - start) / milliseconds) };
}

/** A new one for every decision. */
export function budgetOf(effort: Effort, clock: () => number, signal?: StopSignal, start?: number): Budget {
  return effort.milliseconds === undefined
    ? iterationBudget(effort.iterations, signal)
    : timeBudget(effort.milliseconds, clock, signal, start);
}
