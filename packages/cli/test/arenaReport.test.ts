import { type GroupResult, makeSchedule, seatingsOf, summarize } from '@kairo/arena';
import { expect, test } from 'vitest';
import { arenaLines } from '../src/commands/arenaReport.ts';

const IDENTITY = {
  contenders: ['apprentice', 'random'],
  players: 2,
  edition: { id: 'alley', hash: '' },
  start: 'variable',
  seed: '1',
  rulesVersion: 1,
  program: '',
} as const;

/** The report on a duel in which the first contender has won every game. */
function reportOn(deals: number, contenders: readonly string[] = IDENTITY.contenders): string {
  const game = { winners: [0], turns: 80, plies: 100, ms: [1, 1], decisions: [50, 50] };
  const results = Array.from(
    { length: deals },
    (_, i): GroupResult => ({
      group: i + 1,
      games: [
        { ...game, seats: [0, 1], points: [60, 50] },
        { ...game, seats: [1, 0], points: [50, 60], winners: [1] },
      ],
    }),
  );
  const summary = summarize({ ...IDENTITY, contenders }, makeSchedule(2, 2, deals * 2), results);
  return arenaLines(summary).join('\n');
}

test('the lead of a contender that won every game is infinite', () => {
  expect(reportOn(10)).toMatch(/Elo difference +\+∞ +\+\d+ +\+∞/);
});

test('the simulations of a bot that was named without a number are reported', () => {
  expect(reportOn(2, ['vizier', 'vizier@1000'])).toContain('\nvizier: 1,000 simulations per decision\n');
  expect(reportOn(2, ['trader', 'vizier@1000'])).not.toContain('simulations');
});

test('few deals give no verdict', () => {
  const [few, enough] = [reportOn(29), reportOn(30)];
  expect(few).toContain('With fewer than 30 deals the intervals are rough.');
  expect(few).not.toContain('there are enough games to say so');
  expect(enough).not.toContain('rough');
  expect(enough).toContain('apprentice is stronger than random: there are enough games to say so.');
});

/** The report on a round robin of three in which the contender listed first always wins. */
function reportOnThree(deals: number): string {
  const schedule = makeSchedule(3, 2, deals * 2);
  const results = Array.from({ length: schedule.groups }, (_, i): GroupResult => {
    const games = seatingsOf(schedule, i + 1).map((seats) => {
      const winner = seats.indexOf(Math.min(...seats));
      const points = seats.map((_, seat) => (seat === winner ? 60 : 50));
      return { seats, points, winners: [winner], turns: 80, plies: 100, ms: [1, 1], decisions: [50, 50] };
    });
    return { group: i + 1, games };
  });
  const identity = { ...IDENTITY, contenders: ['trader', 'apprentice', 'random'] };
  return arenaLines(summarize(identity, schedule, results)).join('\n');
}

test('in a round robin, leads can be infinite, and only the weakest has no interval', () => {
  const report = reportOnThree(10);
  expect(report).toMatch(/trader +\+∞ +\+\d+ +\+∞/);
  expect(report).toMatch(/apprentice +\+∞ +\+\d+ +\+∞/);
  expect(report).toMatch(/random +0 {2,}50\.0/);
  expect(report).toContain('∞: the weakest');
});

test('a round robin with few deals has rough intervals', () => {
  expect(reportOnThree(29)).toContain('With fewer than 30 deals the intervals are rough.');
  expect(reportOnThree(30)).not.toContain('rough');
});
