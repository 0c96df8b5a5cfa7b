/** Reads and validates `newGame`. */
import { type Fields, isObject } from '@kairo/arena';
import type { BotError } from '@kairo/bots';
import {
  checkSetup,
  type Expectation,
  err,
  type GameEvent,
  type GameOptions,
  loadEdition,
  MAX_PLAYERS,
  MIN_PLAYERS,
  ok,
  type Result,
  RULES_VERSION,
  STARTS,
} from '@kairo/engine';
import { isWhole, malformed } from './malformed.ts';

export interface AnnouncedGame {
  readonly players: number;
  readonly seat: number;
  readonly options: GameOptions;
  /** As received; the bots load it themselves. */
  readonly edition: unknown;
  readonly hash: string;
  readonly chance: string;
  /** Grows with each `events` message. */
  readonly history: GameEvent[];
}

function refuse(field: string, expected: Expectation): Result<never, BotError> {
  return err(malformed(field, expected));
}

function readOptions(options: unknown): Result<GameOptions, BotError> {
  if (!isObject(options)) return refuse('options', { kind: 'object' });
  const { start: named, openMoney } = options;
  const start = STARTS.find((known) => known === named);
  if (start === undefined) return refuse('options.start', { kind: 'one-of', values: STARTS });
  if (typeof openMoney !== 'boolean') return refuse('options.openMoney', { kind: 'boolean' });
  return ok({ start, openMoney });
}

export function readNewGame(message: Fields): Result<AnnouncedGame, BotError> {
  const { rulesVersion, players, seat, edition, chance } = message;
  if (rulesVersion !== RULES_VERSION) {
    const found = String(rulesVersion);
    return err({ code: 'bot/rules-version', found, supported: RULES_VERSION });
  }
  const counts = { kind: 'whole', min: MIN_PLAYERS, max: MAX_PLAYERS } as const;
  if (!isWhole(players, counts)) return refuse('players', counts);
  const seats = { kind: 'whole', min: 0, max: players - 1 } as const;
  if (!isWhole(seat, seats)) return refuse('seat', seats);
  if (typeof chance !== 'string') return refuse('chance', { kind: 'text' });
  const options = readOptions(message['options']);
  if (!options.ok) return options;
  if (!isObject(edition)) return refuse('edition', { kind: 'object' });
  const loaded = loadEdition(edition);
  if (!loaded.ok) return loaded;
  const problem = checkSetup(loaded.value, players, options.value);
  if (problem !== undefined) return err(problem);
  const { hash } = loaded.value;
  return ok({ players, seat, options: options.value, edition, hash, chance, history: [] });
}
