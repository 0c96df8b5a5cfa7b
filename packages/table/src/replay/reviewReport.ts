/** A review as it is shown: the curve, and the turning points with what they are about. */
import {
  chancesByTurn,
  chosenFor,
  isCertain,
  LOOKS,
  type Opinion,
  type PastDecision,
  type Review,
  type TurningPoint,
  turningPoints,
} from '@kairo/bots';
import { type GameEvent, outcomeOf, type Seat, type View } from '@kairo/engine';
import { certainEvents } from '../match/certainEvents.ts';
import type { FinishedGame } from './finishedGame.ts';
import { stateBefore } from './pastDecisions.ts';

export interface ReviewReport {
  /** Whose turning points they are. */
  readonly seat: Seat;
  /** The number of the last turn that has been judged, and of all. */
  readonly judged: number;
  readonly turns: number;
  /** After the first look: how many decisions get each further one, and have had it. */
  readonly looks: readonly { readonly done: number; readonly of: number }[];
  readonly isDone: boolean;
  /** By turn from 0, as far as it has come, and by seat: the chance of winning, 0–1. */
  readonly curve: readonly (readonly number[])[];
  readonly points: readonly ReviewedTurn[];
}

export interface ReviewedTurn {
  readonly turn: number;
  readonly seat: Seat;
  /** Before the decision; without anything hidden. */
  readonly position: Pick<View, 'display' | 'pending' | 'seat' | 'stands'>;
  readonly played: ReviewedMove;
  readonly better: ReviewedMove;
  readonly simulations: number;
  /** It has been looked at as closely as it will be. */
  readonly isCertain: boolean;
}

export interface ReviewedMove extends Opinion {
  /** What it is certain to lead to. */
  readonly events: readonly GameEvent[];
}

export function reportOn(
  game: FinishedGame,
  decisions: readonly PastDecision[],
  review: Review,
  seat: Seat,
): ReviewReport {
  const { verdicts, isDone } = review;
  const turns = game.turns.length - 1;
  const looks = Array.from({ length: LOOKS - 1 }, (_, i) =>
    chosenFor(i + 2, verdicts).map((index) => (verdicts[index]?.suspicions.length ?? 0) >= i + 2),
  );
  return {
    seat,
    judged: verdicts.length === decisions.length ? turns : (decisions[verdicts.length - 1]?.turn ?? 0),
    turns,
    looks: looks.map((had) => ({ done: had.filter(Boolean).length, of: had.length })),
    isDone,
    curve: chancesByTurn(review, game.setup.seats.length, decisions.length, {
      turns,
      winners: winnersOf(game),
    }),
    points: turningPoints(review, seat).flatMap((point) => shown(game, decisions, point) ?? []),
  };
}

function winnersOf({ record, turns }: FinishedGame): readonly Seat[] {
  const { state } = turns.at(-1) ?? turns[0];
  return record.result?.winners ?? outcomeOf(state)?.winners ?? [];
}

function shown(
  game: FinishedGame,
  decisions: readonly PastDecision[],
  { decision, verdict }: TurningPoint,
): ReviewedTurn | undefined {
  const { turn, seat, played, better, simulations } = verdict;
  const past = decisions[decision];
  if (past === undefined || better === undefined) return undefined;
  const { display, pending, stands } = past.view;
  const state = stateBefore(game, decisions, decision);
  const moveOf = (opinion: Opinion): ReviewedMove => ({
    ...opinion,
    events: certainEvents(state, opinion.action) ?? [],
  });
  return {
    turn,
    seat,
    position: { display, pending, stands, seat },
    played: moveOf(played),
    better: moveOf(better),
    simulations,
    isCertain: isCertain(verdict),
  };
}
