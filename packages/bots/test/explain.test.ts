/** Advice from a search: the actions and their figures. Their reasons are tested in reasons.test.ts. */
import {
  actionOf,
  apply,
  CAIRO,
  FastRandom,
  legalActions,
  legalMoves,
  payments,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { reasonsFor } from '../src/explain/reasons.ts';
import { sideOf } from '../src/explain/side.ts';
import { type Advice, type AdviceWish, explain, iterationBudget } from '../src/index.ts';
import { isIn, nowAndThen, someMoments } from './moments.ts';
import { POSITIONS } from './positions/all.ts';
import { historyOf } from './positions/history.ts';
import { stateOf } from './positions/position.ts';
import { situationOf, type TestGame } from './testGame.ts';

function adviceIn(thinking: ReturnType<typeof explain>): readonly Advice[] {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

function explained(
  played: TestGame,
  wish: AdviceWish = { count: 3 },
): { readonly advice: readonly Advice[]; readonly iterations: number } {
  const situation = situationOf(played, whoActs(played.state) ?? 0, `${played.decisions}`);
  const thinking = explain(played.game, situation, iterationBudget(40), wish);
  let iterations = 1;
  for (;;) {
    const step = thinking.next();
    if (step.done) return { advice: step.value, iterations };
    iterations = step.value.iterations + 1;
  }
}

describe('explain', () => {
  const moments = ['explain 1', 'explain 2'].flatMap((seed) => someMoments(seed, CAIRO, nowAndThen));
  /** Searches are slow. */
  const searched = moments.filter((_, n) => n % 8 === 0).map((played) => ({ played, ...explained(played) }));

  test('returns a few legal actions, the best first, with probabilities and points', () => {
    expect(searched.length).toBeGreaterThan(6);
    for (const { played, advice, iterations } of searched) {
      expect(advice.length).toBeGreaterThan(0);
      for (const { action, winChance, points, simulations } of advice) {
        expect(apply(played.state, action).ok).toBe(true);
        expect(winChance).toBeGreaterThanOrEqual(0);
        expect(winChance).toBeLessThanOrEqual(1);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(simulations).toBeGreaterThan(0);
      }
      const counts = advice.map(({ simulations }) => simulations);
      expect(iterations).toBeGreaterThanOrEqual(counts.reduce((sum, count) => sum + count, 0));
    }
  });

  test('sorts them by probability; all but one have equally many simulations', () => {
    for (const { advice } of searched) {
      const chances = advice.map(({ winChance }) => winChance);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      const counts = advice.map(({ simulations }) => simulations);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  test('is certain only of a game that is won', () => {
    const estimates = searched.flatMap(({ advice }) => advice.map(({ winChance }) => winChance));
    expect(Math.max(...estimates)).toBeLessThan(1);
    const position = POSITIONS.find(({ id }) => id === 'win-alone');
    if (position === undefined) throw new Error('the position is gone');
    const state = stateOf(position);
    const random = new FastRandom('certain');
    const situation = { view: viewFor(state, position.seat ?? 0), history: historyOf(state), random };
    const won = adviceIn(explain(state.game, situation, iterationBudget(40), { count: 3 }));
    // Alone, alone with another coin, and together with a rival.
    expect(won.map(({ winChance }) => winChance)).toEqual([1, 1, 0.5]);
    expect(won.map(({ reasons }) => reasons[0])).toMatchObject([
      { kind: 'winsGame', shared: false },
      { kind: 'winsGame', shared: false },
      { kind: 'winsGame', shared: true },
    ]);
  });

  test('evaluates any action that it is asked about up to the last round', () => {
    const places = searched.filter(({ played }) => !isIn('setup', played)).slice(0, 3);
    for (const { played, advice } of places) {
      const best = advice.map(({ action }) => JSON.stringify(action));
      const worst = legalActions(played.state).findLast((action) => !best.includes(JSON.stringify(action)));
      if (worst === undefined) throw new Error('nothing else to do');
      const [first, asked] = explained(played, { count: 1, also: [worst] }).advice;
      expect(asked?.action).toEqual(worst);
      expect(first?.winChance).toBeGreaterThanOrEqual(asked?.winChance ?? 1);
      expect((first?.simulations ?? 0) - (asked?.simulations ?? 0)).toBeLessThanOrEqual(1);
      // An action that is also among the best appears once.
      const also = advice.slice(0, 1).map(({ action }) => action);
      const again = explained(played, { count: 3, also }).advice;
      expect(again.filter(({ action }) => JSON.stringify(action) === best[0]).length).toBe(1);
    }
  });

  test('returns as many as requested, even if the strongest level compares fewer', () => {
    const [start] = moments;
    if (start === undefined) throw new Error('nothing to explain');
    const actions = explained(start, { count: 40 }).advice.map(({ action }) => JSON.stringify(action));
    expect(new Set(actions).size).toBe(40);
  });

  test('an expansion is evaluated with its own payment', () => {
    const paid = moments.flatMap((played) =>
      legalActions(played.state).flatMap((action) =>
        action.type === 'expand'
          ? payments(played.state, action)
              .slice(1, 2)
              .map((other) => ({ played, other }))
          : [],
      ),
    );
    const [example] = paid;
    if (example === undefined) throw new Error('no expansion could be paid otherwise');
    const { advice } = explained(example.played, { count: 1, also: [example.other] });
    expect(advice.map(({ action }) => action)).toContainEqual(example.other);
  });

  test('gives each action its own reasons', () => {
    let checked = 0;
    for (const { played, advice } of searched) {
      const told = new Map(advice.map(({ action, reasons }) => [JSON.stringify(action), reasons]));
      for (const move of legalMoves(played.state)) {
        const action = actionOf(played.state, move);
        const reasons = told.get(JSON.stringify(action));
        if (reasons === undefined) continue;
        const own = reasonsFor(played.state, { move, payment: undefined });
        expect(reasons).toEqual(own.map((reason) => ({ ...reason, side: sideOf(reason) })));
        checked++;
      }
    }
    // Except those with another than the canonical payment.
    expect(checked).toBeGreaterThan(15);
  });
});
