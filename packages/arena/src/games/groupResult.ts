/** What is kept of the games that were played. */
import type { GuestFailure } from '../outside/failure.ts';

/** One game; the lists are by seat. */
export interface GameResult {
  /** Numbers of contenders. */
  readonly seats: readonly number[];
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly turns: number;
  /** Decisions of all seats. */
  readonly plies: number;
  /** Milliseconds spent on deciding. */
  readonly ms: readonly number[];
  readonly decisions: readonly number[];
  readonly forfeit?: ForfeitedSeat;
}

/** The seat of a program from outside that could not go on: it lost the game. */
export interface ForfeitedSeat {
  readonly seat: number;
  readonly reason: GuestFailure;
}

/** The games on one deal. */
export interface GroupResult {
  /** Counted from 1. */
  readonly group: number;
  readonly games: readonly GameResult[];
}

/** The share of the victory that the contender's seats have together. */
export function winShare({ seats, winners }: GameResult, contender: number): number {
  return winners.filter((seat) => seats[seat] === contender).length / winners.length;
}

/** Who has won if that seat cannot go on: everybody else together, but not the same contender in its other seats. */
export function rivalsOf(seats: readonly number[], loser: number): number[] {
  return seats.flatMap((contender, seat) => (contender === seats[loser] ? [] : [seat]));
}
