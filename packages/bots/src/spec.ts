/** Bots by name, and how long they think. Nothing here knows how any of them plays. */
import type { Result } from '@kairo/engine';

/** For people, the weakest first. */
export const LEVELS = ['apprentice', 'trader', 'merchant', 'vizier'] as const;
export type Level = (typeof LEVELS)[number];

/** They stay as they are, so that releases can be compared: bench/strength.md tells of the one change there was. */
export const YARDSTICKS = ['random', 'hand-greedy', 'flat-1000x12', 'uct'] as const;

export const BOT_NAMES = [...LEVELS, ...YARDSTICKS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Simulations for a decision unless told otherwise; 0 for bots that do none. */
const USUAL_ITERATIONS: { readonly [name in BotName]: number } = {
  apprentice: 0,
  trader: 0,
  merchant: 128,
  // About a second: on one core of a Xeon 0.77 with two players, 0.68 with three, 1.1 with four.
  vizier: 1000,
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
  /** Nobody said how long: the iterations are the usual ones. */
  readonly isUsual?: true;
}

export type SpecError =
  | { readonly code: 'bot/unknown'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'bot/budget'; readonly found: string }
  | { readonly code: 'bot/needs-no-budget'; readonly name: BotName; readonly found: string };

const BUDGET = /^([1-9]\d{0,8})(ms)?$/;

export function parseBotSpec(text: string): Result<BotSpec, SpecError> {
  const [name = '', budget, ...rest] = text.split('@');
  if (!isBotName(name)) return { ok: false, error: { code: 'bot/unknown', name, known: BOT_NAMES } };
  const iterations = USUAL_ITERATIONS[name];
  if (budget === undefined) return { ok: true, value: { name, iterations, isUsual: true } };
  if (iterations === 0) return { ok: false, error: { code: 'bot/needs-no-budget', name, found: budget } };
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

/** A budget that was named is always shown; those who do no simulations have none. */
export function formatBotSpec({ name, iterations = 0, milliseconds, isUsual }: BotSpec): string {
  if (milliseconds !== undefined) return `${name}@${milliseconds}ms`;
  return isUsual || iterations === 0 ? name : `${name}@${iterations}`;
}

/** How long the strongest level may take when people wait for it, in milliseconds, on any machine. */
const PATIENCE = 1000;

/**
 * The bot for a table with people: unless told how long, all but the strongest do as many simulations as they were
 * measured with.
 */
export function withPeople(spec: BotSpec): BotSpec {
  const { name, isUsual } = spec;
  return name === 'vizier' && isUsual ? { name, milliseconds: PATIENCE } : spec;
}
