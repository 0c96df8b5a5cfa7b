import { CAIRO, FastRandom, whoActs } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { decide, iterationBudget, LEVELS, makeBot, type Thought, timeBudget } from '../src/index.ts';
import { momentsOf, situationOf, startTestGame } from './testGame.ts';

describe('budgets', () => {
  test('iterations and time are spent evenly', () => {
    expect(iterationBudget(200).spent(50)).toBe(0.25);
    let now = 1000;
    const time = timeBudget(201, () => now); // the last one is reserved for sending the answer
    now += 50;
    expect(time.spent(0)).toBe(0.25);
  });

  test('time is up when another step would not fit', () => {
    let now = 1000;
    const time = timeBudget(201, () => now);
    const after = (step: number): number => {
      now += step;
      return time.spent(0);
    };
    expect(after(60)).toBe(0.3); // preparation is not a step
    expect(after(10)).toBe(0.4);
    expect(after(40)).toBe(0.75);
    expect(after(10)).toBe(0.8);
    expect(after(40)).toBe(1);
  });

  test('an abort signal spends them at once', () => {
    const stop = new AbortController();
    const budgets = [iterationBudget(200, stop.signal), timeBudget(200, () => 0, stop.signal)];
    expect(budgets.map((budget) => budget.spent(0))).toEqual([0, 0]);
    stop.abort();
    expect(budgets.map((budget) => budget.spent(0))).toEqual([1, 1]);
  });

  test.each(['merchant', 'vizier', 'flat-1000x12', 'uct'] as const)(
    '%s answers when it is aborted',
    (name) => {
      const played = startTestGame(CAIRO, 2, 'budget');
      const situation = situationOf(played, whoActs(played.state) ?? 0, 'any');
      const signal = { aborted: true };
      const { action, iterations } = decide(
        makeBot(name, played.game),
        situation,
        iterationBudget(1e9, signal),
      );
      expect(situation.view.legal).toContainEqual(action);
      expect(iterations).toBeLessThan(100);
    },
  );

  test.each(LEVELS)('%s does not begin another simulation when its time is over', (name) => {
    // The first placement has the most legal actions.
    const played = startTestGame(CAIRO, 4, 'budget');
    const situation = situationOf(played, whoActs(played.state) ?? 0, 'any');
    let now = 0;
    const budget = timeBudget(1000, () => now);
    const thinking = makeBot(name, played.game).think(situation, budget);
    let step = thinking.next();
    for (let i = 0; i < 4 && !step.done; i++) step = thinking.next();
    const before = step.value.iterations;
    now = 1000;
    if (!step.done) step = thinking.next();
    expect(step.done).toBe(true);
    expect(step.value.iterations - before).toBeLessThanOrEqual(1);
    expect(situation.view.legal).toContainEqual(step.value.action);
  });

  test.each(['merchant', 'vizier'] as const)(
    '%s answers in time even where getting ready takes longer than that',
    (name) => {
      // The first placement again, on a machine where every reading of the clock is a millisecond later.
      const played = startTestGame(CAIRO, 4, 'budget');
      const situation = situationOf(played, whoActs(played.state) ?? 0, 'any');
      for (const time of [5, 50, 500]) {
        let now = 0;
        const { action, iterations } = decide(
          makeBot(name, played.game),
          situation,
          timeBudget(time, () => now++),
        );
        expect(now - time).toBeLessThan(5); // each loop checks the time once before it stops
        expect(iterations).toBe(0);
        expect(situation.view.legal).toContainEqual(action);
      }
    },
  );

  test('a simulation that is cut short by time does not count', () => {
    const bot = makeBot('trader', startTestGame(CAIRO, 2, 'budget').game);
    const [moment] = momentsOf(
      startTestGame(CAIRO, 2, 'budget'),
      [40],
      (played, seat) => decide(bot, situationOf(played, seat, 'any'), iterationBudget(1)).action,
    );
    if (moment === undefined) throw new Error('the game is over before that');
    const { played, seat } = moment;
    const situation = situationOf(played, seat, 'any');
    const thoughtWithin = (time: number): Thought => {
      let now = 0;
      return decide(
        makeBot('vizier', played.game),
        { ...situation, random: new FastRandom('cut short') },
        timeBudget(time, () => now++),
      );
    };
    // Enough for a few simulations; each of these budgets ends at another point of one.
    const thoughts = Array.from({ length: 12 }, (_, i) => thoughtWithin(300 + i));
    const [first, ...others] = thoughts;
    expect(first?.iterations).toBeGreaterThan(0);
    for (const other of others.filter(({ iterations }) => iterations === first?.iterations)) {
      expect(other).toEqual(first);
    }
  });
});
