/** Elo differences and the shares of victories that they stand for. */

/** +400 means ten times as many victories. */
const TENFOLD = 400;

/** By how much one player is stronger than all others at the table; infinite for those who always win or never. */
export function eloOf(share: number, players = 2): number {
  return -TENFOLD * Math.log10((1 / share - 1) / (players - 1));
}

/** The share of one player against others who are all equally strong, and weaker by this difference. */
export function shareOf(elo: number, players = 2): number {
  const odds = 10 ** (elo / TENFOLD);
  return odds / (odds + players - 1);
}

/** Of the natural logarithm of a strength: chances to win are as strengths. */
export function eloOfSkill(skill: number): number {
  return TENFOLD * skill * Math.LOG10E;
}
