/** Whoever can sit at the arena's table: a bot of ours, or a program from outside. */
import {
  type BotSpec,
  type Budget,
  decide,
  iterationBudget,
  makeBot,
  type Situation,
  timeBudget,
} from '@kairo/bots';
import type { Action, Game, Outcome } from '@kairo/engine';

export interface Choice {
  readonly action: Action;
  /** Milliseconds that it took. */
  readonly ms: number;
}

/** How the game ended, and everything that the seat was told. */
export interface Ending {
  readonly outcome: Outcome;
  readonly history: Situation['history'];
}

/** Plays one seat in one game. */
export interface Player {
  decide(situation: Situation): Promise<Choice>;
  /** The game is over; if nothing is said about its end, it was not played to one. */
  close(end?: Ending): Promise<void>;
}

/** From now on: a new one for every decision. */
export function budgetFor({ iterations = 0, milliseconds }: BotSpec): Budget {
  return milliseconds === undefined
    ? iterationBudget(iterations)
    : timeBudget(milliseconds, () => performance.now());
}

export function botPlayer(spec: BotSpec, game: Game): Player {
  const bot = makeBot(spec.name, game);
  return {
    async decide(situation) {
      const start = performance.now();
      const { action } = decide(bot, situation, budgetFor(spec));
      return { action, ms: performance.now() - start };
    },
    async close() {},
  };
}
