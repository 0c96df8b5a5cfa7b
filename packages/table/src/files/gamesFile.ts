/**
 * Files of games. Written: records in notation, one after the other, and `kairo-games/1`, JSON with whole games. Read:
 * these, a record as JSON, and the files in which terminals keep games (a line for each change).
 */
import { err, formatRecord, ok, type Result, recordFromJson } from '@kairo/engine';
import { isObject } from '@kairo/protocol';
import type { MigratedGame, MigrationTarget } from '../migrations/migratedGame.ts';
import type { FileProblem } from './fileProblem.ts';
import { readRecordedGame } from './recordedGame.ts';
import { readWholeGame, type WholeGame } from './wholeGame.ts';

const FORMAT = 'kairo-games/1';
const RECORD_FORMATS = ['kairo-record/1', 'kairo-record/2', 'kairo-record/3'];

/** What a person has noted on a game. */
export interface GameNote {
  readonly title?: string;
  readonly isStarred?: boolean;
}

export interface FiledGame {
  readonly game: MigratedGame;
  readonly note: GameNote;
}

type Reading = Result<FiledGame, FileProblem>;

export function gamesFileText(games: readonly (WholeGame & GameNote)[]): string {
  return `${JSON.stringify({ format: FORMAT, games })}\n`;
}

/** Each game in the file, or what is wrong with it; at least one. `target` is called for each, one after the other. */
export function* gamesInFile(text: string, target: () => MigrationTarget): Generator<Reading> {
  const plain = text.replace(/^\ufeff/, '').trimStart();
  if (plain.startsWith('kairo-record/')) {
    for (const record of plain.split(/^(?=kairo-record\/)/m)) yield filed(readRecordedGame(record, target()));
  } else if (/^\{\s*"format"\s*:\s*"kairo-game\//.test(plain)) {
    const whole = linesOfTerminal(plain);
    yield whole === undefined ? err({ code: 'file/damaged' }) : filed(readWholeGame(whole, target().id));
  } else yield* gamesInJson(plain, target);
}

function* gamesInJson(text: string, target: () => MigrationTarget): Generator<Reading> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Whatever begins like a game was one.
    const wasGame = /^\{\s*"format"\s*:\s*"kairo-/.test(text);
    yield err({ code: wasGame ? 'file/damaged' : 'file/no-game' });
    return;
  }
  const { format, games } = isObject(json) ? json : {};
  if (format !== FORMAT) yield readRecord(json, format, target());
  else if (!Array.isArray(games)) yield err({ code: 'file/damaged' });
  else if (games.length === 0) yield err({ code: 'file/no-game' });
  else for (const game of games) yield readNoted(game, target());
}

function readRecord(json: unknown, format: unknown, target: MigrationTarget): Reading {
  const record = recordFromJson(json);
  if (record.ok) return filed(readRecordedGame(formatRecord(record.value), target));
  const isKnown = RECORD_FORMATS.some((known) => known === format);
  if (isKnown) return err({ code: 'file/damaged' });
  const isOther = typeof format === 'string' && /^kairo-(games|record)\//.test(format);
  return err({ code: isOther ? 'file/other-version' : 'file/no-game' });
}

/** Longer titles are cut. */
const MAX_TITLE = 60;

function readNoted(json: unknown, { id }: MigrationTarget): Reading {
  if (!isObject(json)) return err({ code: 'file/damaged' });
  const { header, draft, entries, updatedAt, title, isStarred } = json;
  if (!Array.isArray(entries)) return err({ code: 'file/damaged' });
  return filed(readWholeGame({ header, draft, entries, updatedAt }, id), {
    ...(typeof title === 'string' && title !== '' && { title: [...title].slice(0, MAX_TITLE).join('') }),
    ...(isStarred === true && { isStarred }),
  });
}

function filed(read: Result<MigratedGame, FileProblem>, note: GameNote = {}): Reading {
  if (!read.ok) return read;
  // The page has no bots but the levels.
  const { bots: _, ...header } = read.value.header;
  return ok({ game: { ...read.value, header }, note });
}

/** A change counts once its line is complete, as in the terminal. Undefined if a line is damaged. */
function linesOfTerminal(text: string): WholeGame | undefined {
  const lines = text.split('\n').slice(0, text.endsWith('\n') ? -1 : undefined);
  const parsed: unknown[] = [];
  for (const [i, line] of lines.entries()) {
    try {
      parsed.push(JSON.parse(line));
    } catch {
      if (i < lines.length - 1) return undefined;
    }
  }
  const [header, ...changes] = parsed;
  const last = changes.at(-1);
  if (!changes.every(isObject) || !isObject(last)) return undefined;
  const entries = changes.flatMap((change) => (Array.isArray(change['entries']) ? change['entries'] : []));
  const { summary, draft } = last;
  return { header, draft, entries, updatedAt: isObject(summary) ? summary['updatedAt'] : undefined };
}
