/** Selects the most promising of the legal actions, which may be hundreds. */
import { type Action, actionOf, applyMove, legalMoves } from '@kairo/engine';
import {
  actingSeat,
  allPayments,
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

/** A legal move to be considered. */
export interface Proposal {
  readonly move: Move;
  /** Undefined for the canonical payment. */
  readonly payment: Payment | undefined;
  /** The caller wants its evaluation: it is never dropped. */
  readonly isAskedFor: boolean;
}

export interface Candidate extends Proposal {
  readonly action: Action;
  /** The value for the seat, one step ahead. */
  readonly value: number;
}

/** For this many of the best places to build, all ways to play cards are ranked. */
const CLOSER = 12;
/** For this many candidates, other payments are tried. */
const REPAID = 3;

export interface Wanted {
  /** The maximum number, chosen by value one step ahead; at least one, unless there are others. */
  readonly count: number;
  /** Further candidates, regardless of their value. */
  readonly others?: readonly Proposal[];
  /** Whether time is up: then no more moves are ranked. */
  readonly isOver?: () => boolean;
}

/** The best first. */
export function findCandidates(
  state: GameState,
  seat: number,
  evaluation: Evaluation,
  { count, others = [], isOver }: Wanted,
): Candidate[] {
  const valueAfter = valuationOf(state, seat, evaluation);
  const best = bestByInstinct(state, seat, evaluation, count, isOver);
  const repaid = best
    .filter(({ move }) => moveType(move) === EXPAND)
    .slice(0, REPAID)
    .flatMap(({ move, value }) => betterPayment(state, seat, move, value, valueAfter) ?? []);
  const found = [...best, ...repaid].sort(byValue).slice(0, Math.max(count, others.length > 0 ? 0 : 1));
  const proposed = others.map((proposal): Candidate => {
    const { move, payment } = proposal;
    return { ...proposal, action: actionOf(state, move, payment), value: valueAfter(move, payment) };
  });
  const isNew = ({ action }: Candidate): boolean => found.every((known) => !isSame(known.action, action));
  const isAskedFor = ({ action }: Candidate): boolean =>
    proposed.some((other) => other.isAskedFor && isSame(other.action, action));
  return [
    ...found.map((candidate) => ({ ...candidate, isAskedFor: isAskedFor(candidate) })),
    ...proposed.filter(isNew).sort(byValue),
  ];
}

function byValue(a: Candidate, b: Candidate): number {
  return b.value - a.value;
}

/** Both are made by `actionOf`, so their fields have the same order. */
function isSame(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Valuation = (move: Move, payment: Payment | undefined) => number;

/** The value for the seat, one step ahead. */
function valuationOf(state: GameState, seat: number, evaluation: Evaluation): Valuation {
  const scratch = state.copy();
  const values = new Float64Array(state.game.players);
  return (move, payment) => {
    scratch.become(state);
    applyMove(scratch, move, undefined, payment);
    evaluation.judge(scratch, values);
    return values[seat]!;
  };
}

function bestByInstinct(
  state: GameState,
  seat: number,
  evaluation: Evaluation,
  count: number,
  isOver: (() => boolean) | undefined,
): Candidate[] {
  const ranking = new Ranking(evaluation, state);
  ranking.rankByPlace(state, legalMoves(state), seat, CLOSER, isOver);
  return ranking.moves.slice(0, count).map((move, i) => ({
    action: actionOf(state, move),
    move,
    payment: undefined,
    isAskedFor: false,
    value: ranking.values[i]!,
  }));
}

/** The best other payment of an expansion, if one is better than the canonical payment. */
function betterPayment(
  state: GameState,
  seat: number,
  move: Move,
  canonicalValue: number,
  valueAfter: Valuation,
): Candidate | undefined {
  const colour = moveColour(move);
  const size = sizeOf(state, seat, colour) + 1;
  let best: Candidate | undefined;
  for (const payment of allPayments(state, actingSeat(state), colour, size, costsFee(moveDetail(move)))) {
    const value = valueAfter(move, payment);
    if (value <= (best?.value ?? canonicalValue)) continue;
    best = { action: actionOf(state, move, payment), move, payment, isAskedFor: false, value };
  }
  return best;
}
