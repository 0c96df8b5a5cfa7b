/** The yardsticks never change: what they thought of these positions when they were first measured. */
import {
  apply,
  CAIRO,
  FastRandom,
  formatAction,
  type GameEvent,
  type GameState,
  makeGame,
  newGame,
  redactEvents,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { expect, test } from 'vitest';
import { type BotName, decide, iterationBudget, makeBot } from '../src/index.ts';
import { HandEvaluation } from '../src/ladder/handEvaluation.ts';

const game = makeGame(CAIRO, 3, { start: 'variable', openMoney: false });

/** A fixed game, and what `look` makes of every tenth decision in it. */
function walk<T>(look: (state: GameState, told: readonly GameEvent[], n: number) => T): T[] {
  const random = new FastRandom('frozen');
  const seen: T[] = [];
  let { state, events } = newGame(game, 'frozen');
  const told: GameEvent[][] = [0, 1, 2].map((seat) => redactEvents(events, seat));
  for (let seat = whoActs(state), n = 0; seat !== undefined; seat = whoActs(state), n++) {
    if (n % 10 === 3) seen.push(look(state, told[seat] ?? [], n));
    const { legal } = viewFor(state, seat);
    const kinds = [...new Set(legal.map(({ type }) => type))];
    const kind = kinds[random.below(kinds.length)];
    const ofKind = legal.filter(({ type }) => type === kind);
    const step = apply(state, ofKind[random.below(ofKind.length)]);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    ({ state, events } = step.value);
    told.forEach((list, viewer) => {
      list.push(...redactEvents(events, viewer));
    });
  }
  return seen;
}

test('the hand-made evaluation', () => {
  const evaluation = new HandEvaluation(game);
  const values = new Float64Array(3);
  const judged = walk((state) => {
    evaluation.judge(state, values);
    return Array.from(values, (value) => value.toFixed(3)).join(' ');
  });
  expect(judged.length).toBeGreaterThan(10);
  expect(judged).toMatchSnapshot();
});

test.each<BotName>(['random', 'hand-greedy', 'flat-1000x12', 'uct'])('the choices of %s', (name) => {
  const bot = makeBot(name, game);
  const chosen = walk((state, history, n) => {
    const view = viewFor(state, whoActs(state) ?? 0);
    const random = new FastRandom(`frozen ${n}`);
    const { action } = decide(bot, { view, history, legal: view.legal, random }, iterationBudget(120));
    return formatAction(action);
  });
  expect(chosen).toMatchSnapshot();
});
