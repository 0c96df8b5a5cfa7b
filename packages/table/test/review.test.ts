/** Reviews of finished games: a planted blunder is found, by what its seat knew; a review can be stopped and continued. */
import {
  NO_REVIEW,
  type PastDecision,
  type Review,
  type ReviewEffort,
  reviewGame,
  turningPoints,
} from '@kairo/bots';
import { expect, test } from 'vitest';
import { pastDecisions, reportOn } from '../src/index.ts';
import { blunders } from './blunders.ts';

const SHORT: ReviewEffort = [24, 60, 160];
const [blunder] = blunders();
if (blunder === undefined) throw new Error('no recorded games');
const { game, turn } = blunder;
const decisions = pastDecisions(game);
const rules = game.turns[0].state.game;

/** All of them, as they became known. */
function stages(
  of: readonly PastDecision[],
  start: Review = NO_REVIEW,
  most = Number.POSITIVE_INFINITY,
): Review[] {
  const found: Review[] = [];
  const reviewing = reviewGame(rules, of, start, SHORT, 'test');
  while (found.length < most) {
    const { done, value } = reviewing.next();
    if (value !== undefined) found.push(value);
    if (done) break;
  }
  return found;
}

const whole = stages(decisions);
const done = whole.at(-1) ?? NO_REVIEW;

test('names a planted blunder', () => {
  expect(done.isDone).toBe(true);
  expect(turningPoints(done, 0).map(({ verdict }) => verdict.turn)).toContain(turn);
});

test('goes on where it was stopped, from plain data', () => {
  for (const [at, more] of [
    [3, 4],
    [decisions.length + 2, Number.POSITIVE_INFINITY],
  ] as const) {
    const stopped = JSON.parse(JSON.stringify(whole[at])) as Review;
    const found = stages(decisions, stopped, more);
    expect(found).toEqual(whole.slice(at + 1, at + 1 + found.length));
  }
});

test('each decision has what its seat knew, and nothing else', () => {
  for (const { view, seat, history } of decisions) {
    expect(view.viewer).toBe(seat);
    expect(view.seats.flatMap(({ hand }, owner) => (hand === undefined ? [] : [owner]))).toEqual([seat]);
    expect(history.every(({ to }) => to === 'all' || to === seat)).toBe(true);
  }
});

test('a report has the curve as far as it has come, and the turning points with what they lead to', () => {
  const early = reportOn(game, decisions, whole[9] ?? NO_REVIEW, 0);
  expect(early.isDone).toBe(false);
  expect(early.judged).toBeLessThan(early.turns);
  expect(early.curve).toHaveLength(early.judged + 1);

  const report = reportOn(game, decisions, done, 0);
  expect(report.curve).toHaveLength(game.turns.length);
  for (const chances of report.curve) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  const winners = game.record.result?.winners ?? [];
  expect(report.curve.at(-1)).toEqual(
    [0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  );
  const point = report.points.find((one) => one.turn === turn);
  expect(point?.better.chance).toBeGreaterThan((point?.played.chance ?? 1) + 0.05);
  expect(point?.better.reasons.length).toBeGreaterThan(0);
  expect(point?.played.events.length).toBeGreaterThan(0);
});
