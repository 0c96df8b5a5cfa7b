/** A player in the arena: a built-in bot, or an outside program (outsidePlayer.ts). */
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

export interface TimedAction {
  readonly action: Action;
  /** Milliseconds that the decision took. */
  readonly ms: number;
}

export interface Ending {
  readonly outcome: Outcome;
  /** All events that the seat may know. */
  readonly history: Situation['history'];
}

/** Plays one seat in one game. */
export interface Player {
  decide(situation: Situation): Promise<TimedAction>;
  /** Releases the player's resources. Without `end`, the game was abandoned. */
  close(end?: Ending): Promise<void>;
}

/** In milliseconds. */
const PAUSE_EVERY = 100;

/** Yields to the event loop while thinking, which may take minutes, so that signals and messages are handled. */
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
