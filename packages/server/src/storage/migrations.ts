/**
 * How a database gets its tables: named migrations, applied in this order, each once, forward only. A released one is never
 * changed; `test/storage/migrations.test.ts` has an example of a database before each.
 *
 * They are plain SQL because the tables need only what SQLite and PostgreSQL write alike (`text`, `bigint`, partial indexes),
 * so that one list serves both; the differences are the words of the `Dialect`. A migrator of a library would bring a
 * schema language, and tables of its own, for no more than this.
 */

export interface Migration {
  /** As remembered in the database. */
  readonly name: string;
  readonly statements: (dialect: Dialect) => readonly string[];
}

/** What the databases do not write alike. */
export interface Dialect {
  /** After a table whose rows are to lie in the order of their primary key. */
  readonly clustered: string;
  /** The type of text that is compared and sorted byte by byte, wherever the database stands. */
  readonly text: string;
}

export const SQLITE: Dialect = { clustered: 'without rowid', text: 'text' };
export const POSTGRES: Dialect = { clustered: '', text: 'text collate "C"' };

/** Which of the migrations are to be applied. Throws if a newer release has applied others. */
export function missingIn(
  applied: readonly string[],
  migrations: readonly Migration[] = MIGRATIONS,
): readonly Migration[] {
  const unknown = applied.filter((name) => migrations.every((migration) => migration.name !== name));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
  return migrations.filter(({ name }) => !applied.includes(name));
}

/** The database was written by a newer release. */
export class NewerDatabase extends Error {
  readonly unknown: readonly string[];

  constructor(unknown: readonly string[]) {
    super(`unknown migrations: ${unknown.join(', ')}`);
    this.unknown = unknown;
  }
}

/** Which migrations were applied. */
export const MIGRATION_TABLE =
  'create table if not exists migration (name text not null primary key, applied_at bigint not null)';

export const MIGRATIONS: readonly Migration[] = [
  {
    name: '0001-tables',
    statements: ({ clustered, text }) => [
      // What changes with every append is a small row of its own; headers may hold a whole edition.
      `create table game (
        id ${text} not null primary key,
        seq bigint not null,
        revision bigint not null,
        draft ${text} not null,
        summary ${text} not null,
        updated_at bigint not null
      ) ${clustered}`,
      `create table game_header (game ${text} not null primary key, header ${text} not null)`,
      `create table game_entry (
        game ${text} not null,
        seq bigint not null,
        entry ${text} not null,
        primary key (game, seq)
      ) ${clustered}`,
      `create table game_snapshot (
        game ${text} not null,
        seq bigint not null,
        state ${text} not null,
        primary key (game, seq)
      )`,

      // Where several nodes share a database, the one that looks at a game has a lease; SQLite has one process.
      `create table wake (
        game ${text} not null primary key,
        due_at bigint not null,
        lease_holder ${text},
        lease_until bigint
      ) ${clustered}`,
      'create index wake_due on wake (due_at)',

      `create table room (
        id ${text} not null primary key,
        revision bigint not null,
        state ${text} not null,
        code ${text},
        is_listed integer not null,
        created_at bigint not null,
        updated_at bigint not null,
        expires_at bigint,
        document ${text} not null
      )`,
      'create unique index room_code on room (code)',
      'create index room_state on room (state)',
      'create index room_expiry on room (expires_at) where expires_at is not null',
      "create index room_listed on room (created_at) where is_listed = 1 and state = 'waiting'",

      // The host's role is place -1.
      `create table room_holder (
        room ${text} not null,
        place integer not null,
        holder ${text} not null,
        primary key (room, place)
      ) ${clustered}`,
      'create index room_holder_holder on room_holder (holder)',
      "create unique index room_holder_key on room_holder (holder) where substr(holder, 1, 2) = 'k:'",

      `create table person (id ${text} not null primary key, name ${text} not null, created_at bigint not null)`,
      `create table device (
        id ${text} not null primary key,
        person ${text} not null,
        key_hash ${text} not null unique,
        label ${text} not null,
        created_at bigint not null,
        seen_at bigint not null
      )`,
      'create index device_person on device (person)',
      `create table recovery (
        person ${text} not null primary key,
        lookup ${text} not null unique,
        hash ${text} not null,
        created_at bigint not null
      )`,

      `create table pulse (name ${text} not null primary key, at bigint not null)`,
      'create table outage (began_at bigint not null, ended_at bigint not null primary key)',
    ],
  },
  {
    name: '0002-talk',
    statements: ({ clustered, text }) => [
      // `phrase` or `words`, whichever was said.
      `create table talk (
        room ${text} not null,
        number bigint not null,
        seat integer not null,
        said_at bigint not null,
        phrase ${text},
        words ${text},
        primary key (room, number)
      ) ${clustered}`,
    ],
  },
  {
    name: '0003-talk-holder',
    statements: ({ text }) => [
      // Who said it, as seats are shuffled and change hands.
      `alter table talk add column holder ${text}`,
      `update talk set holder = (
        select holder from room_holder where room_holder.room = talk.room and room_holder.place = talk.seat
      )`,
      'create index talk_holder on talk (holder)',
      'alter table talk drop column seat',
    ],
  },
  {
    name: '0004-retention',
    statements: () => [
      'drop index room_state',
      'create index room_state on room (state, updated_at)',
      'create index device_seen on device (seen_at)',
    ],
  },
  {
    name: '0005-talk-author',
    statements: ({ text }) => [
      // What they were called, and the number of their first message: for those who have no seat any more.
      'alter table talk add column author bigint',
      `alter table talk add column name ${text}`,
      `update talk set author = (
        select min(first.number) from talk first where first.room = talk.room and first.holder = talk.holder
      )`,
    ],
  },
  {
    name: '0006-nodes',
    statements: ({ clustered, text }) => [
      // What nodes that share the database know of each other's tables.
      `create table minutes (
        game ${text} not null primary key,
        revision bigint not null,
        document ${text} not null
      ) ${clustered}`,
      `create table presence (
        room ${text} not null,
        node ${text} not null,
        said_at bigint not null,
        document ${text} not null,
        primary key (room, node)
      ) ${clustered}`,
      'create index presence_node on presence (node)',
    ],
  },
];
