/** Asks a bot for the right action of a position several times, with different random numbers. */
import { type Action, FastRandom, viewFor } from '@kairo/engine';
import { type BotSpec, budgetOf, decide, effortOf, makeBot } from '../../src/index.ts';
import { isAnswer } from './answers.ts';
import { historyOf } from './history.ts';
import { stateOf, type TacticalPosition } from './position.ts';

/** A position counts as solved if all answers are right. */
export const TRIES = 3;

export interface Attempt {
  /** The number of right answers. */
  readonly right: number;
  readonly answers: readonly Action[];
}

export function attempt(spec: BotSpec, position: TacticalPosition): Attempt {
  const state = stateOf(position);
  const view = viewFor(state, position.seat ?? 0);
  const money = view.seats[view.seat]?.money;
  if (money === undefined) throw new Error(`${position.id}: nobody acts`);
  const history = historyOf(state);
  const answers = Array.from({ length: TRIES }, (_, i): Action => {
    const random = new FastRandom(`position ${position.id} ${i}`);
    const budget = budgetOf(effortOf(spec), () => performance.now());
    return decide(makeBot(spec.name, state.game), { view, history, random }, budget).action;
  });
  return { right: answers.filter((action) => isAnswer(action, position.right, money)).length, answers };
}
