/** The end of a game, for everybody to see: the last turns, who got what, who won. */
import { type GameEvent, outcomeOf } from '@kairo/engine';
import { table } from '../screen/text.ts';
import { type Desk, paragraphs } from './desk.ts';
import { isHuman, nameOf } from './seating.ts';

function scoredFor(events: readonly GameEvent[], seat: number, source: 'medals' | 'money'): number {
  return events.reduce(
    (sum, event) =>
      event.type === 'scored' && event.seat === seat && event.for === source ? sum + event.points : sum,
    0,
  );
}

/** What a person who has just played has not seen yet. */
function lastTurns(desk: Desk): string[] {
  const { match } = desk;
  const last = match.steps.findLastIndex(({ by }) => isHuman(desk, by?.seat));
  const steps = match.steps.slice(Math.max(0, last));
  return paragraphs(desk, steps, 'spectator', ({ type }) => type !== 'scored' && type !== 'gameOver');
}

export function endLines(desk: Desk): string[] {
  const { match, context } = desk;
  const { play, report } = context.t.terminal;
  const outcome = outcomeOf(match.settledState);
  if (outcome === undefined) return [];
  const scores = outcome.points.map((total, seat) => {
    const events = match.steps.at(-1)?.events ?? [];
    const [medals, money] = [scoredFor(events, seat, 'medals'), scoredFor(events, seat, 'money')];
    return {
      total,
      row: [nameOf(desk, seat), total - medals - money, medals, money, total].map(String),
    };
  });
  const winners = outcome.winners.map((seat) => nameOf(desk, seat));
  return [
    ...lastTurns(desk),
    play.end[outcome.reason],
    '',
    ...table(
      [
        ['', play.scores.turns, play.scores.medals, play.scores.money, report.points],
        ...scores.sort((a, b) => b.total - a.total).map(({ row }) => row),
      ],
      [1, 2, 3, 4],
    ),
    '',
    winners.length === 1 ? play.winner(winners[0] ?? '') : play.winners(context.t.terms.and(winners)),
  ];
}
