/** Records as JSON: the record itself with a format mark; and back, nothing taken on trust. */
import { ACTION_TYPES, type Action } from '../play/actions.ts';
import type { GameEvent } from '../play/events.ts';
import { err, ok, type Result } from '../result.ts';
import { END_REASONS, MAX_PLAYERS, MIN_PLAYERS, STARTS } from '../vocabulary.ts';
import { formatAction, parseAction } from './notation.ts';
import type { GameRecord, RecordError, RecordTurn } from './record.ts';

export const RECORD_FORMAT = 'kairo-record/1';

export function recordToJson(record: GameRecord): object {
  return { format: RECORD_FORMAT, ...record };
}

class Refused extends Error {
  readonly error: RecordError;
  constructor(field: string, expected: string) {
    super(field);
    this.error = { code: 'record/malformed', field, expected };
  }
}

type Fields = { readonly [field: string]: unknown };

function object(value: unknown, field: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refused(field, 'an object');
  return value as Fields;
}

function list(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Refused(field, 'a list');
  return value;
}

function text(value: unknown, field: string): string {
  if (typeof value !== 'string') throw new Refused(field, 'a text');
  return value;
}

function whole(value: unknown, field: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw new Refused(field, `a whole number ${min}–${max}`);
  }
  return value;
}

function oneOf<T extends string>(value: unknown, field: string, names: readonly T[]): T {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new Refused(field, names.join(', '));
  return found;
}

/** An action whose notation can be read back is well formed; whether it is legal is for the replay. */
function readAction(value: unknown, field: string): Action {
  oneOf(object(value, field)['type'], `${field}.type`, ACTION_TYPES);
  let action: Action | undefined;
  try {
    action = parseAction(formatAction(value as Action));
  } catch {
    // Fields of the wrong type; refused below like any other.
  }
  if (action === undefined) throw new Refused(field, 'an action, see docs/notation.md');
  return action;
}

/** Events are carried along as they are; nothing is ever computed from those of a file. */
function readEvents(value: unknown, field: string): readonly GameEvent[] {
  return list(value, field).map((event, i) => {
    text(object(event, `${field}.${i}`)['type'], `${field}.${i}.type`);
    return event as GameEvent;
  });
}

function readTurn(value: unknown, field: string, players: number): RecordTurn {
  const turn = object(value, field);
  const actions = list(turn['actions'], `${field}.actions`).map((action, i) =>
    readAction(action, `${field}.actions.${i}`),
  );
  if (actions.length === 0) throw new Refused(`${field}.actions`, 'at least one action');
  const seat = whole(turn['seat'], `${field}.seat`, 0, players - 1);
  if (turn['revealed'] === undefined) return { seat, actions };
  const revealed = list(turn['revealed'], `${field}.revealed`).map((told, i) =>
    readEvents(told, `${field}.revealed.${i}`),
  );
  return { seat, actions, revealed };
}

function readRecord(json: unknown): GameRecord {
  const fields = object(json, 'record');
  oneOf(fields['format'], 'format', [RECORD_FORMAT]);
  const edition = object(fields['edition'], 'edition');
  const players = whole(fields['players'], 'players', MIN_PLAYERS, MAX_PLAYERS);
  const options = object(fields['options'], 'options');
  if (typeof options['openMoney'] !== 'boolean') throw new Refused('options.openMoney', 'true or false');
  const seats = list(fields['seats'], 'seats').map((name, i) => text(name, `seats.${i}`));
  if (seats.length !== players) throw new Refused('seats', `${players} names`);
  const knows = fields['knows'];
  const isViewer = knows === 'table' || knows === 'spectator';
  return {
    rulesVersion: whole(fields['rulesVersion'], 'rulesVersion', 1, 1_000_000),
    edition: { id: text(edition['id'], 'edition.id'), hash: text(edition['hash'], 'edition.hash') },
    players,
    options: { start: oneOf(options['start'], 'options.start', STARTS), openMoney: options['openMoney'] },
    seats,
    knows: isViewer ? knows : whole(knows, 'knows', 0, players - 1),
    ...(fields['seed'] === undefined ? {} : { seed: readSeed(fields['seed']) }),
    ...(fields['opening'] === undefined ? {} : { opening: readEvents(fields['opening'], 'opening') }),
    turns: list(fields['turns'], 'turns').map((turn, i) => readTurn(turn, `turns.${i}`, players)),
    ...(fields['result'] === undefined ? {} : { result: readResult(fields['result'], players) }),
  };
}

const SEED_PATTERN = /^[\x21-\x7e]{1,128}$/;

function readSeed(value: unknown): string {
  const seed = text(value, 'seed');
  if (!SEED_PATTERN.test(seed)) throw new Refused('seed', '1–128 characters without spaces');
  return seed;
}

function readResult(value: unknown, players: number): NonNullable<GameRecord['result']> {
  const result = object(value, 'result');
  const points = list(result['points'], 'result.points').map((n, i) =>
    whole(n, `result.points.${i}`, 0, 1_000_000),
  );
  const winners = list(result['winners'], 'result.winners').map((n, i) =>
    whole(n, `result.winners.${i}`, 0, players - 1),
  );
  return { points, winners, reason: oneOf(result['reason'], 'result.reason', END_REASONS) };
}

export function recordFromJson(json: unknown): Result<GameRecord, RecordError> {
  try {
    return ok(readRecord(json));
  } catch (failure) {
    if (failure instanceof Refused) return err(failure.error);
    throw failure;
  }
}
