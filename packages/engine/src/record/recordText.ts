/** Records as text, one line per turn. The grammar is in docs/notation.md. */
import type { Expectation } from '../expectation.ts';
import type { Action } from '../play/actions.ts';
import type { GameEvent } from '../play/events.ts';
import { err, type Result } from '../result.ts';
import { EARLY_ENDS, END_REASONS, MAX_PLAYERS, MIN_PLAYERS, type Seat } from '../vocabulary.ts';
import { expectedAction, formatAction, parseAction } from './notation.ts';
import { type GameRecord, isTestSeed, type RecordError } from './record.ts';
import { formatOf, RECORD_FORMATS, recordFromJson } from './recordJson.ts';

const SEATS = 'ABCD';
const RESULT = new RegExp(
  `^result (\\d+(?: \\d+)*)(?: winner ([A-D](?: [A-D])*))? by (${[...END_REASONS, ...EARLY_ENDS].join('|')})$`,
);
const RESIGNED = /^resigned ([A-D](?: [A-D])*)$/;

/** The events in a viewer's record follow their action as JSON in braces. */
function notes(events: readonly GameEvent[] | undefined): string {
  return events === undefined || events.length === 0 ? '' : ` {${JSON.stringify(events)}}`;
}

/** Marks guessable seeds. */
function seedText(seed: string): string {
  return `${isTestSeed(seed) ? 'test-seed' : 'seed'} ${seed}`;
}

export function formatRecord(record: GameRecord): string {
  const { edition, options, knows } = record;
  const lines = [
    formatOf(record),
    `rules ${record.rulesVersion}`,
    `edition ${edition.id} ${edition.hash}`,
    `start ${options.start}`,
    `money ${options.openMoney ? 'open' : 'hidden'}`,
    ...record.seats.map((name, seat) => `seat ${SEATS[seat]} ${name}`),
    `knows ${typeof knows === 'number' ? SEATS[knows] : knows}`,
  ];
  if (record.origin !== undefined) lines.push(`from turn ${record.origin.turn} of ${record.origin.game}`);
  if (record.seed !== undefined) lines.push(seedText(record.seed));
  if (record.position !== undefined) lines.push(`position ${JSON.stringify(record.position)}`);
  if (record.opening !== undefined) lines.push(`opening${notes(record.opening)}`);
  lines.push('');
  record.turns.forEach((turn, i) => {
    const actions = turn.actions.map((action, n) => `${formatAction(action)}${notes(turn.revealed?.[n])}`);
    lines.push(`${i + 1} ${SEATS[turn.seat]} ${actions.join(' / ')}`);
  });
  const letters = (seats: readonly Seat[]): string => seats.map((seat) => SEATS[seat]).join(' ');
  if (record.resigned !== undefined) lines.push('', `resigned ${letters(record.resigned)}`);
  if (record.result !== undefined) {
    const { points, winners, reason } = record.result;
    const won = winners.length === 0 ? '' : ` winner ${letters(winners)}`;
    lines.push('', `result ${points.join(' ')}${won} by ${reason}`);
  }
  return `${lines.join('\n')}\n`;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Thrown and caught in this file only. */
class Unreadable extends Error {
  readonly error: RecordError;
  constructor(line: Line, expected: Expectation) {
    super(line.text);
    this.error = { code: 'record/unreadable', line: line.number, found: line.text.slice(0, 80), expected };
  }
}

function like(example: string): Expectation {
  return { kind: 'like', example };
}

/** Lines of a word followed by one of the values. */
function lineOf(word: string, ...values: readonly string[]): Expectation {
  return { kind: 'one-of', values: values.map((value) => `${word} ${value}`) };
}

function seatOf(letter: string): Seat {
  return SEATS.indexOf(letter);
}

function seatsOf(letters: string | undefined): Seat[] {
  return letters === undefined ? [] : letters.split(' ').map(seatOf);
}

/** Splits at ` / `, except inside braces. Empty if a brace is not closed. */
function splitActions(text: string): { readonly action: string; readonly note: string | undefined }[] {
  const parts: { action: string; note: string | undefined }[] = [];
  for (let from = 0; from <= text.length; ) {
    const slash = text.indexOf(' / ', from);
    const next = slash < 0 ? text.length : slash;
    const brace = text.slice(from, next).indexOf(' {');
    if (brace < 0) {
      parts.push({ action: text.slice(from, next), note: undefined });
      from = next + 3;
      continue;
    }
    const end = noteEnd(text, from + brace + 1);
    if (end < 0 || (end < text.length && !text.startsWith(' / ', end))) return [];
    parts.push({ action: text.slice(from, from + brace), note: text.slice(from + brace + 2, end - 1) });
    from = end + 3;
  }
  return parts;
}

/** The index after the brace that closes the one at `from`, ignoring braces in strings; -1 if there is none. */
function noteEnd(text: string, from: number): number {
  let depth = 0;
  let inText = false;
  for (let i = from; i < text.length; i++) {
    const character = text[i]!;
    if (inText) {
      if (character === '\\') i++;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') {
      depth--;
      if (depth === 0) return i + 1;
    }
  }
  return -1;
}

function parseNote(note: string | undefined, line: Line): unknown[] {
  if (note === undefined) return [];
  try {
    return JSON.parse(note);
  } catch {
    throw new Unreadable(line, like('{[{"type":"turnBegan","to":"all","seat":0}]}'));
  }
}

function parsePosition(json: string, line: Line): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Unreadable(line, { kind: 'json' });
  }
}

