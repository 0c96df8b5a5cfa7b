/**
 * The review of a finished game: what the strongest level thinks of each decision, from what its seat knew then. Every
 * decision gets a first look; those that may have cost much get a second one, and the worst of them a duel between what
 * was played and the better action. It is plain data, complete at every moment, so that it can be stored and continued;
 * the same game, effort and seed give the same review.
 */
import { type Action, FastRandom, type Game, type GameEvent, type Seat, type View } from '@kairo/engine';
import type { Situation } from '../bot.ts';
import type { WeighedReason } from '../explain/advice.ts';
import { type Comparison, Judge } from './judge.ts';

/** A decision of a finished game, with what its seat knew. */
export interface PastDecision {
  /** The number of the turn, from 1. */
  readonly turn: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly view: View;
  /** All events that the seat had seen. */
  readonly history: readonly GameEvent[];
}

export const REVIEW_FORMAT = 1;

export interface Review {
  readonly format: typeof REVIEW_FORMAT;
  /** By decision, as far as it has come; null where there was only one possibility. */
  readonly verdicts: readonly (Verdict | null)[];
  /** The review is complete. */
  readonly isDone: boolean;
}

export interface Verdict {
  readonly turn: number;
  readonly seat: Seat;
  readonly played: Opinion;
  /** Absent if nothing better was found. */
  readonly better?: Opinion;
  /** The standard error of the difference of their chances. */
  readonly error: number;
  /** Of the latest look. */
  readonly simulations: number;
  /** By look: what the decision may have cost, 0–1, in the worse case. */
  readonly suspicions: readonly number[];
}

export interface Opinion {
  readonly action: Action;
  /** The estimated probability of winning, 0–1. */
  readonly chance: number;
  /** Only where the difference is large enough to be named. */
  readonly reasons: readonly WeighedReason[];
}

/** The number of simulations for each look at a decision. */
export type ReviewEffort = readonly [first: number, second: number, duel: number];

export const REVIEW_EFFORT: ReviewEffort = [480, 1500, 4500];

export const NO_REVIEW: Review = { format: REVIEW_FORMAT, verdicts: [], isDone: false };

/** All looks. */
export const LOOKS = REVIEW_EFFORT.length;
/** Smaller differences of chances are never called mistakes, and not looked at again. */
const LEAST_LOSS = 0.03;
/** The most decisions of each seat that get a second look, and a duel. */
const CHOSEN = [14, 8];

export function lossOf({ played, better }: Verdict): number {
  return better === undefined ? 0 : better.chance - played.chance;
}

/**
 * Goes on where `start` ends. Yields the review after each decision, and nothing between simulations, so that the caller
 * can do other work or stop.
 */
export function* reviewGame(
  game: Game,
  decisions: readonly PastDecision[],
  start: Review,
  effort: ReviewEffort,
  seed: string,
): Generator<Review | undefined, Review> {
  const judge = new Judge(game);
  const verdicts = [...start.verdicts];
  const now = (isDone: boolean): Review => ({ format: REVIEW_FORMAT, verdicts: [...verdicts], isDone });
  for (const [index, decision] of decisions.entries()) {
    if (index < start.verdicts.length) continue;
    const situation = situationIn(decision, `${seed} 1 ${index}`);
    const seen =
      decision.view.legal.length < 2
        ? undefined
        : yield* judge.compare(situation, decision.action, effort[0]);
    verdicts.push(seen === undefined ? null : verdictOf(decision, seen, []));
    yield now(false);
  }
  for (let look = 2; look <= LOOKS; look++) {
    for (const index of chosenFor(look, verdicts)) {
      const decision = decisions[index];
      const before = verdicts[index];
      if (decision === undefined || before == null || before.suspicions.length >= look) continue;
      const situation = situationIn(decision, `${seed} ${look} ${index}`);
      const { action } = decision;
      const seen =
        look === LOOKS && before.better !== undefined
          ? yield* judge.duel(situation, action, before.better.action, effort[2])
          : yield* judge.compare(situation, action, effort[1]);
      verdicts[index] = verdictOf(decision, seen, before.suspicions);
      yield now(false);
    }
  }
  return now(true);
}

/** The decisions that get that look, by their numbers: the same whether or not some have had it. */
export function chosenFor(look: number, verdicts: Review['verdicts']): number[] {
  const suspects = verdicts.flatMap((verdict, index) => {
    const suspicion = verdict?.suspicions[look - 2] ?? 0;
    return verdict !== null && suspicion >= LEAST_LOSS ? [{ seat: verdict.seat, suspicion, index }] : [];
  });
  suspects.sort((a, b) => b.suspicion - a.suspicion);
  const seats = new Set(suspects.map(({ seat }) => seat));
  const ofSeats = [...seats].map((seat) => suspects.filter((suspect) => suspect.seat === seat));
  return ofSeats
    .flatMap((ofSeat) => ofSeat.slice(0, CHOSEN[look - 2]))
    .sort((a, b) => b.suspicion - a.suspicion)
    .map(({ index }) => index);
}

function situationIn({ view, history }: PastDecision, chance: string): Situation {
  return { view, history, random: new FastRandom(chance) };
}

function verdictOf(
  { turn, seat }: PastDecision,
  { played, other, error, simulations }: Comparison,
  before: readonly number[],
): Verdict {
  const loss = other === undefined ? 0 : other.winChance - played.winChance;
  const isNamed = loss >= LEAST_LOSS;
  const opinion = ({ action, winChance, reasons }: Comparison['played']): Opinion => ({
    action,
    chance: winChance,
    reasons: isNamed ? reasons : [],
  });
  return {
    turn,
    seat,
    played: opinion(played),
    ...(other !== undefined && loss > 0 && { better: opinion(other) }),
    error,
    simulations,
    suspicions: [...before, loss + error],
  };
}
