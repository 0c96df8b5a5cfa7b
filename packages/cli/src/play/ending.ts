/** The end of a game: the last turns, the scores, who won. */
import { type GameEvent, outcomeOf } from '@kairo/engine';
import type { LogEntry } from '@kairo/table';
import { table } from '../screen/text.ts';
import { type Desk, isPerson, nameOf, paragraphs } from './desk.ts';

function scoredFor(events: readonly GameEvent[], seat: number, source: 'medals' | 'money'): number {
  return events.reduce(
    (sum, event) =>
      event.type === 'scored' && event.seat === seat && event.for === source ? sum + event.points : sum,
    0,
  );
}

/** The steps from the last one of a person on, which no page has shown. */
function lastTurns(desk: Desk, entries: readonly LogEntry[]): string[] {
  const last = entries.findLastIndex((entry) => entry.type === 'step' && isPerson(desk, entry.seat));
  const steps = entries.slice(Math.max(0, last));
  return paragraphs(desk, steps, 'spectator', ({ type }) => type !== 'scored' && type !== 'gameOver');
}

/** Empty if the game is not over. */
export async function endLines(desk: Desk): Promise<string[]> {
  const { match } = desk.table;
  const { t } = desk.context;
  const { play, report } = t.terminal;
  const outcome = outcomeOf(match.settledState);
  if (outcome === undefined) return [];
  const entries = await desk.table.entries(0, match.version.seq);
  const lastEvents = entries.flatMap((entry) => (entry.type === 'step' ? [entry.events] : [])).at(-1) ?? [];
  const scores = outcome.points.map((total, seat) => {
    const [medals, money] = [scoredFor(lastEvents, seat, 'medals'), scoredFor(lastEvents, seat, 'money')];
    return {
      total,
      row: [nameOf(desk, seat), total - medals - money, medals, money, total].map(String),
    };
  });
  const winners = outcome.winners.map((seat) => nameOf(desk, seat));
  return [
    ...lastTurns(desk, entries),
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
    winners.length === 1 ? play.winner(winners[0] ?? '') : play.winners(t.terms.and(winners)),
  ];
}
