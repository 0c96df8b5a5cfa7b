/** Whoever can sit at the arena's table: a bot of ours, or a program from outside. */
import { setImmediate } from 'node:timers/promises';
import {
  type Bot,
  type BotSpec,
  type Budget,
  budgetOf,
  effortOf,
  makeBot,
  type Situation,
  type Thought,
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

/** In milliseconds: rarely enough to cost nothing. */
const PAUSE_EVERY = 100;

/** Thinks to the end, and lets signals, messages and timers have their turn meanwhile: it may take minutes. */
async function thinkWithPauses(bot: Bot, situation: Situation, budget: Budget): Promise<Thought> {
  const thinking = bot.think(situation, budget);
  let paused = performance.now();
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    if (performance.now() - paused < PAUSE_EVERY) continue;
    await setImmediate();
    paused = performance.now();
  }
}

export function botPlayer(spec: BotSpec, game: Game): Player {
  const bot = makeBot(spec.name, game);
  return {
    async decide(situation) {
      const start = performance.now();
      const budget = budgetOf(effortOf(spec), () => performance.now());
      const { action } = await thinkWithPauses(bot, situation, budget);
      return { action, ms: performance.now() - start };
    },
    async close() {},
  };
}
