/** Results of games, as they are stored. */
import type { OutsideFailure } from '../outside/failure.ts';

/** One game. Lists are indexed by seat; `winners` lists seats. */
export interface GameResult {
  /** Which contender plays each seat. */
  readonly seats: readonly number[];
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly turns: number;
  /** Decisions of all seats. */
  readonly plies: number;
  /** Milliseconds spent on decisions. */
  readonly ms: readonly number[];
  readonly decisions: readonly number[];
  readonly forfeit?: ForfeitedSeat;
}

/** The seat of an outside program that failed, and so lost the game. */
export interface ForfeitedSeat {
  readonly seat: number;
  readonly reason: OutsideFailure;
}

/** All games of one deal. */
export interface GroupResult {
  /** Counted from 1. */
  readonly group: number;
  readonly games: readonly GameResult[];
}

/** The contender's share of the victory, over all of its seats. */
export function winShare({ seats, winners }: GameResult, contender: number): number {
  return winners.filter((seat) => seats[seat] === contender).length / winners.length;
}

/** The winners after a forfeit: all seats except those of the contender that forfeited. */
export function rivalsOf(seats: readonly number[], loser: number): number[] {
  return seats.flatMap((contender, seat) => (contender === seats[loser] ? [] : [seat]));
}
