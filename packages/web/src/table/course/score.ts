/** The end of a game, seat by seat: what was scored for stands, for medals, once more for those, and for money (R11.4). */
import type { GameEvent, PointSource, Seat, View } from '@kairo/engine';
import type { ToldStep } from '@kairo/protocol';

export interface FinalScore {
  readonly seat: Seat;
  /** Shared by those with as many points. */
  readonly place: number;
  readonly stands: number;
  /** When they were taken, and at the end. */
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

/** The best first. */
export function finalScores(view: View, steps: readonly ToldStep[]): FinalScore[] {
  const { outcome, seats } = view;
  if (outcome === undefined) return [];
  const events = steps.flatMap((step) => step.events);
  return outcome.points
    .map((total, seat) => {
      const medalsAgain = scoredFor(events, seat, 'medals');
      const money = scoredFor(events, seat, 'money');
      return {
        seat,
        place: 1 + outcome.points.filter((points) => points > total).length,
        stands: scoredFor(events, seat, 'size'),
        medals: scoredFor(events, seat, 'gold') + scoredFor(events, seat, 'silver'),
        medalsAgain,
        money,
        coins: Object.values(seats[seat]?.money ?? {}).reduce((sum, count) => sum + count, 0),
        total,
        isWinner: outcome.winners.includes(seat),
      };
    })
    .toSorted((a, b) => b.total - a.total);
}
