/** Statistics of a round robin: a duel for each pair, and one Elo rating for each contender. */
import type { GroupResult } from '../games/groupResult.ts';
import { type Pair, pairOf, type Schedule } from '../games/schedule.ts';
import type { Meeting } from './bradleyTerry.ts';
import {
  type DuelStatistics,
  duelStatistics,
  groupShare,
  type SideStatistics,
  sideStatistics,
} from './duel.ts';
import { type Estimate, independentGames, meanOf } from './estimate.ts';
import { leadOf, orderOf } from './ratings.ts';

export interface PairStatistics extends DuelStatistics {
  readonly pair: readonly [number, number];
}

export interface Rating extends SideStatistics {
  readonly contender: number;
  /**
   * Relative to the weakest contender, whose rating is exactly 0. The mean and the upper end are infinite if no chain
   * of victories leads from the weakest contender to this one.
   */
  readonly elo: Estimate;
  readonly games: number;
}

export interface RoundRobinStatistics {
  readonly pairs: readonly PairStatistics[];
  /** The strongest first. */
  readonly ratings: readonly Rating[];
}

export function roundRobinStatistics(
  results: readonly GroupResult[],
  schedule: Schedule,
  contenders: number,
): RoundRobinStatistics {
  const { pairs, players } = schedule;
  const byPair = pairs.map((pair) => results.filter(({ group }) => pairOf(schedule, group) === pair));
  const meetings = byPair.map((groups, i) => meetingOf(groups, pairs[i] ?? [0, 1], players));
  const order = orderOf(meetings, contenders);
  const weakest = order.at(-1) ?? 0;
  const games = results.flatMap((result) => result.games);
  const ratings = order.map((contender): Rating => {
    const own = games.filter(({ seats }) => seats.includes(contender));
    const elo: Estimate =
      contender === weakest
        ? { mean: 0, low: 0, high: 0 }
        : leadOf(meetings, contenders, [contender, weakest]);
    return { contender, elo, games: own.length, ...sideStatistics(own, contender) };
  });
  return {
    pairs: byPair.map((groups, i) => {
      const pair = pairs[i] ?? [0, 1];
      return { pair, ...duelStatistics(groups, pair, players) };
    }),
    ratings,
  };
}

/** Uses the effective number of independent games, since the games of a group are not independent. */
function meetingOf(groups: readonly GroupResult[], [one, other]: Pair, players: number): Meeting {
  const who = { one, other, rivals: players - 1 };
  if (groups.length === 0) return { ...who, won: 0, lost: 0 };
  const shares = groups.map((group) => groupShare(group, one));
  const [games, share] = [independentGames(shares), meanOf(shares)];
  return { ...who, won: games * share, lost: games * (1 - share) };
}
