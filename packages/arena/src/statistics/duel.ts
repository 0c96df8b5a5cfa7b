/** Statistics of the games between two contenders. */
import { type GameResult, type GroupResult, winShare } from '../games/groupResult.ts';
import type { Pair } from '../games/schedule.ts';
import type { OutsideFailure } from '../outside/failure.ts';
import { eloOf } from './elo.ts';
import { type Estimate, estimateMean, estimateShare, meanOf } from './estimate.ts';

/** One side of a duel. */
export interface SideStatistics {
  /** A shared victory counts as a fraction. */
  readonly victories: number;
  /** The mean per seat and game, without forfeited games; NaN if there is no other. */
  readonly points: number;
  readonly decisions: number;
  readonly msPerDecision: number;
  /** Games that it forfeited, with the reason for the last one. */
  readonly forfeits?: { readonly games: number; readonly reason: OutsideFailure };
}

/** Whether the first of the pair is stronger, at 95 % confidence. */
export type Verdict = 'stronger' | 'weaker' | 'open';

export interface DuelStatistics {
  readonly groups: number;
  readonly games: number;
  /** The first contender's share of the victories. */
  readonly winShare: Estimate;
  /** The expected win share if all players are equally strong. */
  readonly chance: number;
  /** The difference between the first contender and each of its rivals. */
  readonly elo: Estimate;
  /** The first contender's points minus the mean of the others'. Forfeited games are left out. */
  readonly margin: Estimate;
  /** The mean per game. Forfeited games are left out. */
  readonly turns: number;
  readonly plies: number;
  readonly sides: readonly [SideStatistics, SideStatistics];
  readonly verdict: Verdict;
  /** If the verdict is open: how many games would settle it, should the win share stay the same. */
  readonly gamesNeeded?: number;
}

function seatsOf({ seats }: GameResult, contender: number): number[] {
  return seats.flatMap((other, seat) => (other === contender ? [seat] : []));
}

function pointsOf(game: GameResult, contender: number): number {
  return meanOf(seatsOf(game, contender).map((seat) => game.points[seat] ?? 0));
}

/** Without forfeited games, whose points are not comparable. */
function playedOut(games: readonly GameResult[]): GameResult[] {
  return games.filter(({ forfeit }) => forfeit === undefined);
}

function total(games: readonly GameResult[], contender: number, of: 'ms' | 'decisions'): number {
  return games.reduce(
    (sum, game) =>
      sum + seatsOf(game, contender).reduce((seatSum, seat) => seatSum + (game[of][seat] ?? 0), 0),
    0,
  );
}

export function sideStatistics(games: readonly GameResult[], contender: number): SideStatistics {
  const decisions = total(games, contender, 'decisions');
  const forfeits = games.flatMap(({ forfeit, seats }) =>
    forfeit !== undefined && seats[forfeit.seat] === contender ? [forfeit] : [],
  );
  const last = forfeits.at(-1);
  return {
    victories: games.reduce((sum, game) => sum + winShare(game, contender), 0),
    points: meanOf(playedOut(games).map((game) => pointsOf(game, contender))),
    decisions,
    msPerDecision: total(games, contender, 'ms') / Math.max(1, decisions),
    ...(last && { forfeits: { games: forfeits.length, reason: last.reason } }),
  };
}

function verdictOn({ low, high }: Estimate, chance: number): Verdict {
  if (low > chance) return 'stronger';
  return high < chance ? 'weaker' : 'open';
}

/** The interval shrinks with the square root of the number of games, and must no longer contain `chance`. */
function gamesNeeded(games: number, { mean, low, high }: Estimate, chance: number): number | undefined {
  const distance = Math.abs(mean - chance);
  const needed = games * ((high - low) / 2 / distance) ** 2;
  return Number.isFinite(needed) ? Math.max(games + 1, Math.ceil(needed)) : undefined;
}

export function duelStatistics(results: readonly GroupResult[], pair: Pair, players: number): DuelStatistics {
  const [one, other] = pair;
  const games = results.flatMap((result) => result.games);
  const share = estimateShare(results.map((result) => groupShare(result, one)));
  const chance = 1 / players;
  const verdict = verdictOn(share, chance);
  const needed = verdict === 'open' ? gamesNeeded(games.length, share, chance) : undefined;
  return {
    groups: results.length,
    games: games.length,
    winShare: share,
    chance,
    elo: {
      mean: eloOf(share.mean, players),
      low: eloOf(share.low, players),
      high: eloOf(share.high, players),
    },
    margin: estimateMean(
      results
        .map((result) => playedOut(result.games))
        .filter((group) => group.length > 0)
        .map((group) => meanOf(group.map((game) => pointsOf(game, one) - pointsOf(game, other)))),
    ),
    turns: meanOf(playedOut(games).map(({ turns }) => turns)),
    plies: meanOf(playedOut(games).map(({ plies }) => plies)),
    sides: [sideStatistics(games, one), sideStatistics(games, other)],
    verdict,
    ...(needed !== undefined && { gamesNeeded: needed }),
  };
}

/** The contender's share of the victories in one group. */
export function groupShare({ games }: GroupResult, contender: number): number {
  return meanOf(games.map((game) => winShare(game, contender)));
}
