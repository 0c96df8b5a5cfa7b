/** What an error of PostgreSQL, or of the way to it, means. */
import { DatabaseError } from 'pg';
import { StorageFailure, type StorageProblem } from '../failure.ts';
import { NewerDatabase } from '../migrations.ts';

/**
 * `fault`: it was wrong, and will never be carried out. `race`: another node did something at the same moment; carried out
 * again, an operation finds what that was. `held up`: others held too long what it needs. All three: it was not carried out.
 * `lost`: unknown, and the connection is of no use any more.
 */
export type TroubleKind = 'fault' | 'race' | 'held up' | 'unable' | 'lost';

/** A statement did not succeed. */
export class Trouble extends Error {
  readonly kind: TroubleKind;

  constructor(cause: unknown) {
    super(detailOf(cause), { cause });
    this.kind = kindOf(cause);
  }
}

/** By SQLSTATE; what is not listed is `unable`: the disk is full, the database is read-only, and the like. */
const KINDS: readonly (readonly [RegExp, TroubleKind])[] = [
  [/^(23505|40001|40P01)$/, 'race'],
  [/^(55P03|57014)$/, 'held up'],
  // 0A000: after a migration by another node, a prepared statement has other columns. 25006: it is a standby now.
  [/^(08|0A|25|26|57P|58|F0|XX)/, 'lost'],
  [/^(21|22|23|2F|34|42|44)/, 'fault'],
];

function kindOf(error: unknown): TroubleKind {
  if (!(error instanceof DatabaseError) || error.code === undefined) return 'lost';
  const { code } = error;
  return KINDS.find(([codes]) => codes.test(code))?.[1] ?? 'unable';
}

export function detailOf(error: unknown): string {
  // Node tries all addresses of a host, and has one error for each.
  if (error instanceof AggregateError) return error.errors.map(detailOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

export function isTrouble(error: unknown, kind: TroubleKind): boolean {
  return error instanceof Trouble && error.kind === kind;
}

/** What the one gets who asked for an operation. */
export function meaningOf(error: unknown): unknown {
  if (!(error instanceof Trouble)) return error;
  return error.kind === 'fault' ? new Error(error.message) : new StorageFailure(error.message);
}

export function problemOf(error: unknown, address: string): StorageProblem {
  if (error instanceof NewerDatabase) return { code: 'storage/newer', file: address, unknown: error.unknown };
  return { code: 'storage/failed', file: address, detail: detailOf(error) };
}
