/** Why something cannot be done, from the same rules that make the list. */
import type { GameState } from '../state/state.ts';
import type { ReadAction } from './actions.ts';
import type { Refusal } from './refusals.ts';
export function explainRefusal(_state: GameState, _read: ReadAction): Refusal {
  return { code: 'action/game-over', rule: 'R11.3' };
}
