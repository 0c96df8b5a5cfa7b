/** One number for each player that explains all results between them (Bradley and Terry; fitted as Hunter 2004 does). */
import { eloOfStrength } from './elo.ts';

const ROUNDS = 10_000;
/** In Elo. */
const PRECISION = 1e-6;

/** How often one player won alone against so many of another, and how often one of those did. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  readonly rivals: number;
  readonly won: number;
  readonly lost: number;
}

/**
 * The first player's Elo is 0. Everybody must have won against and lost to somebody, or there is no finite answer.
 */
export function fitElo(meetings: readonly Meeting[], players: number): number[] {
  let strengths = Array.from({ length: players }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = improve(meetings, strengths);
    const change = Math.max(...next.map((value, i) => Math.abs(eloOfStrength(value / (strengths[i] ?? 1)))));
    strengths = next;
    if (change < PRECISION) break;
  }
  return strengths.map(eloOfStrength);
}

function improve(meetings: readonly Meeting[], strengths: readonly number[]): number[] {
  const strengthOf = (player: number): number => strengths[player] ?? 1;
  const better = strengths.map((_, player) => {
    let victories = 0;
    let expected = 0;
    for (const { one, other, rivals, won, lost } of meetings) {
      if (player !== one && player !== other) continue;
      const perStrength = (won + lost) / (strengthOf(one) + rivals * strengthOf(other));
      victories += player === one ? won : lost;
      expected += player === one ? perStrength : rivals * perStrength;
    }
    return victories / expected;
  });
  const [first = 1] = better;
  return better.map((value) => value / first);
}
