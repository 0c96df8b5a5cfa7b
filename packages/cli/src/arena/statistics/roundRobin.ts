/** What the games between many contenders tell: each pair's duel, and one Elo number for everybody. */
import { FastRandom, type RandomSource } from '@kairo/engine';
import type { GroupResult } from '../groupResult.ts';
import { pairOf, type Schedule } from '../schedule.ts';
import { fitElo } from './bradleyTerry.ts';
import {
  type DuelStatistics,
  duelStatistics,
  groupShare,
  type SideStatistics,
  sideStatistics,
} from './duel.ts';
import type { Estimate } from './estimate.ts';

export interface PairStatistics extends DuelStatistics {
  readonly pair: readonly [number, number];
}

export interface Rating extends SideStatistics {
  readonly contender: number;
  /** Above the weakest, whose number is 0. */
  readonly elo: Estimate;
  readonly games: number;
}

export interface RoundRobinStatistics {
  readonly pairs: readonly PairStatistics[];
  /** The strongest first. */
  readonly ratings: readonly Rating[];
}

const RESAMPLES = 400;
/** The 95 % interval, as places among the sorted resamples. */
const LOW = Math.floor(RESAMPLES * 0.025);
const HIGH = Math.ceil(RESAMPLES * 0.975) - 1;

/** The groups of each pair, as the first's win shares. */
type Shares = readonly (readonly number[])[];

export function roundRobinStatistics(
  results: readonly GroupResult[],
  schedule: Schedule,
  contenders: number,
): RoundRobinStatistics {
  const { pairs, players } = schedule;
  const byPair = pairs.map((pair) => results.filter(({ group }) => pairOf(schedule, group) === pair));
  const shares = byPair.map((groups, i) => groups.map((group) => groupShare(group, pairs[i]?.[0] ?? 0)));
  const elo = ratingsFrom(shares, schedule, contenders);
  const games = results.flatMap((result) => result.games);
  const ratings = elo.map((estimate, contender): Rating => {
    const own = games.filter(({ seats }) => seats.includes(contender));
    return { contender, elo: estimate, games: own.length, ...sideStatistics(own, contender) };
  });
  return {
    pairs: byPair.map((groups, i) => {
      const pair = pairs[i] ?? [0, 1];
      return { pair, ...duelStatistics(groups, pair, players) };
    }),
    ratings: ratings.sort((a, b) => b.elo.mean - a.elo.mean),
  };
}

/** The intervals come from drawing the groups of each pair anew, again and again (the bootstrap). */
function ratingsFrom(shares: Shares, schedule: Schedule, contenders: number): Estimate[] {
  const found = eloFrom(shares, schedule, contenders);
  const weakest = found.indexOf(Math.min(...found));
  const anchored = (elo: readonly number[]): number[] => elo.map((value) => value - (elo[weakest] ?? 0));
  const random = new FastRandom('arena ratings');
  const samples = Array.from({ length: RESAMPLES }, () =>
    anchored(
      eloFrom(
        shares.map((list) => drawAnew(list, random)),
        schedule,
        contenders,
      ),
    ),
  );
  return anchored(found).map((mean, i) => {
    const sorted = samples.map((sample) => sample[i] ?? 0).sort((a, b) => a - b);
    return { mean, low: sorted[LOW] ?? mean, high: sorted[HIGH] ?? mean };
  });
}

function drawAnew(list: readonly number[], random: RandomSource): number[] {
  return list.map(() => list[random.below(list.length)] ?? 0);
}

/** One even game is counted in for each pair: somebody who never lost would be infinitely strong. */
function eloFrom(shares: Shares, { pairs, players }: Schedule, contenders: number): number[] {
  const meetings = pairs.map(([one, other], i) => {
    const list = shares[i] ?? [];
    const won = players * list.reduce((sum, share) => sum + share, 0);
    const lost = players * list.length - won;
    return { one, other, rivals: players - 1, won: won + 1 / players, lost: lost + 1 - 1 / players };
  });
  return fitElo(meetings, contenders);
}
