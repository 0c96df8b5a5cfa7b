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
import { isStrongSeed } from '@kairo/engine';
import type { GroupResult } from '../games/groupResult.ts';
import type { Schedule } from '../games/schedule.ts';
import { readLine } from '../outside/protocol.ts';
import { BadResultFile } from './badResultFile.ts';
import { type FileLock, lockFile } from './fileLock.ts';
import { FORMAT, type Identity, type Origin, type Wanted, withSeed } from './identity.ts';
import { readGroups } from './readGroup.ts';

/** The disk does not take a result: it may be full, or the file too large. What was written before is kept. */
export class CannotKeep extends Error {}

function keeping(write: () => void): void {
  try {
    write();
  } catch (failure) {
    throw new CannotKeep((failure as NodeJS.ErrnoException).code ?? String(failure));
  }
}

/** How a file of ours begins; nobody else's is touched. */
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
   * Makes the file, or reads what is in it, and keeps others from writing it until it is closed; throws `BadResultFile`
   * if it is not about this, or if somebody else is writing it.
   */
  constructor(path: string, wanted: Wanted, origin: Origin, schedule: Schedule) {
    this.path = path;
    this.lock = lockFile(path);
    if (this.lock.holder !== process.pid) {
      throw new BadResultFile({ code: 'busy', process: this.lock.holder });
    }
    try {
      this.identity = this.open(wanted, origin, schedule);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  private open(wanted: Wanted, origin: Origin, schedule: Schedule): Identity {
    const { path } = this;
    const [header, ...lines] = existsSync(path) ? this.wholeLines() : [];
    if (header === undefined) {
      const identity = withSeed(wanted);
      this.header = `${JSON.stringify({ format: FORMAT, ...identity, ...origin })}\n`;
      writeFileSync(path, this.header);
      this.isNew = true;
      return identity;
    }
    this.header = `${header}\n`;
    const identity = identityIn(header, wanted);
    for (const [group, result] of readGroups(lines, schedule)) this.groups.set(group, result);
    return identity;
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
    keeping(() => appendFileSync(this.path, lineOf(result)));
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
    keeping(() => {
      try {
        writeFileSync(draft, text, { mode: statSync(this.path).mode });
        renameSync(draft, this.path);
      } finally {
        rmSync(draft, { force: true });
      }
    });
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

/** A short one was not drawn but given, and so by another command. */
function isDrawn(seed: unknown): seed is string {
  return typeof seed === 'string' && isStrongSeed(seed);
}

/** As people compare it: of an edition its name and the beginning of its hash. */
function named(value: unknown): string {
  const { id, hash } = (value ?? {}) as Partial<Identity['edition']>;
  if (typeof id === 'string' && typeof hash === 'string') return `${id} (${hash.slice(0, 8)})`;
  return JSON.stringify(value) ?? '–';
}

/** That of the file, if it is what the command asks for. */
function identityIn(line: string, wanted: Wanted): Identity {
  const found = readLine(line);
  if (found === undefined) throw new BadResultFile({ code: 'foreign' });
  const drawn = isDrawn(found['seed']) ? found['seed'] : undefined;
  const expected = { ...wanted, seed: wanted.seed ?? drawn };
  for (const field of Object.keys(expected) as (keyof Identity)[]) {
    if (expected[field] !== undefined && isDeepStrictEqual(found[field], expected[field])) continue;
    throw new BadResultFile({
      code: 'other',
      field,
      found: named(found[field]),
      wanted: named(expected[field]),
    });
  }
  return withSeed(expected);
}
