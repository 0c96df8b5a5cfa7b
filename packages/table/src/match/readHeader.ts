/** Reads the stored header of a game. */
import { LEVELS, type Level, parseBotSpec } from '@kairo/bots';
import { err, type Game, type GameOrigin, ok, type Result, RULES_VERSION } from '@kairo/engine';
import { type Pace, readSetup, type TableError } from '@kairo/protocol';
import { GAME_FORMAT, type GameHeader, OPENED_GAME_FORMAT, type Opening } from '../log/store.ts';
import { gameOfSetup } from './gameOfSetup.ts';
import { beginAt } from './opening.ts';

export function badSave(detail: string): { readonly ok: false; readonly error: TableError } {
  return err({ code: 'table/bad-save', detail });
}

/** The header, validated, and the game that it describes. */
export function readHeader(
  json: unknown,
): Result<{ readonly header: GameHeader; readonly game: Game }, TableError> {
  if (typeof json !== 'object' || json === null) return badSave('header: expected an object');
  const { format, id, setup, bots, seed, opening, pace, standIn, rulesVersion, createdAt } = json as Partial<
    Record<keyof GameHeader, unknown>
  >;
  if (format !== GAME_FORMAT && format !== OPENED_GAME_FORMAT) {
    return badSave(`format: expected ${GAME_FORMAT} or ${OPENED_GAME_FORMAT}`);
  }
  if (rulesVersion !== RULES_VERSION) {
    return err({ code: 'table/rules-version', found: rulesVersion, supported: RULES_VERSION });
  }
  if (typeof id !== 'string') return badSave('id: expected a text');
  if (typeof seed !== 'string') return badSave('seed: expected a text');
  if (typeof createdAt !== 'number') return badSave('createdAt: expected a time');
  const read = readSetup(setup);
  if (!read.ok) {
    const { error } = read;
    return badSave(
      error.code === 'table/malformed'
        ? `setup: ${error.field}: expected ${error.expected}`
        : `setup: ${error.code}`,
    );
  }
  if (bots !== undefined && !isListOfBots(bots, read.value.seats.length)) {
    return badSave('bots: expected the name of a bot or null for each seat');
  }
  if (pace !== undefined && !isPace(pace)) return badSave('pace: expected bank, increment and cap');
  if (standIn !== undefined && !isLevel(standIn)) return badSave('standIn: expected the name of a level');
  const game = gameOfSetup(read.value);
  if (!game.ok) return badSave(`setup: ${game.error.code}`);
  if ((opening === undefined) !== (format === GAME_FORMAT)) {
    return badSave(`opening: expected one with the format ${OPENED_GAME_FORMAT}, and with no other`);
  }
  const opened = opening === undefined ? undefined : readOpening(game.value, opening, seed);
  if (opened?.ok === false) return opened;
  const header: GameHeader = {
    format,
    id,
    setup: read.value,
    ...(bots !== undefined && { bots }),
    seed,
    ...(opened !== undefined && { opening: opened.value }),
    ...(pace !== undefined && { pace }),
    ...(standIn !== undefined && { standIn }),
    rulesVersion,
    createdAt,
  };
  return ok({ header, game: game.value });
}

function readOpening(game: Game, json: unknown, seed: string): Result<Opening, TableError> {
  const opening = (json ?? {}) as Opening;
  const begun = beginAt(game, opening, seed);
  if (!begun.ok) {
    return badSave(begun.error.code === 'table/bad-position' ? `opening: ${begun.error.detail}` : 'opening');
  }
  const { origin } = opening;
  if (origin !== undefined && !isOrigin(origin)) return badSave('opening.origin: expected a game and a turn');
  return ok(opening);
}

function isOrigin(value: unknown): value is GameOrigin {
  const { game, turn } = (value ?? {}) as { readonly [field in keyof GameOrigin]?: unknown };
  return typeof game === 'string' && Number.isSafeInteger(turn) && Number(turn) >= 0;
}

function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value);
}

function isPace(value: unknown): value is Pace {
  const { bank, increment, cap } = (value ?? {}) as { readonly [field in keyof Pace]?: unknown };
  return [bank, increment, cap].every((seconds) => Number.isSafeInteger(seconds) && Number(seconds) >= 0);
}

function isListOfBots(value: unknown, seats: number): value is readonly (string | null)[] {
  const isBot = (item: unknown): boolean =>
    item === null || (typeof item === 'string' && parseBotSpec(item).ok);
  return Array.isArray(value) && value.length === seats && value.every(isBot);
}
