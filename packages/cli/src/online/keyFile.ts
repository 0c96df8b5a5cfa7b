/** The key of a seat, kept in a file, so that the program can be started again and goes on with the same seat. */
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type FileLock, lockFile } from '@kairo/arena';
import { err, ok, type Result } from '@kairo/engine';
import { Misfit, matching, object, whole } from '@kairo/protocol';
import { makeFolder } from '../games/makeFolder.ts';
import { textIn } from '../options.ts';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;

/** What was asked for with the key: the same request again gives the same answer. */
export interface KeptSeat {
  readonly table: string;
  readonly key: string;
  readonly seat: number;
  readonly name: string;
}

interface OpenKeyFile {
  readonly file: KeyFile;
  readonly kept: KeptSeat | undefined;
}

export type KeyFileProblem =
  /** Another process plays with it. */
  | { readonly code: 'locked'; readonly holder: number }
  | { readonly code: 'unreadable'; readonly detail: string }
  | { readonly code: 'other-table'; readonly table: string };

const keptShape = object({
  table: matching<string>((value) => typeof value === 'string', 'the id of a table'),
  key: matching<string>((value) => typeof value === 'string' && /^[\w-]{22,128}$/.test(value), 'a key'),
  seat: whole(0, 3),
  name: matching<string>((value) => typeof value === 'string', 'a name'),
});

export function drawKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

export class KeyFile {
  readonly path: string;
  private readonly lock: FileLock;

  private constructor(path: string, lock: FileLock) {
    this.path = path;
    this.lock = lock;
  }

  /** Held by this process until it is closed. What the file says is returned with it, if there is one. */
  static open(path: string, table: string): Result<OpenKeyFile, KeyFileProblem> {
    makeFolder(dirname(path));
    const lock = lockFile(path);
    if (lock.holder !== process.pid) return err({ code: 'locked', holder: lock.holder });
    const kept = existsSync(path) ? readKept(path, table) : ok(undefined);
    if (kept.ok) return ok({ file: new KeyFile(path, lock), kept: kept.value });
    lock.release();
    return kept;
  }

  /** There whole or not at all, and on the disk, before the key is used. */
  keep(kept: KeptSeat): void {
    const temporary = `${this.path}.new`;
    const fd = openSync(temporary, 'w', OWNER_ONLY);
    try {
      writeFileSync(fd, `${JSON.stringify(kept)}\n`);
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    renameSync(temporary, this.path);
  }

  close(): void {
    this.lock.release();
  }
}

function readKept(path: string, table: string): Result<KeptSeat, KeyFileProblem> {
  try {
    const kept = keptShape(JSON.parse(textIn(path)), '');
    return kept.table === table ? ok(kept) : err({ code: 'other-table', table: kept.table });
  } catch (failure) {
    return err({ code: 'unreadable', detail: failure instanceof Misfit ? failure.message : 'not JSON' });
  }
}
