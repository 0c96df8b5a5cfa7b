/** Thinking about a question step by step, whether it asks for an action or for advice. */
import type { Thought } from '../bot.ts';
import type { Budget } from '../budget.ts';
import { type Advice, explain } from '../explain/explain.ts';
import type { Prepared } from './shelf.ts';

export interface Conclusion {
  readonly thought: Thought;
  readonly advice?: readonly Advice[];
}

/** Each step tells the best so far, the last one is the answer. */
export function conclusions(
  prepared: Prepared,
  budget: Budget,
  advise: number | undefined,
): Generator<Conclusion, Conclusion> {
  const { game, bot, situation } = prepared;
  return advise === undefined
    ? each(bot.think(situation, budget), (thought) => ({ thought }))
    : each(explain(game, situation, budget, advise), ({ iterations, advice }) => ({
        thought: { ...bestOf(advice), iterations },
        advice,
      }));
}

function* each<T, U>(steps: Generator<T, T>, make: (step: T) => U): Generator<U, U> {
  for (;;) {
    const step = steps.next();
    if (step.done) return make(step.value);
    yield make(step.value);
  }
}

function bestOf(advice: readonly Advice[]): Pick<Advice, 'action' | 'winChance'> {
  const [{ action, winChance }] = advice as readonly [Advice];
  return { action, winChance };
}