function parseTurn(line: Line, number: number, withNotes: boolean): object {
  const match = /^([1-9][0-9]*) ([A-D]) (.+)$/.exec(line.text);
  const parts = match === null ? [] : splitActions(match[3]!);
  if (match === null || Number(match[1]) !== number || parts.length === 0) {
    throw new Unreadable(line, like(`${number} A lure red c4`));
  }
  const actions = parts.map(({ action }): Action => {
    const parsed = parseAction(action);
    if (parsed === undefined) throw new Unreadable({ ...line, text: action }, expectedAction(action));
    return parsed;
  });
  const seat = seatOf(match[2]!);
  return withNotes
    ? { seat, actions, revealed: parts.map(({ note }) => parseNote(note, line)) }
    : { seat, actions };
}

/** Skips empty lines and comments. */
function linesOf(text: string): Line[] {
  return text
    .split(/\r?\n/)
    .map((line, i) => ({ number: i + 1, text: line.trimEnd() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));
}

class LineReader {
  private readonly lines: readonly Line[];
  private next = 0;

  constructor(lines: readonly Line[]) {
    this.lines = lines;
  }

  peek(): Line | undefined {
    return this.lines[this.next];
  }

  skip(): void {
    this.next++;
  }

  /** Consumes the next line, which must match. */
  read(pattern: RegExp, expected: Expectation): RegExpExecArray {
    const line = this.peek() ?? { number: (this.lines.at(-1)?.number ?? 0) + 1, text: '' };
    const match = pattern.exec(line.text);
    if (match === null) throw new Unreadable(line, expected);
    this.next++;
    return match;
  }

  /** Consumes the next line if it matches. */
  maybe(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.peek()?.text ?? '') ?? undefined;
    if (match) this.next++;
    return match;
  }
}

function parseSeats(lines: LineReader): string[] {
  const names: string[] = [];
  const isSeat = (): boolean => /^seat\b/.test(lines.peek()?.text ?? '');
  while (names.length < MIN_PLAYERS || (names.length < MAX_PLAYERS && isSeat())) {
    const letter = SEATS[names.length]!;
    names.push(lines.read(new RegExp(`^seat ${letter} (.+)$`), like(`seat ${letter} Amina`))[1]!);
  }
  return names;
}

function parse(text: readonly Line[]): object {
  const lines = new LineReader(text);
  const [format] = lines.read(/^kairo-record\/[123]$/, { kind: 'one-of', values: RECORD_FORMATS });
  const rulesVersion = Number(lines.read(/^rules ([1-9][0-9]{0,5})$/, like('rules 1'))[1]);
  const [, id, hash] = lines.read(/^edition ([a-z0-9-]+) ([0-9a-f]{64})$/, like('edition cairo 0f3c…'));
  const start = lines.read(/^start (variable|preset)$/, lineOf('start', 'variable', 'preset'))[1];
  const openMoney = lines.read(/^money (open|hidden)$/, lineOf('money', 'open', 'hidden'))[1] === 'open';
  const seats = parseSeats(lines);
  const knows = lines.read(
    /^knows (table|spectator|[A-D])$/,
    lineOf('knows', 'table', 'spectator', ...SEATS),
  )[1]!;
  const ofTable = knows === 'table';
  const origin = lines.maybe(/^from turn (0|[1-9][0-9]{0,5}) of (\S+)$/);
  const seed = ofTable ? lines.maybe(/^(?:test-)?seed (\S+)$/) : undefined;
  const positionLine = lines.peek();
  const position = ofTable ? lines.maybe(/^position (\{.*\})$/) : undefined;
  const openingLine = lines.peek();
  const opening = ofTable ? undefined : lines.maybe(/^opening(?: \{(\[.*\])\})?$/);
  const turns: object[] = [];
  for (let line = lines.peek(); line !== undefined && /^[0-9]/.test(line.text); line = lines.peek()) {
    turns.push(parseTurn(line, turns.length + 1, !ofTable));
    lines.skip();
  }
  const resigned = lines.maybe(RESIGNED);
  const result = lines.maybe(RESULT);
  const left = lines.peek();
  if (left !== undefined) throw new Unreadable(left, { kind: 'turn-or-end', turn: turns.length + 1 });
  return {
    format,
    rulesVersion,
    edition: { id, hash },
    players: seats.length,
    options: { start, openMoney },
    seats,
    knows: knows.length === 1 ? seatOf(knows) : knows,
    ...(seed === undefined ? {} : { seed: seed[1] }),
    ...(origin === undefined ? {} : { origin: { turn: Number(origin[1]), game: origin[2] } }),
    ...(position === undefined ? {} : { position: parsePosition(position[1]!, positionLine!) }),
    ...(opening === undefined ? {} : { opening: parseNote(opening[1], openingLine!) }),
    turns,
    ...(resigned === undefined ? {} : { resigned: seatsOf(resigned[1]) }),
    ...(result === undefined
      ? {}
      : {
          result: {
            points: result[1]!.split(' ').map(Number),
            winners: seatsOf(result[2]),
            reason: result[3],
          },
        }),
  };
}

/** Guards against lines that are ignored or misread: formatting the record must give the same lines. */
function refuseOtherLines(lines: readonly Line[], record: GameRecord): void {
  const written = linesOf(formatRecord(record));
  lines.forEach((line, i) => {
    const expected = written[i]?.text ?? '';
    if (line.text !== expected) throw new Unreadable(line, { kind: 'one-of', values: [expected] });
  });
}

/** Parses the text format. `replayRecord` checks whether the game is legal. */
export function parseRecord(text: string): Result<GameRecord, RecordError> {
  try {
    const lines = linesOf(text);
    const record = recordFromJson(parse(lines));
    if (record.ok) refuseOtherLines(lines, record.value);
    return record;
  } catch (failure) {
    if (failure instanceof Unreadable) return err(failure.error);
    throw failure;
  }
}
