/** Successive halving: the better a candidate is, the more trials it gets. */

export interface Round {
  /** Further trials for every remaining candidate. */
  readonly trials: number;
  /** How many candidates remain afterwards. */
  readonly keep: number;
}

export interface Ranked<Candidate, Trial> {
  readonly candidate: Candidate;
  readonly trials: readonly Trial[];
}

/** Candidates with all their trials, sorted by badness. */
export async function halve<Candidate, Trial>(
  candidates: readonly Candidate[],
  rounds: readonly Round[],
  tryOut: (candidate: Candidate, from: number, count: number) => Promise<readonly Trial[]>,
  badness: (trials: readonly Trial[]) => number,
): Promise<Ranked<Candidate, Trial>[]> {
  let left: Ranked<Candidate, Trial>[] = candidates.map((candidate) => ({ candidate, trials: [] }));
  for (const { trials: count, keep } of rounds) {
    const tried: Ranked<Candidate, Trial>[] = [];
    for (const { candidate, trials } of left) {
      tried.push({ candidate, trials: [...trials, ...(await tryOut(candidate, trials.length, count))] });
    }
    left = tried.sort((a, b) => badness(a.trials) - badness(b.trials)).slice(0, keep);
  }
  return left;
}
