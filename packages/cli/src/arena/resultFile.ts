/** Results on disk: a header, then one line for each group, so that a match can be stopped and gone on with. */
import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { GameOptions } from '@kairo/engine';
import { type FileLock, lockFile } from './fileLock.ts';
import type { GameResult, GroupResult } from './groupResult.ts';
import { type Schedule, seatingsOf } from './schedule.ts';

/** Everything that the results depend on; how many there are to be is not among it, so that one can add more. */
export interface Identity {
  readonly contenders: readonly string[];
  readonly players: number;
  readonly edition: { readonly id: string; readonly hash: string };
  readonly start: GameOptions['start'];
  readonly seed: string;
  readonly rulesVersion: number;
  /** A digest of the rules' and the bots' code. */
  readonly program: string;
}

/** For people who find the file. */
export interface Origin {
  readonly date: string;
  readonly commit?: string;
  /** Of contenders that were named without a number. */
  readonly simulations: { readonly [name: string]: number };
}

/** Why a file cannot be gone on with. */
export type FileProblem =
  | { readonly code: 'foreign' }
  | {
      readonly code: 'other';
      readonly field: keyof Identity;
      readonly found: string;
      readonly wanted: string;
    }
  | { readonly code: 'line'; readonly line: number }
  | { readonly code: 'busy'; readonly process: number };

export class BadResultFile extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

const FORMAT = 'kairo-arena/1';
/** How a file of ours begins; nobody else's is touched. */
const OPENING = `{"format":"${FORMAT}"`;

type Fields = { readonly [field: string]: unknown };

function parseLine(line: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isForfeit(value: unknown, seats: readonly number[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { seat, reason } = value as Fields;
  return isCount(seat) && seats[seat] !== undefined && typeof reason === 'string';
}

function isGame(value: unknown, seats: readonly number[]): value is GameResult {
  if (typeof value !== 'object' || value === null) return false;
  const game = value as Fields;
  const perSeat = [game['points'], game['ms'], game['decisions']];
  const winners = game['winners'];
  return (
    isDeepStrictEqual(game['seats'], seats) &&
    perSeat.every((list) => Array.isArray(list) && list.length === seats.length && list.every(isCount)) &&
    Array.isArray(winners) &&
    winners.length > 0 &&
    winners.every((seat) => seats[seat] !== undefined) &&
    isCount(game['turns']) &&
    isCount(game['plies']) &&
    (game['forfeit'] === undefined || isForfeit(game['forfeit'], seats))
  );
}

function readGroup(line: string, schedule: Schedule): GroupResult | undefined {
  const { group, games } = parseLine(line) ?? {};
  if (!isCount(group) || !Number.isInteger(group) || group < 1 || !Array.isArray(games)) return undefined;
  const seatings = seatingsOf(schedule, group);
  const isWhole = games.length === seatings.length && seatings.every((seats, i) => isGame(games[i], seats));
  return isWhole ? { group, games } : undefined;
}

function lineOf(result: GroupResult): string {
  return `${JSON.stringify(result)}\n`;
}

export class ResultFile {
  private readonly path: string;
  private readonly groups = new Map<number, GroupResult>();
  private readonly lock: FileLock;
  private header = '';
  private isNew = false;

  /**
   * Makes the file, or reads what is in it, and keeps others from writing it until it is closed; throws `BadResultFile`
   * if it is not about this, or if somebody else is writing it.
   */
  constructor(path: string, identity: Identity, origin: Origin, schedule: Schedule) {
    this.path = path;
    this.lock = lockFile(path);
    if (this.lock.holder !== process.pid) {
      throw new BadResultFile({ code: 'busy', process: this.lock.holder });
    }
    try {
      this.open(identity, origin, schedule);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  private open(identity: Identity, origin: Origin, schedule: Schedule): void {
    const { path } = this;
    const [header, ...lines] = existsSync(path) ? this.wholeLines() : [];
    if (header === undefined) {
      this.header = `${JSON.stringify({ format: FORMAT, ...identity, ...origin })}\n`;
      writeFileSync(path, this.header);
      this.isNew = true;
      return;
    }
    this.header = `${header}\n`;
    checkHeader(header, identity);
    lines.forEach((line, i) => {
      const result = readGroup(line, schedule);
      if (result === undefined) throw new BadResultFile({ code: 'line', line: i + 2 });
      if (!this.groups.has(result.group)) this.groups.set(result.group, result);
    });
  }

  /** A file that we made, and that nothing came into, goes again. */
  close(): void {
    if (this.isNew && this.groups.size === 0) rmSync(this.path, { force: true });
    this.lock.release();
  }

  get results(): readonly GroupResult[] {
    return [...this.groups.values()];
  }

  /** At once, so that nothing is lost whatever happens. */
  add(result: GroupResult): void {
    this.groups.set(result.group, result);
    appendFileSync(this.path, lineOf(result));
  }

  /**
   * Leaves these groups, in their order. They are written as they are finished, and several workers finish them in any
   * order; in the end the file does not tell how many there were.
   */
  tidy(isWanted: (group: number) => boolean): void {
    const wanted = this.results.filter(({ group }) => isWanted(group)).sort((a, b) => a.group - b.group);
    const text = this.header + wanted.map(lineOf).join('');
    if (text === readFileSync(this.path, 'utf8')) return;
    const draft = `${this.path}.${process.pid}.tmp`;
    writeFileSync(draft, text, { mode: statSync(this.path).mode });
    renameSync(draft, this.path);
  }

  /** Whoever was stopped while writing has left a part of a line: it goes. */
  private wholeLines(): string[] {
    const bytes = readFileSync(this.path);
    const text = bytes.toString();
    if (!text.startsWith(OPENING) && !OPENING.startsWith(text)) throw new BadResultFile({ code: 'foreign' });
    const end = bytes.lastIndexOf('\n') + 1;
    if (end < bytes.length) truncateSync(this.path, end);
    return bytes.subarray(0, end).toString().split('\n').slice(0, -1);
  }
}

function checkHeader(line: string, identity: Identity): void {
  const found = parseLine(line);
  if (found === undefined) throw new BadResultFile({ code: 'line', line: 1 });
  for (const field of Object.keys(identity) as (keyof Identity)[]) {
    if (isDeepStrictEqual(found[field], identity[field])) continue;
    const [was, is] = [found[field], identity[field]].map((value) => JSON.stringify(value) ?? '–');
    throw new BadResultFile({ code: 'other', field, found: was ?? '', wanted: is ?? '' });
  }
}
