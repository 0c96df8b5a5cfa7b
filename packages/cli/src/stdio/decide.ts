/** Validates what the bots do not check themselves in `decide`: consistency with `newGame`, and the thinking time. */
import { type Fields, isObject } from '@kairo/arena';
import type { BotError, Effort } from '@kairo/bots';
import { err, ok, type Result, type View } from '@kairo/engine';
import { isWhole, malformed } from './malformed.ts';
import type { AnnouncedGame } from './newGame.ts';

const CONSISTENT = { kind: 'consistent' } as const;
const IDS = { kind: 'whole', min: 0, max: 999_999_999 } as const;
const AMOUNTS = { kind: 'whole', min: 1, max: 999_999_999 } as const;

export function readId({ id }: Fields): Result<number, BotError> {
  return isWhole(id, IDS) ? ok(id) : err(malformed('id', IDS));
}

/** Undefined if the message sets no thinking time. Time and simulations exclude each other. */
export function readEffort({ milliseconds, iterations }: Fields): Result<Effort | undefined, BotError> {
  if (milliseconds !== undefined && !isWhole(milliseconds, AMOUNTS)) {
    return err(malformed('milliseconds', AMOUNTS));
  }
  if (iterations === undefined) return ok(milliseconds === undefined ? undefined : { milliseconds });
  if (!isWhole(iterations, AMOUNTS)) return err(malformed('iterations', AMOUNTS));
  return milliseconds === undefined ? ok({ iterations }) : err(malformed('iterations', CONSISTENT));
}

type Unchecked<T> = { readonly [field in keyof T]?: unknown };

/** Where the view contradicts `newGame`. */
export function contradictionIn(view: unknown, game: AnnouncedGame): BotError | undefined {
  if (!isObject(view)) return malformed('view', { kind: 'object' });
  const { viewer, seats, options, edition } = view as Unchecked<View>;
  if (viewer !== game.seat) return malformed('view.viewer', CONSISTENT);
  if (Array.isArray(seats) && seats.length !== game.players) return malformed('view.seats', CONSISTENT);
  if (!isObject(options)) return malformed('view.options', { kind: 'object' });
  for (const option of ['start', 'openMoney'] as const) {
    if (options[option] !== game.options[option]) return malformed(`view.options.${option}`, CONSISTENT);
  }
  if (!isObject(edition)) return malformed('view.edition', { kind: 'object' });
  const { hash } = edition;
  if (hash === game.hash) return undefined;
  return { code: 'bot/other-edition', found: game.hash, expected: String(hash) };
}
