/** The few turns that swung a game, as one seat should see them. */
import type { Seat } from '@kairo/engine';
import { LOOKS, lossOf, type Review, type Verdict } from './review.ts';

/** A turning point cost its player at least this chance of winning, beyond doubt. */
const SWING = 0.05;
/** In standard errors. */
const DOUBT = 1.5;
/** Few simulations also look less far ahead: what they may misjudge shrinks with the root of their number. */
const SHORT_SIGHT = 0.45;
const MOST = 5;
const MOST_OF_RIVALS = 2;

export interface TurningPoint {
  /** The number of the decision. */
  readonly decision: number;
  readonly verdict: Verdict;
}

/**
 * In order of play. Of a turn with several decisions, the one that cost the most. Until the review is done they are
 * provisional.
 */
export function turningPoints({ verdicts, isDone }: Review, seat: Seat): TurningPoint[] {
  const byLoss = verdicts
    .flatMap((verdict, decision) =>
      verdict !== null && (isCertain(verdict) || !isDone) && isSwing(verdict) ? [{ decision, verdict }] : [],
    )
    .sort((a, b) => lossOf(b.verdict) - lossOf(a.verdict));
  const chosen: TurningPoint[] = [];
  for (const point of byLoss) {
    const isKnown = chosen.some(({ verdict }) => verdict.turn === point.verdict.turn);
    const ofRivals = chosen.filter(({ verdict }) => verdict.seat !== seat).length;
    const isTooMany = point.verdict.seat !== seat && ofRivals >= MOST_OF_RIVALS;
    if (!isKnown && !isTooMany && chosen.length < MOST) chosen.push(point);
  }
  return chosen.sort((a, b) => a.decision - b.decision);
}

function isSwing(verdict: Verdict): boolean {
  const { error, simulations } = verdict;
  return lossOf(verdict) >= SWING + DOUBT * error + SHORT_SIGHT / Math.sqrt(simulations);
}

/** It has had all three looks. */
export function isCertain({ suspicions }: Verdict): boolean {
  return suspicions.length >= LOOKS;
}
