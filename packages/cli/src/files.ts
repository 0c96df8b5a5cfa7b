/** Reads files that hold a game: saved games, records as text or JSON, traces, positions. */
import { type Fields, isObject, parseJsonLine } from '@kairo/arena';
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
  type ReplayedTurn,
  type Result,
  recordFromJson,
  replayRecord,
  replayTurns,
  stateFromJson,
} from '@kairo/engine';
import { describeTraceProblem } from './commands/traceProblem.ts';
import type { Context } from './context.ts';
import { describeRecordError } from './describeRecordError.ts';
import { describeTableError } from './describeTableError.ts';
import { fail } from './failure.ts';
import { isSavedGame, placeOf } from './games/folder.ts';
import { recordOf } from './games/savedRecord.ts';
import { filePath, readEdition, readText } from './options.ts';

export type GameFile =
  /** Also of a saved game, whose library includes the game's own edition. */
  | { readonly kind: 'record'; readonly record: GameRecord; readonly library: Library }
  | { readonly kind: 'trace'; readonly lines: readonly unknown[] }
  | { readonly kind: 'position'; readonly state: GameState };

/** The editions that files can refer to. */
export interface Library {
  readonly editions: ReadonlyMap<string, Edition>;
  /** For positions that do not name their edition. */
  readonly defaultEdition: Edition;
}

/** The shipped editions, and the one given by `--edition`, an id or a file. */
export function libraryWith(context: Context, named: string | undefined): Library {
  if (named === undefined) return { editions: EDITIONS, defaultEdition: CAIRO };
  const edition = readEdition(context, named);
  return { editions: new Map([...EDITIONS, [edition.id, edition]]), defaultEdition: edition };
}

/** The beginning of any line of a trace, so that a trace without its header is recognised, too. */
const TRACE = /^\s*\{\s*"(?:trace|n|final)"\s*:/;

class GameReader {
  private readonly context: Context;
  private readonly file: string;
  private readonly library: Library;

  constructor(context: Context, file: string, library: Library) {
    this.context = context;
    this.file = file;
    this.library = library;
  }

  async read(text: string): Promise<GameFile> {
    if (isSavedGame(text)) return this.savedGame();
    if (text.startsWith('kairo-record/')) return this.record(parseRecord(text));
    if (TRACE.test(text)) return this.trace(text);
    if (!/^\s*[[{]/.test(text)) return this.noGame();
    const json = this.json(text);
    if (!isObject(json)) return this.noGame();
    return 'format' in json ? this.record(recordFromJson(json)) : this.position(json);
  }

  private async savedGame(): Promise<GameFile> {
    const { t } = this.context;
    const read = await recordOf(placeOf(filePath(this.context, this.file)), t);
    if (!read.ok) return fail(t.terminal.bad.inFile(this.file, describeTableError(t, read.error)));
    const { record, edition } = read.value;
    const { editions, defaultEdition } = this.library;
    return {
      kind: 'record',
      record,
      library: { editions: new Map([...editions, [edition.id, edition]]), defaultEdition },
    };
  }

  private trace(text: string): GameFile {
    const { bad } = this.context.t.terminal;
    const lines = text.split('\n').map((line, i) => ({ number: i + 1, line }));
    const read = ({ number, line }: (typeof lines)[number]): unknown =>
      parseJsonLine(line) ??
      fail(bad.inFile(this.file, describeTraceProblem({ code: 'notJson', line: number })));
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
    if (read.ok) return { kind: 'record', record: read.value, library: this.library };
    return fail(t.terminal.bad.inFile(this.file, describeRecordError(t, read.error, this.library.editions)));
  }

  /** A state, alone or with the id of its edition: `{"edition": "alley", "state": {…}}`. */
  private position(json: Fields): GameFile {
    const { t } = this.context;
    const { editions, defaultEdition } = this.library;
    const state = isObject(json['state']) ? json['state'] : json;
    const id = typeof json['edition'] === 'string' ? json['edition'] : defaultEdition.id;
    const edition = editions.get(id) ?? fail(t.terminal.bad.edition(id, [...editions.keys()].join(', ')));
    const players = Array.isArray(state['players']) ? state['players'].length : 0;
    if (players < MIN_PLAYERS || players > MAX_PLAYERS) return this.noGame();
    const read = stateFromJson(makeGame(edition, players, { start: 'variable', openMoney: false }), state);
    if (read.ok) return { kind: 'position', state: read.value };
    return fail(t.terminal.bad.inFile(this.file, t.error(read.error)));
  }
}

/** Replays the record of a file, to its end or up to a turn. */
export function replayFile(
  context: Context,
  file: string,
  record: GameRecord,
  { editions }: Library,
  turn?: number,
): Replay {
  const replayed = replayRecord(record, editions, turn);
  return replayed.ok ? replayed.value : failReplay(context, file, record, editions, replayed.error);
}

/** The deal and every turn of the record of a file. */
export function replayFileTurns(
  context: Context,
  file: string,
  record: GameRecord,
  { editions }: Library,
): readonly ReplayedTurn[] {
  const replayed = replayTurns(record, editions);
  return replayed.ok ? replayed.value : failReplay(context, file, record, editions, replayed.error);
}

function failReplay(
  { t }: Context,
  file: string,
  record: GameRecord,
  editions: Library['editions'],
  error: RecordError,
): never {
  return fail(t.terminal.bad.inFile(file, describeRecordError(t, error, editions, record)));
}

export function readGameFile(context: Context, file: string, library: Library): Promise<GameFile> {
  return new GameReader(context, file, library).read(readText(context, file));
}
