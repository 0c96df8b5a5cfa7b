/** The final scores by seat: for stands, for medals, for medals again, and for money (R11.4). */
import type { GameEvent, PointSource, Seat, View } from '@kairo/engine';
import type { KnownStep } from '@kairo/protocol';

export interface FinalScore {
  readonly seat: Seat;
  /** Shared by seats with equal points. */
  readonly place: number;
  readonly stands: number;
  /** When they were taken; `medalsAgain` is for those held at the end. */
  readonly medals: number;
  readonly medalsAgain: number;
  readonly money: number;
  readonly coins: number;
  readonly total: number;
  readonly isWinner: boolean;
}

function scoredFor(events: readonly GameEvent[], seat: Seat, source: PointSource): number {
  return events.reduce(
    (sum, event) =>
      event.type === 'scored' && event.seat === seat && event.for === source ? sum + event.points : sum,
    0,
  );
}

/** R11.4 */
export const COINS_PER_POINT = 3;
const PILES_IN_GROUP = 5;

/** How coins are laid out to be counted: piles of three, in groups of five, and what is left over. */
export function pilesOf(coins: number): { readonly groups: readonly number[]; readonly left: number } {
  const piles = Math.floor(coins / COINS_PER_POINT);
  const groups = Array.from({ length: Math.ceil(piles / PILES_IN_GROUP) }, (_, i) =>
    Math.min(PILES_IN_GROUP, piles - i * PILES_IN_GROUP),
  );
  return { groups, left: coins % COINS_PER_POINT };
}

/** The stages of the final scoring, by what has been counted; the last one shows the winner. */
export const STAGE = { play: 1, medals: 2, money: 3, end: 4 } as const;

/** The parts that have been counted at this stage. */
export function sharesAt(stage: number, { stands, medals, medalsAgain, money }: FinalScore): number[] {
  return [stands, medals, stage >= STAGE.medals ? medalsAgain : 0, stage >= STAGE.money ? money : 0];
}

/** Ordered by what has been counted so far, so that the order does not give away the winner. */
export function rankedAt(stage: number, scores: readonly FinalScore[]): FinalScore[] {
  const counted = (score: FinalScore): number =>
    stage >= STAGE.end ? score.total : sharesAt(stage, score).reduce((sum, part) => sum + part, 0);
  return scores.toSorted((a, b) =>
    stage >= STAGE.end && a.place !== b.place ? a.place - b.place : counted(b) - counted(a),
  );
}

/** By seat; those who have resigned rank last. */
export function finalScores(
  view: View,
  steps: readonly KnownStep[],
  resigned: readonly Seat[] = [],
): FinalScore[] {
  const { outcome, seats } = view;
  if (outcome === undefined) return [];
  const isAhead = (one: Seat, other: Seat): boolean => {
    const isOut = resigned.includes(one);
    if (isOut !== resigned.includes(other)) return !isOut;
    return (outcome.points[one] ?? 0) > (outcome.points[other] ?? 0);
  };
  const events = steps.flatMap((step) => step.events);
  const scores = outcome.points.map((total, seat) => ({
    seat,
    place: 1 + outcome.points.filter((_, other) => isAhead(other, seat)).length,
    stands: scoredFor(events, seat, 'size'),
    medals: scoredFor(events, seat, 'gold') + scoredFor(events, seat, 'silver'),
    medalsAgain: scoredFor(events, seat, 'medals'),
    money: scoredFor(events, seat, 'money'),
    coins: Object.values(seats[seat]?.money ?? {}).reduce((sum, count) => sum + count, 0),
    total,
  }));
  const best = (seat: Seat): boolean =>
    resigned.length === 0
      ? outcome.winners.includes(seat)
      : !resigned.includes(seat) && scores.every((_, other) => !isAhead(other, seat));
  return scores.map((score) => ({ ...score, isWinner: best(score.seat) }));
}
