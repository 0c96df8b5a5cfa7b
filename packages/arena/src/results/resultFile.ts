/** A result file: a header, then one line per group, so that a match can be stopped and continued. */
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
import { isStrongSeed } from '@kairo/engine';
import type { GroupResult } from '../games/groupResult.ts';
import type { Schedule } from '../games/schedule.ts';
import { parseJsonLine } from '../outside/jsonLine.ts';
import { BadResultFile } from './badResultFile.ts';
import { type FileLock, lockFile } from './fileLock.ts';
import { FORMAT, type Identity, type Origin, type RequestedMatch, withSeed } from './identity.ts';
import { readGroups } from './readGroup.ts';

/** Writing failed, for example because the disk is full. Results that were written earlier remain in the file. */
export class ResultsNotWritten extends Error {}

function writing(write: () => void): void {
  try {
    write();
  } catch (failure) {
    throw new ResultsNotWritten((failure as NodeJS.ErrnoException).code ?? String(failure));
  }
}

/** How a result file begins; files that begin differently are never changed. */
const OPENING = `{"format":"${FORMAT}"`;

function lineOf(result: GroupResult): string {
  return `${JSON.stringify(result)}\n`;
}

export class ResultFile {
  readonly identity: Identity;
  private readonly path: string;
  private readonly groups = new Map<number, GroupResult>();
  private readonly lock: FileLock;
  private header = '';
  private isNew = false;

  /**
   * Creates the file or reads the existing one, and locks it until `close`. Throws `BadResultFile` if the file does not
   * belong to the requested match, or if another process is writing it.
   */
  constructor(path: string, requested: RequestedMatch, origin: Origin, schedule: Schedule) {
    this.path = path;
    this.lock = lockFile(path);
    if (this.lock.holder !== process.pid) {
      throw new BadResultFile({ code: 'busy', process: this.lock.holder });
    }
    try {
      this.identity = this.open(requested, origin, schedule);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  private open(requested: RequestedMatch, origin: Origin, schedule: Schedule): Identity {
    const { path } = this;
    const [header, ...lines] = existsSync(path) ? this.wholeLines() : [];
    if (header === undefined) {
      const identity = withSeed(requested);
      this.header = `${JSON.stringify({ format: FORMAT, ...identity, ...origin })}\n`;
      writeFileSync(path, this.header);
      this.isNew = true;
      return identity;
    }
    this.header = `${header}\n`;
    const identity = identityIn(header, requested);
    for (const [group, result] of readGroups(lines, schedule)) this.groups.set(group, result);
    return identity;
  }

  /** Releases the lock, and deletes a file that was created here if no result was added. */
  close(): void {
    if (this.isNew && this.groups.size === 0) rmSync(this.path, { force: true });
    this.lock.release();
  }

  get results(): readonly GroupResult[] {
    return [...this.groups.values()];
  }

  /** Appends the result immediately, so that it survives a crash. */
  add(result: GroupResult): void {
    this.groups.set(result.group, result);
    writing(() => appendFileSync(this.path, lineOf(result)));
  }

  /**
   * Rewrites the file with only these groups, sorted. Parallel workers finish groups in any order; after sorting, the
   * file does not depend on the number of workers.
   */
  rewrite(isKept: (group: number) => boolean): void {
    const kept = this.results.filter(({ group }) => isKept(group)).sort((a, b) => a.group - b.group);
    const text = this.header + kept.map(lineOf).join('');
    if (text === readFileSync(this.path, 'utf8')) return;
    const temporary = `${this.path}.${process.pid}.tmp`;
    writing(() => {
      try {
        writeFileSync(temporary, text, { mode: statSync(this.path).mode });
        renameSync(temporary, this.path);
      } finally {
        rmSync(temporary, { force: true });
      }
    });
  }

  /** Truncates a partial last line, which a process that was killed while writing leaves behind. */
  private wholeLines(): string[] {
    const bytes = readFileSync(this.path);
    const text = bytes.toString();
    if (!text.startsWith(OPENING) && !OPENING.startsWith(text)) throw new BadResultFile({ code: 'foreign' });
    const end = bytes.lastIndexOf('\n') + 1;
    if (end < bytes.length) truncateSync(this.path, end);
    return bytes.subarray(0, end).toString().split('\n').slice(0, -1);
  }
}

/** A weak seed was not drawn at random but given, so the file comes from a different command. */
function isDrawn(seed: unknown): seed is string {
  return typeof seed === 'string' && isStrongSeed(seed);
}

/** For messages; an edition is shown as its id and the beginning of its hash. */
function display(value: unknown): string {
  const { id, hash } = (value ?? {}) as Partial<Identity['edition']>;
  if (typeof id === 'string' && typeof hash === 'string') return `${id} (${hash.slice(0, 8)})`;
  return JSON.stringify(value) ?? '–';
}

/** The file's identity, if it is the requested one; throws `BadResultFile` otherwise. */
function identityIn(header: string, requested: RequestedMatch): Identity {
  const found = parseJsonLine(header);
  if (found === undefined) throw new BadResultFile({ code: 'foreign' });
  const drawn = isDrawn(found['seed']) ? found['seed'] : undefined;
  const expected = { ...requested, seed: requested.seed ?? drawn };
  for (const field of Object.keys(expected) as (keyof Identity)[]) {
    if (expected[field] !== undefined && isDeepStrictEqual(found[field], expected[field])) continue;
    throw new BadResultFile({
      code: 'other',
      field,
      found: display(found[field]),
      wanted: display(expected[field]),
    });
  }
  return withSeed(expected);
}
