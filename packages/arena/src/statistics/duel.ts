/** What the games of one pair tell. */
import { type GameResult, type GroupResult, winShare } from '../games/groupResult.ts';
import type { Pair } from '../games/schedule.ts';
import type { GuestFailure } from '../outside/failure.ts';
import { eloOf } from './elo.ts';
import { type Estimate, estimateMean, estimateShare, meanOf } from './estimate.ts';

/** One side of a duel. */
export interface SideStatistics {
  /** A shared victory counts in parts. */
  readonly victories: number;
  /** In a game that was played to its end, by seat; no number if there was none. */
  readonly points: number;
  readonly decisions: number;
  readonly msPerDecision: number;
  /** Games that it lost because it could not go on, and why the last time. */
  readonly forfeits?: { readonly games: number; readonly reason: GuestFailure };
}

/** What the games show about the first of the pair, with 95 % certainty. */
export type Verdict = 'stronger' | 'weaker' | 'open';

export interface DuelStatistics {
  readonly groups: number;
  readonly games: number;
  /** The first's, of all victories. */
  readonly winShare: Estimate;
  /** The win share of a player as strong as the others. */
  readonly chance: number;
  /** Against several rivals: the difference at which chances to win are as strengths are. */
  readonly elo: Estimate;
  /** The first's points beyond the mean of the others', in games that were played to their end. */
  readonly margin: Estimate;
  /** Of a game that was played to its end. */
  readonly turns: number;
  readonly plies: number;
  readonly sides: readonly [SideStatistics, SideStatistics];
  readonly verdict: Verdict;
  /** If the verdict is open: how many might be enough, if the win share stays what it is. */
  readonly gamesNeeded?: number;
}

/** Where seats of this contender are. */
function seatsOf({ seats }: GameResult, contender: number): number[] {
  return seats.flatMap((other, seat) => (other === contender ? [seat] : []));
}

function pointsOf(game: GameResult, contender: number): number {
  return meanOf(seatsOf(game, contender).map((seat) => game.points[seat] ?? 0));
}

/** Where somebody could not go on, points say nothing. */
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

/** The interval shrinks with the root of the games; it is to reach only as far as chance. */
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

/** The contender's share of the victories on one deal. */
export function groupShare({ games }: GroupResult, contender: number): number {
  return meanOf(games.map((game) => winShare(game, contender)));
}
