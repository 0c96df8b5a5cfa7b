/** Files that hold a game: records as text or JSON, traces, positions. */
import {
  EDITIONS,
  type Edition,
  type Game,
  type GameRecord,
  type GameState,
  makeGame,
  parseRecord,
  recordFromJson,
  stateFromJson,
} from '@kairo/engine';
import type { Context } from './context.ts';
import { fail } from './failure.ts';
import { readEdition, readText } from './options.ts';

export type GameFile =
  | { readonly kind: 'record'; readonly record: GameRecord }
  | { readonly kind: 'trace'; readonly lines: readonly unknown[] }
  | { readonly kind: 'position'; readonly state: GameState };

/** The shipped editions, and one from a file if it is named. */
export function editionsWith(context: Context, file: string | undefined): ReadonlyMap<string, Edition> {
  if (file === undefined) return EDITIONS;
  const edition = readEdition(context, file);
  return new Map([...EDITIONS, [edition.id, edition]]);
}

function parseLine(context: Context, file: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return fail(context.t.terminal.bad.notJson(file));
  }
}

type Fields = { readonly [field: string]: unknown };

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A bare state, or one with the id of its edition: `{"edition": "alley", "state": {…}}`. */
function readPosition(
  context: Context,
  file: string,
  json: Fields,
  editions: ReadonlyMap<string, Edition>,
  id: string,
): GameFile {
  const { t } = context;
  const state = isFields(json['state']) ? json['state'] : json;
  const named = typeof json['edition'] === 'string' ? json['edition'] : id;
  const edition = editions.get(named) ?? fail(t.terminal.bad.edition(named, [...editions.keys()].join(', ')));
  const players = Array.isArray(state['players']) ? state['players'].length : 0;
  if (players < 2 || players > 4) return fail(t.terminal.bad.noGame(file));
  const game: Game = makeGame(edition, players, { start: 'variable', openMoney: false });
  const position = stateFromJson(game, state);
  return position.ok
    ? { kind: 'position', state: position.value }
    : fail(t.terminal.bad.inFile(file, t.error(position.error)));
}

export function readGameFile(
  context: Context,
  file: string,
  editions: ReadonlyMap<string, Edition>,
  id = 'cairo',
): GameFile {
  const { t } = context;
  const text = readText(context, file);
  if (!text.trimStart().startsWith('{')) {
    if (!text.startsWith('kairo-record/')) return fail(t.terminal.bad.noGame(file));
    const record = parseRecord(text);
    return record.ok
      ? { kind: 'record', record: record.value }
      : fail(t.terminal.bad.inFile(file, t.error(record.error)));
  }
  const first = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'));
  if (/^\s*\{\s*"trace"/.test(first)) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return { kind: 'trace', lines: lines.map((line) => parseLine(context, file, line)) };
  }
  const json = parseLine(context, file, text);
  if (!isFields(json)) return fail(t.terminal.bad.noGame(file));
  if ('format' in json) {
    const record = recordFromJson(json);
    return record.ok
      ? { kind: 'record', record: record.value }
      : fail(t.terminal.bad.inFile(file, t.error(record.error)));
  }
  return readPosition(context, file, json, editions, id);
}
