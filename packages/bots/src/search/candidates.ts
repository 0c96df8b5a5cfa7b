/** The few actions that are worth thinking about, out of the hundreds that may be legal. */
import { type Action, actionOf, applyMove, legalMoves, payments } from '@kairo/engine';
import {
  allPayments,
  at,
  costsFee,
  EXPAND,
  type GameState,
  type Move,
  moveColour,
  moveDetail,
  moveType,
  type Payment,
  sizeOf,
} from '@kairo/engine/search';
import type { Evaluation } from '../position/evaluation.ts';
import { Ranking } from './ranking.ts';

export interface Candidate {
  readonly action: Action;
  readonly move: Move;
  /** Undefined for the canonical one. */
  readonly payment: Payment | undefined;
  /** For the seat, after one step. */
  readonly value: number;
}

/** How many of the best places are looked at more closely. */
const CLOSER = 12;
/** For how many of the candidates other coins are tried. */
const REPAID = 3;

/** At most `count` candidates, the best first by one step of the evaluation, and `others` whatever it thinks of them. */
export function findCandidates(
  state: GameState,
  seat: number,
  evaluation: Evaluation,
  count: number,
  others: readonly Move[] = [],
): Candidate[] {
  const ranking = new Ranking(evaluation, state);
  ranking.rankByPlace(state, legalMoves(state), seat, CLOSER);
  const best = candidatesOf(state, ranking).slice(0, count);
  const repaid = best
    .filter(({ move }) => moveType(move) === EXPAND)
    .slice(0, REPAID)
    .flatMap(({ move, value }) => {
      const other = betterPayment(state, move, seat, evaluation, value);
      return other === undefined ? [] : [other];
    });
  const found = [...best, ...repaid].sort((a, b) => b.value - a.value).slice(0, Math.max(count, 1));
  const further = others.filter((move) => found.every((candidate) => candidate.move !== move));
  ranking.rankAll(state, further, seat);
  return [...found, ...candidatesOf(state, ranking)];
}

function candidatesOf(state: GameState, { moves, values }: Ranking): Candidate[] {
  return moves.map((move, i) => ({
    action: actionOf(state, move),
    move,
    payment: undefined,
    value: values[i]!,
  }));
}

/** The best other way to pay for an expansion, if one seems better than the canonical one. */
function betterPayment(
  state: GameState,
  move: Move,
  seat: number,
  evaluation: Evaluation,
  canonicalValue: number,
): Candidate | undefined {
  const action = actionOf(state, move);
  if (action.type !== 'expand') return undefined;
  const colour = moveColour(move);
  const size = sizeOf(state, seat, colour) + 1;
  const scratch = state.copy();
  const values = new Float64Array(state.game.players);
  const actions = payments(state, action);
  let best: Candidate | undefined;
  allPayments(state, state.cells[at.SEAT]!, colour, size, costsFee(moveDetail(move))).forEach(
    (payment, i) => {
      scratch.become(state);
      applyMove(scratch, move, undefined, payment);
      evaluation.judge(scratch, values);
      const value = values[seat]!;
      if (value > (best?.value ?? canonicalValue)) best = { action: actions[i]!, move, payment, value };
    },
  );
  return best;
}
