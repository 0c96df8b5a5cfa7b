/** The names of bots and how long they think, independent of their implementations. */
import { err, ok, type Result } from '@kairo/engine';
import { type Effort, formatEffort, parseEffort } from './effort.ts';

/** The levels for players, the weakest first. */
export const LEVELS = ['apprentice', 'trader', 'merchant', 'vizier'] as const;
export type Level = (typeof LEVELS)[number];

/** Bots that must not change, so that releases can be compared. The one change so far: workshop/bench/strength.md. */
export const YARDSTICKS = ['random', 'hand-greedy', 'flat-1000x12', 'uct'] as const;

export const BOT_NAMES = [...LEVELS, ...YARDSTICKS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The default number of simulations per decision; 0 for bots without simulations. */
const USUAL_ITERATIONS: { readonly [name in BotName]: number } = {
  apprentice: 0,
  trader: 0,
  merchant: 128,
  // About a second: workshop/bench/strength.md.
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
  /** The default effort of the bot if absent. */
  readonly effort?: Effort;
}

export type SpecError =
  | { readonly code: 'bot/unknown'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'bot/budget'; readonly found: string }
  | { readonly code: 'bot/needs-no-budget'; readonly name: BotName; readonly found: string };

export function parseBotSpec(text: string): Result<BotSpec, SpecError> {
  const [name = ''] = text.split('@', 1);
  if (!isBotName(name)) return err({ code: 'bot/unknown', name, known: BOT_NAMES });
  if (text === name) return ok({ name });
  const found = text.slice(name.length + 1);
  if (USUAL_ITERATIONS[name] === 0) return err({ code: 'bot/needs-no-budget', name, found });
  const effort = parseEffort(found);
  return effort === undefined ? err({ code: 'bot/budget', found }) : ok({ name, effort });
}

export function formatBotSpec({ name, effort }: BotSpec): string {
  return effort === undefined ? name : `${name}@${formatEffort(effort)}`;
}

/** The given effort or the default. */
export function effortOf({ name, effort }: BotSpec): Effort {
  return effort ?? { iterations: USUAL_ITERATIONS[name] };
}

/** The time limit of the strongest level in games with people. */
const PATIENCE: Effort = { milliseconds: 1000 };

/** The default effort in games with people: time for the strongest level, the usual simulations for the others. */
export function withPeople(spec: BotSpec): BotSpec {
  return spec.name === 'vizier' ? { effort: PATIENCE, ...spec } : spec;
}
