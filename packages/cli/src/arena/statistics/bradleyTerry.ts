/** One number for each player that explains all results between them (Bradley and Terry; fitted as Hunter 2004 does). */
import { eloOfStrength } from './elo.ts';

const ROUNDS = 10_000;
/** In Elo. */
const PRECISION = 1e-6;

/**
 * `wins[i][j]`: how often i beat j. The first player's Elo is 0. Everybody must have won against and lost to somebody,
 * or there is no finite answer.
 */
export function fitElo(wins: readonly (readonly number[])[]): number[] {
  let strengths = wins.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = improve(wins, strengths);
    const change = Math.max(...next.map((value, i) => Math.abs(eloOfStrength(value / (strengths[i] ?? 1)))));
    strengths = next;
    if (change < PRECISION) break;
  }
  return strengths.map(eloOfStrength);
}

function improve(wins: readonly (readonly number[])[], strengths: readonly number[]): number[] {
  const better = wins.map((row, i) => {
    let won = 0;
    let expected = 0;
    row.forEach((count, j) => {
      if (i === j) return;
      won += count;
      expected += (count + (wins[j]?.[i] ?? 0)) / ((strengths[i] ?? 1) + (strengths[j] ?? 1));
    });
    return won / expected;
  });
  const [first = 1] = better;
  return better.map((value) => value / first);
}
