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
  return scores.toSorted((a, b) => counted(b) - counted(a));
}

/** By seat. */
export function finalScores(view: View, steps: readonly KnownStep[]): FinalScore[] {
  const { outcome, seats } = view;
  if (outcome === undefined) return [];
  const events = steps.flatMap((step) => step.events);
  return outcome.points.map((total, seat) => ({
    seat,
    place: 1 + outcome.points.filter((points) => points > total).length,
    stands: scoredFor(events, seat, 'size'),
    medals: scoredFor(events, seat, 'gold') + scoredFor(events, seat, 'silver'),
    medalsAgain: scoredFor(events, seat, 'medals'),
    money: scoredFor(events, seat, 'money'),
    coins: Object.values(seats[seat]?.money ?? {}).reduce((sum, count) => sum + count, 0),
    total,
    isWinner: outcome.winners.includes(seat),
  }));
}
