/** Records as JSON: the record with a format field. Reading takes untrusted input. */
import { boolean, type Fields, list, matching, object, oneOf, reading, unfit, whole } from '../json/read.ts';
import { ACTION_TYPES, type Action } from '../play/actions.ts';
import { err, type Result } from '../result.ts';
import {
  EARLY_ENDS,
  type EarlyEnd,
  END_REASONS,
  type EndReason,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type Seat,
  STARTS,
} from '../vocabulary.ts';
import { formatAction, parseAction } from './notation.ts';
import { readEvents } from './readEvent.ts';
import { type GameOrigin, type GameRecord, isTestSeed, type RecordError, type RecordTurn } from './record.ts';

/** The second form knows how people end a game, the third positions at which one begins; a record has the first that will do. */
export const RECORD_FORMATS = ['kairo-record/1', 'kairo-record/2', 'kairo-record/3'] as const;
type RecordFormat = (typeof RECORD_FORMATS)[number];

function isEarly(reason: EndReason | EarlyEnd): reason is EarlyEnd {
  return EARLY_ENDS.some((early) => early === reason);
}

type Telling = Pick<GameRecord, 'resigned' | 'result' | 'position' | 'origin' | 'opening'>;

export function formatOf({ resigned, result, position, origin, opening = [] }: Telling): RecordFormat {
  const isOpened = opening.some(({ type }) => type === 'opened');
  if (position !== undefined || origin !== undefined || isOpened) return 'kairo-record/3';
  const needsSecond = resigned !== undefined || (result !== undefined && isEarly(result.reason));
  return needsSecond ? 'kairo-record/2' : 'kairo-record/1';
}

const SEED_PATTERN = /^[\x21-\x7e]{1,128}$/;
const SEED = { kind: 'characters', min: 1, max: 128 } as const;
const EDITION_ID = /^[a-z][a-z0-9-]{0,31}$/;
const HASH = /^[0-9a-f]{64}$/;
/** One line of visible characters, without leading or trailing spaces. */
const NAME = /^(?! )[^\p{C}\p{Zl}\p{Zp}]{1,40}(?<! )$/u;
const MAX_GAME_ID = 64;
const GAME_ID = new RegExp(`^[\\x21-\\x7e]{1,${MAX_GAME_ID}}$`);
const MAX_TURN = 999_999;
const MAX_RULES_VERSION = 999_999;

/** Marks guessable seeds, as the text format does. */
export function recordToJson(record: GameRecord): object {
  const guessable = record.seed !== undefined && isTestSeed(record.seed);
  return { format: formatOf(record), ...record, ...(guessable ? { testSeed: true } : {}) };
}

/** An action is well formed if its notation can be parsed. The replay checks whether it is legal. */
function readAction(value: unknown, field: string): Action {
  oneOf(object(value, field)['type'], `${field}.type`, ACTION_TYPES);
  let action: Action | undefined;
  try {
    action = parseAction(formatAction(value as Action));
  } catch {
    // A field has the wrong type; rejected below.
  }
  return action ?? unfit(field, { kind: 'action' });
}

function readTurn(value: unknown, field: string, players: number): RecordTurn {
  const turn = object(value, field);
  const actions = list(turn['actions'], `${field}.actions`).map((action, i) =>
    readAction(action, `${field}.actions.${i}`),
  );
  if (actions.length === 0) unfit(`${field}.actions`, { kind: 'list', min: 1 });
  const seat = whole(turn['seat'], `${field}.seat`, 0, players - 1);
  if (turn['revealed'] === undefined) return { seat, actions };
  const revealed = list(turn['revealed'], `${field}.revealed`, actions.length).map((events, i) =>
    readEvents(events, `${field}.revealed.${i}`, players),
  );
  return { seat, actions, revealed };
}

/** A full record has the seed, from which all events follow. */
function refuseNotes(fields: Fields): void {
  if (fields['opening'] !== undefined) unfit('opening', { kind: 'consistent' });
  for (const [i, turn] of list(fields['turns'], 'turns').entries()) {
    if (object(turn, `turns.${i}`)['revealed'] !== undefined)
      unfit(`turns.${i}.revealed`, { kind: 'consistent' });
  }
}

