/**
 * A game on disk: a line of JSON with its header, then one for each change (`Addition`). The file only grows. A change
 * counts once its line ends with a newline: a line that was cut short by a crash is ignored, and removed before the
 * next change is appended.
 */
import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';
import type { Version } from '@kairo/protocol';
import type { Addition, GameHeader, ListedGame, Snapshot, StoredGame } from '@kairo/table';
import { isTooLarge } from '../options.ts';

const NEWLINE = 10;
const BYTE_ORDER_MARK = '\ufeff';

/** A line of the file, in bytes, without the newline. */
interface Line {
  readonly start: number;
  readonly end: number;
}

interface ChangeLine extends Line {
  /** The number of entries before it. */
  readonly after: number;
  /** The version that it led to. */
  readonly version: Version;
  /** The number of entries that led to its snapshot, if it has one. */
  readonly snapshot: number | undefined;
}

type Fields = { readonly [field: string]: unknown };

function fieldsOf(json: unknown): Fields {
  return typeof json === 'object' && json !== null ? (json as Fields) : {};
}

/** Editors may put a byte order mark in front of the first line. */
function parse(line: string, number: number): Fields {
  try {
    return fieldsOf(JSON.parse(line.startsWith(BYTE_ORDER_MARK) ? line.slice(1) : line));
  } catch {
    throw new Error(`line ${number}: not JSON`);
  }
}

function withFile<T>(path: string, flags: string, work: (fd: number) => T): T {
  const fd = openSync(path, flags);
  try {
    return work(fd);
  } finally {
    closeSync(fd);
  }
}

function readBytes(fd: number, { start, end }: Line): Buffer {
  const bytes = Buffer.alloc(end - start);
  return bytes.subarray(0, readSync(fd, bytes, 0, bytes.length, start));
}

function writeText(fd: number, text: string, position: number): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(fd, bytes, done, bytes.length - done, position + done);
  }
}

function lineOf(value: GameHeader | Addition): string {
  return `${JSON.stringify(value)}\n`;
}

/** What is in the file of a new game. */
export function gameFileText(header: GameHeader, first: Addition): string {
  return lineOf(header) + lineOf(first);
}

/** Header and summary of a file, without reading what lies between; undefined if it is not a game. */
export function listGame(path: string): ListedGame | undefined {
  const bytes = readFileSync(path);
  const first = bytes.indexOf(NEWLINE);
  const last = bytes.lastIndexOf(NEWLINE);
  if (first === last) return undefined;
  try {
    const header = parse(bytes.toString('utf8', 0, first), 1);
    const { summary } = parse(bytes.toString('utf8', bytes.lastIndexOf(NEWLINE, last - 1) + 1, last), 0);
    return summary === undefined ? undefined : { header, summary };
  } catch {
    return undefined;
  }
}

/** Every operation first reads what other processes have appended since the last one. It throws if that is damaged. */
export class GameFile {
  private readonly path: string;
  /** Distinguishes a file that was replaced from one that has grown. */
  private inode: number | undefined;
  private header: Line | undefined;
  private readonly changes: ChangeLine[] = [];
  /** The end of the last complete line. */
  private end = 0;

  constructor(path: string) {
    this.path = path;
  }

  /** Requires the lock of the file. Returns the version before; unless that is the expected one, nothing is changed. */
  append(expected: Version, addition: Addition): Version | undefined {
    return withFile(this.path, 'r+', (fd) => {
      this.refresh(fd);
      const version = this.changes.at(-1)?.version;
      if (version?.seq !== expected.seq || version.revision !== expected.revision) return version;
      if (fstatSync(fd).size > this.end) ftruncateSync(fd, this.end);
      try {
        writeText(fd, lineOf(addition), this.end);
        fdatasyncSync(fd);
      } catch (error) {
        ftruncateSync(fd, this.end);
        throw error;
      }
      return version;
    });
  }

  /** As `GameStore.load`. Undefined if there is no complete change in the file. */
  load(tail: number): StoredGame | undefined {
    return withFile(this.path, 'r', (fd) => {
      this.refresh(fd);
      const last = this.changes.at(-1);
      if (this.header === undefined || last === undefined) return undefined;
      const snapshots = this.changes.filter(({ snapshot }) => snapshot !== undefined);
      const latest = snapshots.findLast(({ snapshot = 0 }) => snapshot <= last.version.seq - tail);
      const change = latest ?? snapshots[0];
      if (change === undefined) throw new Error('there is no snapshot');
      const snapshot = this.fieldsIn(fd, change)['snapshot'] as Snapshot;
      return {
        header: this.fieldsIn(fd, this.header),
        draft: this.fieldsIn(fd, last)['draft'],
        snapshot,
        entries: this.entriesIn(fd, snapshot.seq - 1, last.version.seq),
      };
    });
  }

  /** As `GameStore.read`. */
  entries(after: number, upTo: number): unknown[] {
    return withFile(this.path, 'r', (fd) => {
      this.refresh(fd);
      return this.entriesIn(fd, after, upTo);
    });
  }

  private entriesIn(fd: number, after: number, upTo: number): unknown[] {
    const needed = this.changes.filter((change) => change.version.seq > after && change.after < upTo);
    return needed.flatMap((change) => {
      if (change.after === change.version.seq) return []; // only the draft changed
      const entries = this.fieldsIn(fd, change)['entries'] as readonly unknown[];
      return entries.slice(Math.max(0, after - change.after), upTo - change.after);
    });
  }

  private fieldsIn(fd: number, line: Line): Fields {
    return parse(readBytes(fd, line).toString(), 0);
  }

  private refresh(fd: number): void {
    const file = fstatSync(fd);
    if (isTooLarge(file)) throw new Error('the file is too large');
    if (file.ino !== this.inode || file.size < this.end) this.forget();
    this.inode = file.ino;
    const offset = this.end;
    const bytes = readBytes(fd, { start: offset, end: file.size });
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      this.add({ start: offset + start, end: offset + end }, bytes.toString('utf8', start, end));
      start = end + 1;
      this.end = offset + start;
    }
  }

  private forget(): void {
    this.header = undefined;
    this.changes.length = 0;
    this.end = 0;
  }

  private add(line: Line, text: string): void {
    const number = this.header === undefined ? 1 : this.changes.length + 2;
    const { entries, draft, snapshot } = parse(text, number);
    if (this.header === undefined) {
      this.header = line;
      return;
    }
    const { revision } = fieldsOf(draft);
    if (!Array.isArray(entries) || typeof revision !== 'number')
      throw new Error(`line ${number}: not a change`);
    const after = this.changes.at(-1)?.version.seq ?? 0;
    const { seq } = fieldsOf(snapshot);
    this.changes.push({
      ...line,
      after,
      version: { seq: after + entries.length, revision },
      snapshot: typeof seq === 'number' ? seq : undefined,
    });
  }
}
