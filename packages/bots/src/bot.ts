/** What a computer player is: it knows what a person in its seat knows, and thinks as long as it is given. */
import type { Action, Game, GameEvent, RandomSource, View } from '@kairo/engine';
import type { Budget } from './budget.ts';

export interface Situation {
  /** The view of the seat that the bot plays, and in it what that seat may do now (`legal`): never nothing. */
  readonly view: View;
  /** Everything that seat was told since the start of the game (`redactEvents`). */
  readonly history: readonly GameEvent[];
  /** All the chance that a bot may use: the same situation, chance and iterations give the same action. */
  readonly random: RandomSource;
}

/** What a bot thinks so far. */
export interface Thought {
  /** The best action found up to now: legal, but not always with the coins that the list names. */
  readonly action: Action;
  /** Simulations done. */
  readonly iterations: number;
  /** The chance to win that it sees after this action, 0–1; absent if the bot does not estimate any. */
  readonly winChance?: number;
}

export interface Bot {
  /**
   * Thinks in steps of a few milliseconds, so that whoever runs the bot stays in charge: each step tells the best
   * action so far, the last one is the answer. A bot stops by itself when its budget is spent; one may also just
   * stop asking.
   */
  think(situation: Situation, budget: Budget): Generator<Thought, Thought>;
}

/** Makes a bot for one game; it may prepare what it needs to know of the board. */
export type BotMaker = (game: Game) => Bot;

/** For bots that need no time: a generator that is done at once. */
export function answering(choose: (situation: Situation) => Action): Bot {
  return {
    // biome-ignore lint/correctness/useYield: there is nothing to tell before the answer
    *think(situation) {
      return { action: choose(situation), iterations: 0 };
    },
  };
}

/** Thinks to the end without a pause. */
export function decide(bot: Bot, situation: Situation, budget: Budget): Thought {
  const thinking = bot.think(situation, budget);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}
