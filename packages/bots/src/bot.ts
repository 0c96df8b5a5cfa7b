/** The interface of bots. A bot gets only what a person in its seat would know, and a budget for thinking. */
import type { Action, Game, GameEvent, RandomSource, View } from '@kairo/engine';
import type { Budget } from './budget.ts';

export interface Situation {
  /** The view of the bot's seat, with at least one legal action. */
  readonly view: View;
  /** All events that this seat has seen since the start of the game (`redactEvents`). */
  readonly history: readonly GameEvent[];
  /** The only random source of a bot: the same situation, random numbers and iterations give the same action. */
  readonly random: RandomSource;
}

/** An intermediate or final result of thinking. */
export interface Thought {
  /** The best action so far: legal, but its payment may differ from the one in the list of legal actions. */
  readonly action: Action;
  /** The number of simulations so far. */
  readonly iterations: number;
  /** The estimated probability of winning after this action, 0–1; absent if the bot does not estimate it. */
  readonly winChance?: number;
}

export interface Bot {
  /**
   * Thinks in steps of a few milliseconds, so that the caller can do other work in between. Each step yields the best
   * action so far; the return value is the answer. A bot returns when its budget is spent; the caller may also stop
   * iterating at any time.
   */
  think(situation: Situation, budget: Budget): Generator<Thought, Thought>;
}

/** Makes a bot for one game. Preparations for the board belong here. */
export type BotMaker = (game: Game) => Bot;

/** A bot that decides without simulations. */
export function answering(choose: (situation: Situation) => Action): Bot {
  return {
    // biome-ignore lint/correctness/useYield: there are no intermediate results
    *think(situation) {
      return { action: choose(situation), iterations: 0 };
    },
  };
}

/** Thinks to the end without pauses. */
export function decide(bot: Bot, situation: Situation, budget: Budget): Thought {
  const thinking = bot.think(situation, budget);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}
