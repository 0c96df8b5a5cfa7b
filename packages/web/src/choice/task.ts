/** What the viewer has to decide now. */
import type { View } from '@kairo/engine';

export type Task =
  /** R3.5, R3.7 */
  | 'place'
  /** R4.1: build, lure or draw. */
  | 'turn'
  /** R9.1 */
  | 'pick'
  /** R9.2 */
  | 'discard'
  /** R11.2 */
  | 'final'
  /** Nothing to decide: another seat acts, or the turn only has to be ended. */
  | 'nothing';

export function taskOf(view: View): Task {
  if (view.legal.length === 0) return 'nothing';
  if (view.phase === 'setup') return 'place';
  if (view.phase === 'final') return 'final';
  const { pending } = view;
  if (pending !== null && 'picksLeft' in pending) return 'pick';
  if (pending !== null && 'discardsLeft' in pending) return 'discard';
  return 'turn';
}
