/** What may be done in a state, what it leads to, and how the game ended. */
import { type Action, actionOf, type ReadAction, readAction } from '../play/actions.ts';
import { applyMove } from '../play/applyMove.ts';
import { type GameEvent, reveals } from '../play/events.ts';
import { winnersOf } from '../play/scoring.ts';
import { isLegalMove, legalMoves } from '../rules/legal.ts';
import { paymentFault } from '../rules/price.ts';
import { copySurveyed } from '../rules/surveys.ts';
import * as at from '../state/layout.ts';
import { allPoints } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import { actingSeat, endReason, isGameOver, phaseNumber } from '../state/turn.ts';
import type { EarlyEnd, EndReason, Seat } from '../vocabulary.ts';

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
 * What an action of the acting seat leads to; undefined if it is not legal. `action` may be any value, and the state is
 * not changed. Unlike `apply`, it does not need the code that explains refusals.
 */
export function stepBy(state: GameState, action: unknown): Step | undefined {
  const read = readAction(state, action);
  if (!read.ok || !isLegalAction(state, read.value)) return undefined;
  const next = copySurveyed(state);
  const events: GameEvent[] = [];
  applyMove(next, read.value.move, (event) => events.push(event), read.value.payment);
  // R11.2: in the final phase it is revealed that the next seat holds a card it can use, and that a seat which is
  // skipped holds none.
  const revealed = reveals(events) || phaseNumber(next) === at.PHASE_FINAL;
  return { state: next, events, revealed };
}

export interface Outcome {
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
  readonly reason: EndReason;
}

/** How a game at a table of people ended, by its rules or by its people. */
export interface GameResult {
  readonly points: readonly number[];
  /** None if the game was ended by agreement. A seat that has resigned wins nothing. */
  readonly winners: readonly Seat[];
  readonly reason: EndReason | EarlyEnd;
}

/** Undefined before the end. `early`: how people ended the game, if they did. */
export function resultOf(
  state: GameState,
  resigned: readonly Seat[] = [],
  early?: EarlyEnd,
): GameResult | undefined {
  const reason = early ?? outcomeOf(state)?.reason;
  if (reason === undefined) return undefined;
  const points = allPoints(state);
  const isIn = (seat: Seat): boolean => !resigned.includes(seat);
  const most = Math.max(...points.filter((_, seat) => isIn(seat)));
  const winners = points.flatMap((own, seat) => (own === most && isIn(seat) ? [seat] : []));
  return { points, winners: reason === 'agreed' ? [] : winners, reason };
}

/** The result of the game; undefined before its end. */
export function outcomeOf(state: GameState): Outcome | undefined {
  if (!isGameOver(state)) return undefined;
  return { points: allPoints(state), winners: winnersOf(state), reason: endReason(state)! };
}
