/** Everything that a match has shown, ready to be printed or to be handed on as JSON. */

import type { GroupResult } from '../games/groupResult.ts';
import type { Schedule } from '../games/schedule.ts';
import { usualSimulations } from '../players/contender.ts';
import { type DuelStatistics, duelStatistics } from '../statistics/duel.ts';
import { type RoundRobinStatistics, roundRobinStatistics } from '../statistics/roundRobin.ts';
import { type Accepted, type Hypotheses, type SequentialTest, SPRT_BOUND } from '../statistics/sprt.ts';
import type { Identity } from './identity.ts';

export interface TestSummary extends Hypotheses {
  readonly llr: number;
  /** The test knows when the LLR is beyond it, to either side. */
  readonly bound: number;
  readonly accepted: Accepted | null;
}

interface Common extends Identity {
  readonly games: number;
  /** Games that there were to be, unless the test came to know before. */
  readonly planned: number;
  readonly finished: boolean;
  /** For a decision, by the names of contenders that do not tell it. */
  readonly simulations: { readonly [name: string]: number };
}

export interface DuelSummary extends Common {
  readonly duel: DuelStatistics;
  readonly sprt?: TestSummary;
}

export interface RoundRobinSummary extends Common {
  readonly roundRobin: RoundRobinStatistics;
}

export type Summary = DuelSummary | RoundRobinSummary;

export function summarize(
  identity: Identity,
  schedule: Schedule,
  results: readonly GroupResult[],
  test?: SequentialTest,
): Summary {
  const { players, pairs, groups } = schedule;
  const accepted = test?.accepted ?? null;
  const common: Common = {
    ...identity,
    games: results.length * players,
    planned: groups * players,
    finished: results.length === groups || accepted !== null,
    simulations: usualSimulations(identity.contenders),
  };
  const [pair] = pairs;
  if (pairs.length > 1 || pair === undefined) {
    const roundRobin = roundRobinStatistics(results, schedule, identity.contenders.length);
    return { ...common, roundRobin };
  }
  return {
    ...common,
    duel: duelStatistics(results, pair, players),
    ...(test && { sprt: { ...test.hypotheses, llr: test.llr, bound: SPRT_BOUND, accepted } }),
  };
}
