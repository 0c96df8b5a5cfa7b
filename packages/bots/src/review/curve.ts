/** The chances of all seats over a game. */
import type { Seat } from '@kairo/engine';
import type { Review } from './review.ts';

export interface CurveEnd {
  /** The number of turns. */
  readonly turns: number;
  readonly winners: readonly Seat[];
}

/**
 * By turn from 0, which is the deal, as far as the review has come: the chance of each seat, 1 in all. Only the seat
 * that acts is estimated; the others keep their last figures, and all are scaled. The last turn decides.
 */
export function chancesByTurn(
  { verdicts }: Review,
  players: number,
  decisions: number,
  { turns, winners }: CurveEnd,
): number[][] {
  const latest = Array.from({ length: players }, () => 1 / players);
  const curve = [[...latest]];
  for (const verdict of verdicts) {
    if (verdict === null) continue;
    while (curve.length < verdict.turn) curve.push(scaled(latest));
    latest[verdict.seat] = verdict.played.chance;
    curve[verdict.turn] = scaled(latest);
  }
  if (verdicts.length < decisions) return curve;
  while (curve.length < turns) curve.push(scaled(latest));
  curve[turns] = latest.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return curve;
}

function scaled(chances: readonly number[]): number[] {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => (sum === 0 ? 1 / chances.length : chance / sum));
}
