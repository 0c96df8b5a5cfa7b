/**
 * Operations as both databases carry them out: each is a generator that asks for one statement after the other and gets
 * its answer. SQLite answers at once, in its thread; PostgreSQL over the network. An operation runs as if it were alone: it
 * checks, then writes, and what it must rely on until its end is read `forUpdate`.
 */
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  type RootOperationNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Tables } from '../tables.ts';

/** Builds queries; it has no connection, and what it builds is compiled by the database that carries it out. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** What Kysely's builders have in common; the row's type follows from the query. */
interface Query<Row> {
  toOperationNode(): RootOperationNode;
  compile(): CompiledQuery<Row>;
}

export interface Asked {
  readonly node: RootOperationNode;
  /** Rows, or only how many were changed. */
  readonly wants: 'rows' | 'changes';
}

export interface Answer {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export type Work<T> = Generator<Asked, T, Answer>;

export function* all<Row>(built: Query<Row>): Work<Row[]> {
  const { rows } = yield { node: built.toOperationNode(), wants: 'rows' };
  return rows as Row[];
}

export function* first<Row>(built: Query<Row>): Work<Row | undefined> {
  return (yield* all(built))[0];
}

/** How many rows were changed. */
export function* run(built: Query<unknown>): Work<number> {
  const { changes } = yield { node: built.toOperationNode(), wants: 'changes' };
  return changes;
}
