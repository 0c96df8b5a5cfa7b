/** `decide`, checked as far as the bots do not: whether it fits what was said before, and how long to think. */
import type { Fields } from '@kairo/arena';
import type { BotError, Effort } from '@kairo/bots';
import { err, ok, type Result, type View } from '@kairo/engine';
import { isObject, isWhole, malformed } from './misfit.ts';
import type { Seated } from './newGame.ts';

const CONSISTENT = { kind: 'consistent' } as const;
const IDS = { kind: 'whole', min: 0, max: 999_999_999 } as const;
const AMOUNTS = { kind: 'whole', min: 1, max: 999_999_999 } as const;

export function readId({ id }: Fields): Result<number, BotError> {
  return isWhole(id, IDS) ? ok(id) : err(malformed('id', IDS));
}

/** Undefined, if the table has no wish; two wishes contradict each other. */
export function readEffort({ milliseconds, iterations }: Fields): Result<Effort | undefined, BotError> {
  if (milliseconds !== undefined && !isWhole(milliseconds, AMOUNTS)) {
    return err(malformed('milliseconds', AMOUNTS));
  }
  if (iterations === undefined) return ok(milliseconds === undefined ? undefined : { milliseconds });
  if (!isWhole(iterations, AMOUNTS)) return err(malformed('iterations', AMOUNTS));
  return milliseconds === undefined ? ok({ iterations }) : err(malformed('iterations', CONSISTENT));
}

type Unchecked<T> = { readonly [field in keyof T]?: unknown };

/** What the view says otherwise than `newGame` did. */
export function contradictionIn(view: unknown, seated: Seated): BotError | undefined {
  if (!isObject(view)) return malformed('view', { kind: 'object' });
  const { viewer, seats, options, edition } = view as Unchecked<View>;
  if (viewer !== seated.seat) return malformed('view.viewer', CONSISTENT);
  if (Array.isArray(seats) && seats.length !== seated.players) return malformed('view.seats', CONSISTENT);
  if (!isObject(options)) return malformed('view.options', { kind: 'object' });
  for (const option of ['start', 'openMoney'] as const) {
    if (options[option] !== seated.options[option]) return malformed(`view.options.${option}`, CONSISTENT);
  }
  if (!isObject(edition)) return malformed('view.edition', { kind: 'object' });
  const { hash } = edition;
  if (hash === seated.hash) return undefined;
  return { code: 'bot/other-edition', found: seated.hash, expected: String(hash) };
}
