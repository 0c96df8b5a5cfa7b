/** Applies untrusted actions: an illegal one is refused, and the state that is passed in is never changed. */
import { whyNot } from '../explain/whyNot.ts';
import type { Refusal } from '../refusals.ts';
import { err, ok, type Result } from '../result.ts';
import type { GameState } from '../state/state.ts';
import type { Seat } from '../vocabulary.ts';
import { type Step, stepBy, whoActs } from './steps.ts';

/**
 * Applies an action of the acting seat. `action` may be any value; whatever is not a legal action is refused. With
 * `by`, an action sent by any other seat is refused, too.
 */
export function apply(state: GameState, action: unknown, by?: Seat): Result<Step, Refusal> {
  const acting = whoActs(state);
  if (by !== undefined && acting !== undefined && by !== acting) {
    return err({ code: 'seat/not-acting', rule: 'R3.4', acting });
  }
  const step = stepBy(state, action);
  if (step !== undefined) return ok(step);
  const refusal = whyNot(state, action);
  if (refusal === undefined) throw new Error('the action is not legal, but no rule refuses it');
  return err(refusal);
}
