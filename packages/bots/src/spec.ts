/** Bots by name, and how long they think. Nothing here knows how any of them plays. */
import { err, ok, type Result } from '@kairo/engine';
import { type Effort, formatEffort, parseEffort } from './effort.ts';

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
  // About a second: bench/strength.md.
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
  /** The usual one, unless somebody said otherwise. */
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

/** Said or usual. */
export function effortOf({ name, effort }: BotSpec): Effort {
  return effort ?? { iterations: USUAL_ITERATIONS[name] };
}

/** How long the strongest level may take when people wait for it, on any machine. */
const PATIENCE: Effort = { milliseconds: 1000 };

/**
 * The effort at a table with people: unless told how long, all but the strongest do as many simulations as they were
 * measured with.
 */
export function withPeople(spec: BotSpec): BotSpec {
  return spec.name === 'vizier' ? { effort: PATIENCE, ...spec } : spec;
}
