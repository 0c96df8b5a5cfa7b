/** Sample results for the tests of the statistics. */
import type { FastRandom } from '@kairo/engine';
import type { GameResult } from '../src/games/groupResult.ts';

export function times<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}

/** A game that this contender wins, in its first seat. */
export function won(seats: readonly number[], by: number, points = [60, 50]): GameResult {
  const own = seats.indexOf(by);
  return {
    seats,
    points: seats.map((_, seat) => (seat === own ? (points[0] ?? 0) : (points[1] ?? 0))),
    winners: [own],
    turns: 80,
    plies: 100,
    ms: seats.map(() => 50),
    decisions: seats.map(() => 100 / seats.length),
  };
}

/** Win shares of groups of two games, each game won with this probability. */
export function stream(random: FastRandom, share: number, groups: number): number[] {
  const game = (): number => (random.below(1_000_000) < share * 1_000_000 ? 1 : 0);
  return Array.from({ length: groups }, () => (game() + game()) / 2);
}
