/** Files that hold a game: records as text or JSON, traces, positions. */
import { readLine } from '@kairo/arena';
import {
  CAIRO,
  EDITIONS,
  type Edition,
  type GameRecord,
  type GameState,
  MAX_PLAYERS,
  MIN_PLAYERS,
  makeGame,
  parseRecord,
  type RecordError,
  type Replay,
  type Result,
  recordFromJson,
  replayRecord,
  stateFromJson,
} from '@kairo/engine';
import { describeTraceProblem } from './commands/traceProblem.ts';
import type { Context } from './context.ts';
import { fail } from './failure.ts';
import { readEdition, readText } from './options.ts';
import { tellRecordError } from './recordProblem.ts';

export type GameFile =
  | { readonly kind: 'record'; readonly record: GameRecord }
  | { readonly kind: 'trace'; readonly lines: readonly unknown[] }
  | { readonly kind: 'position'; readonly state: GameState };

/** The editions at hand. */
export interface Library {
  readonly editions: ReadonlyMap<string, Edition>;
  /** The one that was named; positions do not always name theirs. */
  readonly usual: Edition;
}

/** The shipped editions, and the one that `--edition` names, by its id or as a file. */
export function libraryWith(context: Context, named: string | undefined): Library {
  if (named === undefined) return { editions: EDITIONS, usual: CAIRO };
  const usual = readEdition(context, named);
  return { editions: new Map([...EDITIONS, [usual.id, usual]]), usual };
}

/** Begins with a line of a trace, if only with one that follows a lost header. */
const TRACE = /^\s*\{\s*"(?:trace|n|final)"\s*:/;

type Fields = { readonly [field: string]: unknown };

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

class GameReader {
  private readonly context: Context;
  private readonly file: string;
  private readonly library: Library;

  constructor(context: Context, file: string, library: Library) {
    this.context = context;
    this.file = file;
    this.library = library;
  }

  read(text: string): GameFile {
    if (text.startsWith('kairo-record/')) return this.record(parseRecord(text));
    if (TRACE.test(text)) return this.trace(text);
    if (!/^\s*[[{]/.test(text)) return this.noGame();
    const json = this.json(text);
    if (!isFields(json)) return this.noGame();
    return 'format' in json ? this.record(recordFromJson(json)) : this.position(json);
  }

  private trace(text: string): GameFile {
    const { bad } = this.context.t.terminal;
    const lines = text.split('\n').map((line, i) => ({ number: i + 1, line }));
    const read = ({ number, line }: (typeof lines)[number]): unknown =>
      readLine(line) ?? fail(bad.inFile(this.file, describeTraceProblem({ code: 'notJson', line: number })));
    return { kind: 'trace', lines: lines.filter(({ line }) => line.trim() !== '').map(read) };
  }

  private json(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      return fail(this.context.t.terminal.bad.notJson(this.file));
    }
  }

  private noGame(): never {
    return fail(this.context.t.terminal.bad.noGame(this.file));
  }

  private record(read: Result<GameRecord, RecordError>): GameFile {
    const { t } = this.context;
    if (read.ok) return { kind: 'record', record: read.value };
    return fail(t.terminal.bad.inFile(this.file, tellRecordError(t, read.error, this.library.editions)));
  }

  /** A bare state, or one with the id of its edition: `{"edition": "alley", "state": {…}}`. */
  private position(json: Fields): GameFile {
    const { t } = this.context;
    const { editions, usual } = this.library;
    const state = isFields(json['state']) ? json['state'] : json;
    const id = typeof json['edition'] === 'string' ? json['edition'] : usual.id;
    const edition = editions.get(id) ?? fail(t.terminal.bad.edition(id, [...editions.keys()].join(', ')));
    const players = Array.isArray(state['players']) ? state['players'].length : 0;
    if (players < MIN_PLAYERS || players > MAX_PLAYERS) return this.noGame();
    const read = stateFromJson(makeGame(edition, players, { start: 'variable', openMoney: false }), state);
    if (read.ok) return { kind: 'position', state: read.value };
    return fail(t.terminal.bad.inFile(this.file, t.error(read.error)));
  }
}

/** Plays a record of a file again, to its end or to a turn. */
export function replayFile(
  { t }: Context,
  file: string,
  record: GameRecord,
  { editions }: Library,
  turn?: number,
): Replay {
  const replayed = replayRecord(record, editions, turn);
  if (replayed.ok) return replayed.value;
  return fail(t.terminal.bad.inFile(file, tellRecordError(t, replayed.error, editions, record)));
}

export function readGameFile(context: Context, file: string, library: Library): GameFile {
  return new GameReader(context, file, library).read(readText(context, file));
}
