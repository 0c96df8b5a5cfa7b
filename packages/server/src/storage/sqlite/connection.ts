/** One connection to a SQLite file, with its statements, used in the thread that owns it. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Tables } from '../tables.ts';

export const MEMORY = ':memory:';

/** Builds queries; it has no connection of its own. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** What Kysely's builders have in common. */
interface Query<Row> {
  compile(): CompiledQuery<Row>;
}

export interface ConnectionOptions {
  /** A path, or `:memory:`. */
  readonly file: string;
  /** The database grows to so many pages of 4 kB at most; beyond that, writes fail as on a full disk. */
  readonly maxPages?: number;
  /** For tools that look at a database which a server may have open. */
  readonly isReadOnly?: boolean;
}

/** How long to wait for another program that writes, such as a tool of the operator. */
const BUSY_MILLISECONDS = 5_000;
const CACHE_KILOBYTES = 32_000;

export class Connection {
  readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

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

  all<Row>(built: Query<Row>): Row[] {
    const { sql, parameters } = built.compile();
    // Kysely derives the row's type from the query, and the parameters' types from the tables.
    return this.prepare(sql).all(...(parameters as SQLInputValue[])) as Row[];
  }

  first<Row>(built: Query<Row>): Row | undefined {
    return this.all(built)[0];
  }

  /** How many rows were changed. */
  run(built: Query<unknown>): number {
    const { sql, parameters } = built.compile();
    return Number(this.prepare(sql).run(...(parameters as SQLInputValue[])).changes);
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
