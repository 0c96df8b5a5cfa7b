/** Whether a turn can still be taken back, and what that would undo. The table has the last word. */
import type { GameEvent, Seat, View } from '@kairo/engine';
import { REVEALING_EVENTS } from '@kairo/engine/vocabulary';
import type { KnownStep } from '@kairo/protocol';
import { endsTurn } from '../../game/sinceLastTurn.ts';

/** The steps from the beginning of the seat's last ended turn on; empty if there was none. */
export function stepsToTakeBack(seat: Seat, steps: readonly KnownStep[]): readonly KnownStep[] {
  const end = steps.findLastIndex((step) => step.seat === seat && endsTurn(step));
  // A step without events ended a turn that its last action had settled: that action is part of the turn.
  const last = steps[end]?.events.length === 0 ? lastEndBefore(end, steps) : end;
  const before = lastEndBefore(last, steps);
  return end < 0 || before < 0 ? [] : steps.slice(before + 1);
}

function lastEndBefore(index: number, steps: readonly KnownStep[]): number {
  return steps.slice(0, Math.max(index, 0)).findLastIndex(endsTurn);
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
