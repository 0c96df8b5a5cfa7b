/** What a computer player is: it sees what a person in its seat sees, and chooses one of the legal actions. */
import type { Action, Edition, RandomSource, View } from '@kairo/engine';

export interface Situation {
  /** The view of the seat that the bot plays. */
  readonly view: View;
  /** Never empty. */
  readonly legal: readonly Action[];
  /** All the chance that a bot may use: the same situation and chance give the same action. */
  readonly random: RandomSource;
}

export interface Bot {
  /** One of `situation.legal`. */
  readonly choose: (situation: Situation) => Action;
}

/** Makes a bot for games on one edition; it may prepare what it needs to know of the board. */
export type BotMaker = (edition: Edition) => Bot;

/** The best of the actions by `value`; equally good ones by chance. */
export function bestOf(
  actions: readonly Action[],
  value: (action: Action) => number,
  random: RandomSource,
): Action {
  let best: Action[] = [];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const own = value(action);
    if (own > bestValue) [best, bestValue] = [[action], own];
    else if (own === bestValue) best.push(action);
  }
  const chosen = best[random.below(best.length)];
  if (chosen === undefined) throw new Error('a bot was asked to choose from nothing');
  return chosen;
}
