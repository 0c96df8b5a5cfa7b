/** Copies what a SQLite database holds into PostgreSQL, a room or a person at a time with all that belongs to them. */
import type { DatabaseSync } from 'node:sqlite';
import type { Tables } from '../tables.ts';
import type { Connections, Session } from './connections.ts';

/** What a row belongs to, and the column that says so. `site`: to all of it. */
type Belonging = readonly ['room' | 'person', string] | 'site';

/** In an order in which they can be written. */
const TABLES: { readonly [Name in keyof Tables]: Belonging } = {
  room: ['room', 'id'],
  room_holder: ['room', 'room'],
  game: ['room', 'id'],
  game_header: ['room', 'game'],
  game_entry: ['room', 'game'],
  game_snapshot: ['room', 'game'],
  wake: ['room', 'game'],
  talk: ['room', 'room'],
  minutes: ['room', 'game'],
  presence: ['room', 'room'],
  person: ['person', 'id'],
  device: ['person', 'person'],
  recovery: ['person', 'person'],
  pulse: 'site',
  outage: 'site',
};

type Row = { readonly [column: string]: unknown };

/** So that no statement has more values than the database takes. */
const ROWS_AT_ONCE = 1_000;

export type Copied = 'copied' | 'same';

export class Copying {
  private readonly source: DatabaseSync;
  private readonly target: Connections;

  constructor(source: DatabaseSync, target: Connections) {
    this.source = source;
    this.target = target;
  }

  /** Whether a server has given a sign of life there after the last one here. */
  async hasBeenServed(): Promise<boolean> {
    const sql = 'select max(at) as at from pulse';
    const here = this.source.prepare(sql).get()?.['at'] ?? 0;
    const { rows } = await this.target.use((session) => session.ask({ sql }));
    return Number((rows[0] as Row | undefined)?.['at'] ?? 0) > Number(here);
  }

  ids(of: 'room' | 'person'): string[] {
    return this.source
      .prepare(`select id from ${of} order by id`)
      .all()
      .map(({ id }) => String(id));
  }

  /** How many there are that the source does not have. */
  async countOthers(of: 'room' | 'person'): Promise<number> {
    const known = new Set(this.ids(of));
    const { rows } = await this.target.use((session) => session.ask({ sql: `select id from ${of}` }));
    return (rows as { readonly id: string }[]).filter(({ id }) => !known.has(id)).length;
  }

  /** Replaces what is there if it differs. */
  copy(of: 'room' | 'person', id: string): Promise<Copied> {
    return this.replace(tablesOf(of), id);
  }

  copySite(): Promise<Copied> {
    const tables = Object.entries(TABLES).flatMap(([table, of]) => (of === 'site' ? [{ table }] : []));
    return this.replace(tables);
  }

  async remove(of: 'room' | 'person', id: string): Promise<void> {
    await this.target.use((session) =>
      session.transaction(async () => {
        for (const table of tablesOf(of))
          await session.ask({ sql: `delete ${from(table, '$1')}`, values: [id] });
      }),
    );
  }

  private replace(tables: readonly Place[], ...id: readonly string[]): Promise<Copied> {
    return this.target.use((session) =>
      session.transaction(async () => {
        let copied: Copied = 'same';
        for (const place of tables) {
          const rows: Row[] = this.source.prepare(`select * ${from(place, '?')}`).all(...id);
          const there = await session.ask({ sql: `select * ${from(place, '$1')}`, values: id });
          if (textOf(rows) === textOf(there.rows as Row[])) continue;
          copied = 'copied';
          await session.ask({ sql: `delete ${from(place, '$1')}`, values: id });
          await insert(session, place.table, rows);
        }
        return copied;
      }),
    );
  }
}

interface Place {
  readonly table: string;
  readonly column?: string;
}

function tablesOf(of: 'room' | 'person'): Place[] {
  return Object.entries(TABLES).flatMap(([table, belonging]) =>
    belonging !== 'site' && belonging[0] === of ? [{ table, column: belonging[1] }] : [],
  );
}

function from({ table, column }: Place, parameter: string): string {
  return `from ${table}${column === undefined ? '' : ` where ${column} = ${parameter}`}`;
}

/** The same for the same rows, in whatever order they and their columns come. */
function textOf(rows: readonly Row[]): string {
  const texts = rows.map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));
  return texts.sort().join('\n');
}

async function insert(session: Session, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
    const some = rows.slice(i, i + ROWS_AT_ONCE);
    const places = some.map(
      (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join()})`,
    );
    const values = some.flatMap((row) => columns.map((column) => row[column]));
    await session.ask({ sql: `insert into ${table} (${columns.join()}) values ${places.join()}`, values });
  }
}
