/** Applies untrusted actions: an illegal one is refused, and the state that is passed in is never changed. */
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

/** The seat that has to decide; undefined when the game is over. */
export function whoActs(state: GameState): Seat | undefined {
  return isGameOver(state) ? undefined : actingSeat(state);
}

/** All actions of the acting seat, ordered, each with its canonical payment; empty only when the game is over. */
export function legalActions(state: GameState): Action[] {
  return legalMoves(state).map((move) => actionOf(state, move));
}

export interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** Whether hidden information was revealed: then the step cannot be undone. */
  readonly revealed: boolean;
}

function isLegalAction(state: GameState, { move, payment }: ReadAction): boolean {
  if (!isLegalMove(state, move)) return false;
  return payment === undefined || paymentFault(state, actingSeat(state), move, payment) === undefined;
}

/**
 * Applies an action of the acting seat. `action` may be any value; whatever is not a legal action is refused. With
 * `by`, an action sent by any other seat is refused, too.
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
    if (refusal === undefined) throw new Error('the action is not legal, but no rule refuses it');
    return err(refusal);
  }
  const next = copySurveyed(state);
  const events: GameEvent[] = [];
  applyMove(next, read.value.move, (event) => events.push(event), read.value.payment);
  // R11.2: in the final phase it is revealed that the next seat holds a card it can use, and that a seat which is
  // skipped holds none.
  const revealed = reveals(events) || phaseNumber(next) === at.PHASE_FINAL;
  return ok({ state: next, events, revealed });
}

export interface Outcome {
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
  readonly reason: EndReason;
}

/** The result of the game; undefined before its end. */
export function outcomeOf(state: GameState): Outcome | undefined {
  if (!isGameOver(state)) return undefined;
  return { points: allPoints(state), winners: winnersOf(state), reason: endReason(state)! };
}
