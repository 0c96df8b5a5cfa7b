import {
  apply,
  CAIRO,
  FastRandom,
  type GameEvent,
  type GameState,
  makeGame,
  newGame,
  redactEvents,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { type Advice, decide, explain, iterationBudget, makeBot } from '../src/index.ts';

const game = makeGame(CAIRO, 2, { start: 'variable', openMoney: false });

/** A game between traders, and the advice for each decision that `wanted` asks about. */
function advise(seed: string, wanted: (state: GameState, decision: number) => boolean): Advice[][] {
  const trader = makeBot('trader', game);
  const all: Advice[][] = [];
  let { state, events } = newGame(game, seed);
  const told: GameEvent[][] = [0, 1].map((seat) => redactEvents(events, seat));
  for (let seat = whoActs(state), n = 0; seat !== undefined; seat = whoActs(state), n++) {
    const view = viewFor(state, seat);
    const random = new FastRandom(`${seed} ${n}`);
    const situation = { view, history: told[seat] ?? [], legal: view.legal, random };
    if (wanted(state, n)) {
      const thinking = explain(game, situation, iterationBudget(120), 3);
      let step = thinking.next();
      while (!step.done) step = thinking.next();
      for (const { action } of step.value) expect(apply(state, action).ok).toBe(true);
      all.push(step.value);
    }
    const step = apply(state, decide(trader, situation, iterationBudget(1)).action);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    ({ state, events } = step.value);
    told.forEach((list, viewer) => {
      list.push(...redactEvents(events, viewer));
    });
  }
  return all;
}

describe('explain', () => {
  const advice = [
    ...advise('explain 1', (_, n) => n > 12 && n % 5 === 0),
    ...advise('explain 2', (_, n) => n > 12 && n % 5 === 2),
  ];

  test('tells a few actions, the best first, with chances and points', () => {
    expect(advice.length).toBeGreaterThan(20);
    for (const list of advice) {
      expect(list.length).toBeGreaterThan(0);
      for (const { winChance, points, simulations } of list) {
        expect(winChance).toBeGreaterThanOrEqual(0);
        expect(winChance).toBeLessThanOrEqual(1);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(simulations).toBeGreaterThan(0);
      }
    }
    const settled = advice.flatMap(([best, second]) =>
      best && second ? [best.winChance - second.winChance] : [],
    );
    expect(settled.filter((lead) => lead >= 0).length).toBeGreaterThan(settled.length * 0.9);
  });

  test('names what an action brings', () => {
    for (const { action, reasons } of advice.flat()) {
      const kinds = reasons.map(({ kind }) => kind);
      if (action.type === 'lure') expect(kinds).toContain('earns');
      if (action.type === 'expand') {
        expect(kinds).toContain('scores');
        expect(kinds).toContain('pays');
      } else expect(kinds).not.toContain('scores');
    }
    const met = new Set(advice.flat().flatMap(({ reasons }) => reasons.map(({ kind }) => kind)));
    expect([...met]).toEqual(expect.arrayContaining(['earns', 'scores', 'takesMedal', 'opensExpansion']));
  });
});
