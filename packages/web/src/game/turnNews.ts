import type { Seat } from '@kairo/engine';
import type { KnownStep } from '@kairo/protocol';
import { stepsSinceTurnOf } from './sinceLastTurn.ts';

/**
 * What the others did before the turn of this seat, as long as the steps that have been shown end in that turn; it stays
 * the same during the turn. Undefined at all other times.
 */
export function turnNews(seat: Seat, shown: readonly KnownStep[]): readonly KnownStep[] | undefined {
  const began = shown.flatMap(({ events }) => events).findLast(({ type }) => type === 'turnBegan');
  if (began?.type !== 'turnBegan' || began.seat !== seat) return undefined;
  return stepsSinceTurnOf(seat, shown).filter((step) => step.seat !== seat);
}
