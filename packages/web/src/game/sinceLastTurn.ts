import type { Seat } from '@kairo/engine';
import type { ToldStep } from '@kairo/protocol';

function endsTurn({ events }: ToldStep): boolean {
  return events.some(({ type }) => type === 'turnBegan' || type === 'gameOver');
}

/** The steps after the last one that ended a turn of this seat, or after the opening if there is none. */
export function stepsSinceTurnOf(seat: Seat, steps: readonly ToldStep[]): readonly ToldStep[] {
  const isOpening = (step: ToldStep): boolean => step.seat === undefined;
  const last = steps.findLastIndex((step) => isOpening(step) || (step.seat === seat && endsTurn(step)));
  return steps.slice(last + 1);
}
