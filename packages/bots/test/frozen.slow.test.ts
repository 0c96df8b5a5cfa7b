/** The yardsticks must not change: their choices when they were measured (flat-1000x12: since 2026-11-17). */
import { CAIRO, FastRandom, formatAction } from '@kairo/engine';
import { expect, test } from 'vitest';
import { type BotName, decide, iterationBudget, makeBot } from '../src/index.ts';
import { HandEvaluation } from '../src/ladder/handEvaluation.ts';
import { type Moment, playOn, situationOf, startTestGame } from './testGame.ts';

const start = startTestGame(CAIRO, 3, 'frozen');

/** Every tenth decision of a fixed game. */
const moments: Moment[] = [];
const random = new FastRandom('frozen');
playOn(start, (played, seat) => {
  if (played.decisions % 10 === 3) moments.push({ played, seat });
  const { legal } = situationOf(played, seat, 'any').view;
  const kinds = [...new Set(legal.map(({ type }) => type))];
  const kind = kinds[random.below(kinds.length)];
  const ofKind = legal.filter(({ type }) => type === kind);
  return ofKind[random.below(ofKind.length)];
});

test('the hand-made evaluation', () => {
  const evaluation = new HandEvaluation(start.game);
  const values = new Float64Array(3);
  const judged = moments.map(({ played }) => {
    evaluation.judge(played.state, values);
    return Array.from(values, (value) => value.toFixed(3)).join(' ');
  });
  expect(judged.length).toBeGreaterThan(10);
  expect(judged).toMatchSnapshot();
});

test.each<BotName>(['random', 'hand-greedy', 'flat-1000x12', 'uct'])('the choices of %s', (name) => {
  const bot = makeBot(name, start.game);
  const chosen = moments.map(({ played, seat }) => {
    const situation = situationOf(played, seat, `frozen ${played.decisions}`);
    return formatAction(decide(bot, situation, iterationBudget(120)).action);
  });
  expect(chosen).toMatchSnapshot();
});
