import type { Seat } from '@kairo/engine';
import type { KnownStep } from '@kairo/protocol';

/** A step without events only ended a turn, unless it is a note. */
export function endsTurn({ events, note }: KnownStep): boolean {
  if (note !== undefined) return false;
  return events.length === 0 || events.some(({ type }) => type === 'turnBegan' || type === 'gameOver');
}

/** The steps after the last one that ended a turn of this seat, or after the opening if there is none. */
export function stepsSinceTurnOf(seat: Seat, steps: readonly KnownStep[]): readonly KnownStep[] {
  const isOpening = ({ seat: of, note }: KnownStep): boolean => of === undefined && note === undefined;
  const last = steps.findLastIndex((step) => isOpening(step) || (step.seat === seat && endsTurn(step)));
  return steps.slice(last + 1);
}
