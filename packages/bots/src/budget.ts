/** How long a bot may think about one decision. It has no clock of its own: time comes in from outside. */

export interface Budget {
  /** The share that is used up after so many simulations: 0 at the start, 1 or more when it is time to answer. */
  spent(iterations: number): number;
}

/** Cuts a budget short: an `AbortSignal` is one. The bot then answers with the best so far. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** A fixed number of simulations: the same on every machine, so that games can be played again. */
export function iterationBudget(iterations: number, signal?: StopSignal): Budget {
  return { spent: (done) => (signal?.aborted ? 1 : done / iterations) };
}

/** Milliseconds from now on. */
export function timeBudget(milliseconds: number, clock: () => number, signal?: StopSignal): Budget {
  const start = clock();
  return { spent: () => (signal?.aborted ? 1 : (clock() - start) / milliseconds) };
}
