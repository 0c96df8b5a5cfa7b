/** One connection to a SQLite file, with its statements, used in the thread that owns it. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { createQueryId, type SelectModifierNode, SqliteQueryCompiler } from 'kysely';
import type { Answer, Asked, Work } from '../operations/work.ts';

export const MEMORY = ':memory:';

export interface ConnectionOptions {
  /** A path, or `:memory:`. */
  readonly file: string;
  /** The database grows to so many pages of 4 kB at most; beyond that, writes fail as on a full disk. */
  readonly maxPages?: number;
  /** For tools that look at a database which a server may have open. */
  readonly isReadOnly?: boolean;
}

/** One process writes, one thing after the other: there is nothing to lock. */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') super.visitSelectModifier(node);
  }
}

/** How long to wait for another program that writes, such as a tool of the operator. */
const BUSY_MILLISECONDS = 5_000;
const CACHE_KILOBYTES = 32_000;

export class Connection {
  readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private readonly compiler = new Compiler();

  constructor({ file, maxPages, isReadOnly = false }: ConnectionOptions) {
    this.database = new DatabaseSync(file, { timeout: BUSY_MILLISECONDS, readOnly: isReadOnly });
    if (isReadOnly) return;
    try {
      this.database.exec(`
        pragma journal_mode = wal;
        pragma synchronous = full;
        pragma temp_store = memory;
        pragma secure_delete = on;
        pragma cache_size = -${CACHE_KILOBYTES};
      `);
      if (maxPages !== undefined) this.database.exec(`pragma max_page_count = ${maxPages}`);
    } catch (error) {
      this.database.close();
      throw error;
    }
  }

  /** Each text is prepared once. */
  prepare(text: string): StatementSync {
    const known = this.statements.get(text);
    if (known !== undefined) return known;
    const statement = this.database.prepare(text);
    this.statements.set(text, statement);
    return statement;
  }

  /** Inside a transaction, or for an operation of one statement. */
  carryOut<T>(work: Work<T>): T {
    let step = work.next();
    while (step.done !== true) step = work.next(this.answer(step.value));
    return step.value;
  }

  private answer({ node, wants }: Asked): Answer {
    const { sql, parameters } = this.compiler.compileQuery(node, createQueryId());
    const statement = this.prepare(sql);
    // The parameters' types follow from the tables.
    const values = parameters as SQLInputValue[];
    if (wants === 'rows') return { rows: statement.all(...values), changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  /** All of the work or, if it throws, nothing. */
  transaction<T>(work: () => T): T {
    this.database.exec('begin immediate');
    try {
      const result = work();
      this.database.exec('commit');
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('rollback');
      throw error;
    }
  }

  /** Reads what was committed at one moment. */
  reading<T>(work: () => T): T {
    this.database.exec('begin');
    try {
      return work();
    } finally {
      this.database.exec('rollback');
    }
  }

  /** Empties the write-ahead log, in which what was deleted is still to be found; unless another program reads the database. */
  emptyLog(): void {
    this.database.exec(
      `pragma busy_timeout = 0; pragma wal_checkpoint(truncate); pragma busy_timeout = ${BUSY_MILLISECONDS}`,
    );
  }

  close(): void {
    this.statements.clear();
    this.database.close();
  }
}
