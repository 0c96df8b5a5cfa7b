/** What an error of SQLite means. */
import type { StorageProblem } from '../failure.ts';
import { NewerDatabase } from '../migrations.ts';

const ERROR = 1;
const BUSY = 5;
const CORRUPT = 11;
const TOO_BIG = 18;
const CONSTRAINT = 19;
const MISMATCH = 20;
const RANGE = 25;
const NOT_A_DATABASE = 26;

/** A statement or a value was wrong: the file is all right, and the transaction can be rolled back. */
const FAULTS_OF_THE_PROGRAM = new Set([ERROR, TOO_BIG, CONSTRAINT, MISMATCH, RANGE]);

/** The primary result code; undefined if it is not an error of SQLite. */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return error.errcode & 0xff;
}

export function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether the storage itself failed: disk, lock, memory. */
export function isStorageError(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && !FAULTS_OF_THE_PROGRAM.has(code);
}

export function problemOf(error: unknown, file: string): StorageProblem {
  if (error instanceof NewerDatabase) return { code: 'storage/newer', file, unknown: error.unknown };
  const code = codeOf(error);
  const detail = detailOf(error);
  if (code === BUSY) return { code: 'storage/in-use', file };
  if (code === NOT_A_DATABASE || code === CORRUPT) return { code: 'storage/not-a-database', file, detail };
  return { code: 'storage/failed', file, detail };
}
