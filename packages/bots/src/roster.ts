/** Every bot by its name: the levels for people, and the yardsticks that levels are measured with. */
import type { Game, Result } from '@kairo/engine';
import { makeBeginnerBot } from './beginner/beginner.ts';
import type { Bot, BotMaker } from './bot.ts';
import { makeFlatBot } from './ladder/flat.ts';
import { makeHandGreedyBot } from './ladder/handGreedy.ts';
import { makeRandomBot } from './ladder/random.ts';
import { makeUctBot } from './ladder/uct.ts';
import { makeMerchant, makeTrader, makeVizier } from './levels.ts';

/** For people, the weakest first. */
export const LEVELS = ['apprentice', 'trader', 'merchant', 'vizier'] as const;
export type Level = (typeof LEVELS)[number];

/** Never changed, so that releases can be compared. */
export const YARDSTICKS = ['random', 'hand-greedy', 'flat-1000x12', 'uct'] as const;

export const BOT_NAMES = [...LEVELS, ...YARDSTICKS] as const;
export type BotName = (typeof BOT_NAMES)[number];

interface Entry {
  readonly make: BotMaker;
  /** Simulations for a decision unless told otherwise; 0 for bots that do none. */
  readonly iterations: number;
}

const ROSTER: { readonly [name in BotName]: Entry } = {
  apprentice: { make: makeBeginnerBot, iterations: 0 },
  trader: { make: makeTrader, iterations: 0 },
  merchant: { make: makeMerchant, iterations: 64 },
  // About a second on one core of a Xeon at 2.8 GHz with two players.
  vizier: { make: makeVizier, iterations: 1600 },
  random: { make: makeRandomBot, iterations: 0 },
  'hand-greedy': { make: makeHandGreedyBot, iterations: 0 },
  'flat-1000x12': { make: makeFlatBot, iterations: 1000 },
  uct: { make: makeUctBot, iterations: 1000 },
};

export function isBotName(text: string): text is BotName {
  return BOT_NAMES.some((name) => name === text);
}

export function makeBot(name: BotName, game: Game): Bot {
  return ROSTER[name].make(game);
}

/** A bot and how long it thinks: `vizier`, `vizier@500` (simulations), `vizier@200ms`. */
export interface BotSpec {
  readonly name: BotName;
  readonly iterations?: number;
  readonly milliseconds?: number;
}

export type SpecError =
  | { readonly code: 'bot/unknown'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'bot/budget'; readonly found: string };

const BUDGET = /^([1-9]\d{0,8})(ms)?$/;

export function parseBotSpec(text: string): Result<BotSpec, SpecError> {
  const [name = '', budget, ...rest] = text.split('@');
  if (!isBotName(name)) return { ok: false, error: { code: 'bot/unknown', name, known: BOT_NAMES } };
  const { iterations } = ROSTER[name];
  if (budget === undefined) return { ok: true, value: { name, iterations } };
  const [, amount, unit] = BUDGET.exec(budget) ?? [];
  if (amount === undefined || rest.length > 0) {
    return { ok: false, error: { code: 'bot/budget', found: text.slice(name.length + 1) } };
  }
  const count = Number(amount);
  return {
    ok: true,
    value: unit === undefined ? { name, iterations: count } : { name, milliseconds: count },
  };
}

export function formatBotSpec({ name, iterations, milliseconds }: BotSpec): string {
  if (milliseconds !== undefined) return `${name}@${milliseconds}ms`;
  return iterations === undefined || iterations === ROSTER[name].iterations ? name : `${name}@${iterations}`;
}
