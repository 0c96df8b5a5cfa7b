/** Conversions between Elo differences, win shares and skills. */

/** The Elo difference at odds of 10 to 1. */
const TENFOLD = 400;

/** The lead of one player over rivals who are all equally strong, from its win share; infinite at 0 and 1. */
export function eloOf(share: number, players = 2): number {
  return -TENFOLD * Math.log10((1 / share - 1) / (players - 1));
}

/** The inverse of `eloOf`. */
export function shareOf(elo: number, players = 2): number {
  const odds = 10 ** (elo / TENFOLD);
  return odds / (odds + players - 1);
}

/** A skill is the natural logarithm of a Bradley–Terry strength. */
export function eloOfSkill(skill: number): number {
  return TENFOLD * skill * Math.LOG10E;
}
