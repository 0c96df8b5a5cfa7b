/** Whether a turn can still be taken back, and what that would undo. The table has the last word. */
import type { GameEvent, Seat, View } from '@kairo/engine';
import { REVEALING_EVENTS } from '@kairo/engine/vocabulary';
import type { KnownStep } from '@kairo/protocol';
import { endsTurn } from '../../game/sinceLastTurn.ts';

/** The steps from the beginning of the seat's last ended turn on; empty if there was none. */
export function stepsToTakeBack(seat: Seat, steps: readonly KnownStep[]): readonly KnownStep[] {
  const end = steps.findLastIndex((step) => step.seat === seat && endsTurn(step));
  const before = steps.slice(0, Math.max(end, 0)).findLastIndex(endsTurn);
  return end < 0 || before < 0 ? [] : steps.slice(before + 1);
}

export function canTakeBack(seat: Seat, steps: readonly KnownStep[], view: View): boolean {
  const undone = stepsToTakeBack(seat, steps);
  return (
    undone.length > 0 &&
    undone.every(
      ({ note, events }) => (note === undefined || note.type === 'takeback') && !events.some(isRevealing),
    ) &&
    view.phase !== 'final' &&
    view.phase !== 'over'
  );
}

function isRevealing({ type }: GameEvent): boolean {
  return REVEALING_EVENTS.some((revealing) => revealing === type);
}
