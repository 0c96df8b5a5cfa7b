/** The statistics of a match, for the report and for JSON output. */
import type { GroupResult } from '../games/groupResult.ts';
import type { Schedule } from '../games/schedule.ts';
import { defaultSimulations } from '../players/contender.ts';
import { type DuelStatistics, duelStatistics } from '../statistics/duel.ts';
import { type RoundRobinStatistics, roundRobinStatistics } from '../statistics/roundRobin.ts';
import { type Accepted, type Hypotheses, type SequentialTest, SPRT_BOUND } from '../statistics/sprt.ts';
import type { Identity } from './identity.ts';

export interface TestSummary extends Hypotheses {
  readonly llr: number;
  /** The test is decided when the LLR reaches ±`bound`. */
  readonly bound: number;
  readonly accepted: Accepted | null;
}

interface Common extends Identity {
  readonly games: number;
  /** Games in the schedule; a sequential test may end before. */
  readonly planned: number;
  readonly finished: boolean;
  /** Simulations per decision of the bots that were named without a number. */
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
    simulations: defaultSimulations(identity.contenders),
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
