/** The checked way to act: nothing changes unless the action is legal, and the old state stays as it was. */
import { refusalOf } from '../explain/whyNot.ts';
import { type Action, actionOf, type ReadAction, readAction } from '../play/actions.ts';
import { applyMove } from '../play/applyMove.ts';
import { type GameEvent, reveals } from '../play/events.ts';
import { winnersOf } from '../play/scoring.ts';
import type { Refusal } from '../refusals.ts';
import { err, ok, type Result } from '../result.ts';
import { isLegalMove, legalMoves } from '../rules/legal.ts';
import { paymentFault } from '../rules/price.ts';
import { copySurveyed } from '../rules/surveys.ts';
import * as at from '../state/layout.ts';
import { allPoints } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import { actingSeat, endReason, isGameOver, phaseNumber } from '../state/turn.ts';
import type { EndReason, Seat } from '../vocabulary.ts';

/** Who has to decide now; undefined when the game is over. */
export function whoActs(state: GameState): Seat | undefined {
  return isGameOver(state) ? undefined : actingSeat(state);
}

/** Everything the acting seat may do, ordered, each with its canonical payment; empty only when the game is over. */
export function legalActions(state: GameState): Action[] {
  return legalMoves(state).map((move) => actionOf(state, move));
}

export interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** Whether something hidden came to light: there is no taking back behind such a step. */
  readonly revealed: boolean;
}

function isLegalAction(state: GameState, { move, payment }: ReadAction): boolean {
  if (!isLegalMove(state, move)) return false;
  return payment === undefined || paymentFault(state, actingSeat(state), move, payment) === undefined;
}

/**
 * Applies an action of the acting seat. Anything may be handed in; what is not a legal action is refused, and so is
 * whoever says who they are and does not act now.
 */
export function apply(state: GameState, action: unknown, by?: Seat): Result<Step, Refusal> {
  const acting = whoActs(state);
  if (by !== undefined && acting !== undefined && by !== acting) {
    return err({ code: 'seat/not-acting', rule: 'R3.4', acting });
  }
  const read = readAction(state, action);
  if (!read.ok) return read;
  if (!isLegalAction(state, read.value)) {
    const refusal = refusalOf(state, read.value);
    if (refusal === undefined) throw new Error('an action is neither legal nor refused');
    return err(refusal);
  }
  const next = copySurveyed(state);
  const events: GameEvent[] = [];
  applyMove(next, read.value.move, (event) => events.push(event), read.value.payment);
  // R11.2: in the final phase a seat whose turn comes has shown that some card of its hand serves, and one that is
  // passed over that none does.
  const revealed = reveals(events) || phaseNumber(next) === at.PHASE_FINAL;
  return ok({ state: next, events, revealed });
}

export interface Outcome {
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
  readonly reason: EndReason;
}

/** How the game ended; undefined while it goes on. */
export function outcomeOf(state: GameState): Outcome | undefined {
  if (!isGameOver(state)) return undefined;
  return { points: allPoints(state), winners: winnersOf(state), reason: endReason(state)! };
}