function readRecord(json: unknown): GameRecord {
  const fields = object(json, 'record');
  const format = oneOf(fields['format'], 'format', RECORD_FORMATS);
  const edition = object(fields['edition'], 'edition');
  const players = whole(fields['players'], 'players', MIN_PLAYERS, MAX_PLAYERS);
  const options = object(fields['options'], 'options');
  const openMoney = boolean(options['openMoney'], 'options.openMoney');
  const seats = list(fields['seats'], 'seats', players).map((name, i) =>
    matching(name, `seats.${i}`, NAME, { kind: 'like', example: 'Amina' }),
  );
  const knows = fields['knows'];
  if (knows !== 'table' && (fields['seed'] !== undefined || fields['position'] !== undefined))
    unfit('knows', { kind: 'one-of', values: ['table'] });
  if (knows === 'table') refuseNotes(fields);
  const isViewer = knows === 'table' || knows === 'spectator';
  const ending = {
    ...(fields['resigned'] === undefined ? {} : { resigned: readResigned(fields['resigned'], players) }),
    ...(fields['result'] === undefined ? {} : { result: readResult(fields['result'], players) }),
  };
  const beginning = {
    ...(fields['position'] === undefined ? {} : { position: object(fields['position'], 'position') }),
    ...(fields['origin'] === undefined ? {} : { origin: readOrigin(fields['origin']) }),
    ...(fields['opening'] === undefined
      ? {}
      : { opening: readEvents(fields['opening'], 'opening', players) }),
  };
  const expected = formatOf({ ...ending, ...beginning });
  if (expected !== format) unfit('format', { kind: 'one-of', values: [expected] });
  return {
    rulesVersion: whole(fields['rulesVersion'], 'rulesVersion', 1, MAX_RULES_VERSION),
    edition: {
      id: matching(edition['id'], 'edition.id', EDITION_ID, { kind: 'id', max: 32 }),
      hash: matching(edition['hash'], 'edition.hash', HASH, { kind: 'hex', digits: 64 }),
    },
    players,
    options: { start: oneOf(options['start'], 'options.start', STARTS), openMoney },
    seats,
    knows: isViewer ? knows : whole(knows, 'knows', 0, players - 1),
    ...(fields['seed'] === undefined ? {} : { seed: matching(fields['seed'], 'seed', SEED_PATTERN, SEED) }),
    ...beginning,
    turns: list(fields['turns'], 'turns').map((turn, i) => readTurn(turn, `turns.${i}`, players)),
    ...ending,
  };
}

function readOrigin(value: unknown): GameOrigin {
  const origin = object(value, 'origin');
  return {
    game: matching(origin['game'], 'origin.game', GAME_ID, { kind: 'characters', min: 1, max: MAX_GAME_ID }),
    turn: whole(origin['turn'], 'origin.turn', 0, MAX_TURN),
  };
}

/** At least one seat, each once, in order. */
function readResigned(value: unknown, players: number): readonly Seat[] {
  const seats = list(value, 'resigned').map((seat, i) => whole(seat, `resigned.${i}`, 0, players - 1));
  const isOrdered = seats.every((seat, i) => i === 0 || seat > (seats[i - 1] ?? seat));
  if (seats.length === 0 || !isOrdered) unfit('resigned', { kind: 'list', min: 1, max: players });
  return seats;
}

function readResult(value: unknown, players: number): NonNullable<GameRecord['result']> {
  const result = object(value, 'result');
  const points = list(result['points'], 'result.points', players).map((n, i) =>
    whole(n, `result.points.${i}`, 0, 1_000_000),
  );
  const winners = list(result['winners'], 'result.winners').map((n, i) =>
    whole(n, `result.winners.${i}`, 0, players - 1),
  );
  const reason = oneOf(result['reason'], 'result.reason', [...END_REASONS, ...EARLY_ENDS]);
  if (winners.length === 0 && reason !== 'agreed')
    unfit('result.winners', { kind: 'list', min: 1, max: players });
  return { points, winners, reason };
}

export function recordFromJson(json: unknown): Result<GameRecord, RecordError> {
  const record = reading(() => readRecord(json));
  return record.ok ? record : err({ code: 'record/malformed', ...record.error });
}
