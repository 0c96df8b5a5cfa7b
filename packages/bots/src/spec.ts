/** Bots by name, and how long they think. Nothing here knows how any of them plays. */
import type { Result } from '@kairo/engine';

/** For people, the weakest first. */
export const LEVELS = ['apprentice', 'trader', 'merchant', 'vizier'] as const;
export type Level = (typeof LEVELS)[number];

/** Never changed, so that releases can be compared. */
export const YARDSTICKS = ['random', 'hand-greedy', 'flat-1000x12', 'uct'] as const;

export const BOT_NAMES = [...LEVELS, ...YARDSTICKS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Simulations for a decision unless told otherwise; 0 for bots that do none. */
const USUAL_ITERATIONS: { readonly [name in BotName]: number } = {
  apprentice: 0,
  trader: 0,
  merchant: 128,
  // On one core of an AMD EPYC a second with two players, 0.7 with three, 1.3 with four.
  vizier: 750,
  random: 0,
  'hand-greedy': 0,
  'flat-1000x12': 1000,
  uct: 1000,
};

export function isBotName(text: string): text is BotName {
  return BOT_NAMES.some((name) => name === text);
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
  const iterations = USUAL_ITERATIONS[name];
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
  return iterations === undefined || iterations === USUAL_ITERATIONS[name] ? name : `${name}@${iterations}`;
}
