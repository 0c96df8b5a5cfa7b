/** The database inside its thread: open for one process, reopened after a failure; commits many operations at once. */
import { DatabaseSync } from 'node:sqlite';
import type { Result } from '@kairo/engine';
import type { StorageProblem } from '../failure.ts';
import type { Operations } from '../operations/operations.ts';
import { createForOwnerAlone } from './backup.ts';
import { Connection, MEMORY } from './connection.ts';
import { detailOf, isStorageError, problemOf } from './errors.ts';
import type { Job, Outcome, ThreadOptions } from './messages.ts';
import { migrate } from './migrate.ts';
import { makeOperations } from './operations.ts';

/** Comes last when a person is removed: from then on nothing of them is to be found in the files. */
const ERASING: keyof Operations = 'forgetTalk';

interface Open {
  readonly connection: Connection;
  readonly operations: Operations;
}

/**
 * Held as long as the process lives, and released by the operating system. It is the lock of a second file, so that the operator's
 * tools can read the database itself.
 */
function takeLock(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

export class Database {
  private readonly options: ThreadOptions;
  private readonly lock: DatabaseSync | undefined;
  /** Undefined after a failure, until it could be opened again. */
  private current: Open | undefined;

  private constructor(options: ThreadOptions) {
    this.options = options;
    this.lock = options.file === MEMORY ? undefined : takeLock(options.file);
    try {
      this.current = this.open();
    } catch (error) {
      this.lock?.close();
      throw error;
    }
  }

  static open(options: ThreadOptions): Result<Database, StorageProblem> {
    const { file } = options;
    try {
      return { ok: true, value: new Database(options) };
    } catch (error) {
      return { ok: false, error: problemOf(error, file) };
    }
  }

  /** In one transaction. The outcomes are known, and durable, when this returns. */
  commit(jobs: readonly Job[]): Outcome[] {
    try {
      this.current ??= this.open();
      return this.attempt(this.current, jobs);
    } catch (error) {
      this.forget();
      const detail = detailOf(error);
      return jobs.map(() => ({ type: 'failed', detail }));
    }
  }

  /** The connection, for a backup of a database in memory. */
  get connection(): Connection | undefined {
    return this.current?.connection;
  }

  close(): void {
    this.current?.connection.close();
    this.current = undefined;
    this.lock?.close();
  }

  /** Throws if the storage fails. */
  private attempt({ connection, operations }: Open, jobs: readonly Job[]): Outcome[] {
    try {
      const outcomes = connection.transaction(() =>
        jobs.map((job): Outcome => ({ type: 'done', value: perform(operations, job) })),
      );
      if (jobs.some(({ name }) => name === ERASING)) connection.emptyLog();
      return outcomes;
    } catch (error) {
      if (isStorageError(error)) throw error;
      // One of them is broken, and nothing of the transaction was kept: each gets one of its own.
      if (jobs.length > 1) return jobs.flatMap((job) => this.attempt({ connection, operations }, [job]));
      return [{ type: 'broken', detail: detailOf(error) }];
    }
  }

  private open(): Open {
    if (this.options.file !== MEMORY) createForOwnerAlone(this.options.file);
    const connection = new Connection(this.options);
    try {
      migrate(connection, this.options.file, this.options.openedAt);
      settle(connection);
      return { connection, operations: makeOperations(connection) };
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  /** A database in memory is all there is of it, and stays open. */
  private forget(): void {
    if (this.options.file === MEMORY) return;
    const { current } = this;
    this.current = undefined;
    try {
      current?.connection.close();
    } catch {
      // It is not used again, whatever state it is in.
    }
  }
}

/**
 * Writes something, so that what is read from now on is durable, and stays as it is read. Without it, a change that was not
 * synchronised before a kill could be read and then be lost, and one whose commit failed could come back after not being read.
 */
function settle({ database }: Connection): void {
  const counted = database.prepare('pragma user_version').get()?.['user_version'];
  database.exec(`pragma user_version = ${(Number(counted) + 1) % 1_000_000}`);
}

export function perform(operations: Operations, { name, args }: Pick<Job, 'name' | 'args'>): unknown {
  // The client types the arguments by the name.
  const operation = operations[name] as (...args: readonly unknown[]) => unknown;
  return operation(...args);
}
