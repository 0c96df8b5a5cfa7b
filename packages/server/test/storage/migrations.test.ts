import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { MIGRATIONS, type Migration, SQLITE } from '../../src/storage/migrations.ts';
import { Connection } from '../../src/storage/sqlite/connection.ts';
import { migrate } from '../../src/storage/sqlite/migrate.ts';
import { freshFile, opened } from './opened.ts';

interface Example {
  /** What is in a database that has the migrations before. */
  readonly before: readonly string[];
  /** What a query finds afterwards. */
  readonly query: string;
  readonly found: readonly unknown[];
}

const EXAMPLES: { readonly [name: string]: Example } = {
  '0001-tables': {
    before: [],
    query:
      "select count(*) as count from sqlite_master where type = 'table' and name in ('game', 'room', 'person')",
    found: [{ count: 3 }],
  },
  '0002-talk': {
    before: [],
    query: "select count(*) as count from sqlite_master where type = 'table' and name = 'talk'",
    found: [{ count: 1 }],
  },
  '0003-talk-holder': {
    before: [
      "insert into room_holder (room, place, holder) values ('r', -1, 'p:host'), ('r', 1, 'p:noor')",
      "insert into talk (room, number, seat, said_at, words) values ('r', 1, 1, 5, 'Tea?'), ('r', 2, 0, 6, 'No')",
    ],
    query: 'select * from talk order by number',
    found: [
      { room: 'r', number: 1, said_at: 5, phrase: null, words: 'Tea?', holder: 'p:noor' },
      { room: 'r', number: 2, said_at: 6, phrase: null, words: 'No', holder: null },
    ],
  },
  '0004-retention': {
    before: [],
    query: "select name from sqlite_master where name in ('room_state', 'device_seen') order by name",
    found: [{ name: 'device_seen' }, { name: 'room_state' }],
  },
  '0005-talk-author': {
    before: [
      "insert into talk (room, number, holder, said_at, words) values ('r', 3, 'p:noor', 5, 'Tea?'), ('r', 4, null, 6, null), ('r', 5, 'p:noor', 7, 'No'), ('s', 1, 'p:noor', 8, 'Hi')",
    ],
    query: 'select room, number, author, name from talk order by room, number',
    found: [
      { room: 'r', number: 3, author: 3, name: null },
      { room: 'r', number: 4, author: null, name: null },
      { room: 'r', number: 5, author: 3, name: null },
      { room: 's', number: 1, author: 1, name: null },
    ],
  },
  '0006-nodes': {
    before: [],
    query: "select name from sqlite_master where name in ('minutes', 'presence') order by name",
    found: [{ name: 'minutes' }, { name: 'presence' }],
  },
};

const connections: Connection[] = [];

function connect(file: string): Connection {
  const connection = new Connection({ file });
  connections.push(connection);
  return connection;
}

afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
});

const found = ({ database }: Connection, query: string) =>
  database
    .prepare(query)
    .all()
    .map((row) => ({ ...row }));
const names = (connection: Connection) =>
  found(connection, 'select name from migration order by name').map(({ name }) => name);

describe('each migration', () => {
  test('has an example, and a name that sorts after those before', () => {
    const known = MIGRATIONS.map(({ name }) => name);
    expect(Object.keys(EXAMPLES).sort()).toEqual(known);
    expect([...new Set(known)].sort()).toEqual(known);
    for (const name of known) expect(name).toMatch(/^\d{4}-[a-z-]+$/);
  });

  test.each(MIGRATIONS.map(({ name }, i) => [name, i] as const))(
    '%s turns its example into today’s',
    (name, i) => {
      const file = freshFile();
      const connection = connect(file);
      const example = EXAMPLES[name];
      migrate(connection, file, 1, MIGRATIONS.slice(0, i));
      for (const statement of example?.before ?? []) connection.database.exec(statement);
      migrate(connection, file, 2, MIGRATIONS.slice(0, i + 1));
      expect(found(connection, example?.query ?? '')).toEqual(example?.found);
      expect(names(connection)).toEqual(MIGRATIONS.slice(0, i + 1).map((migration) => migration.name));
    },
  );

  test('writes no words that only SQLite knows, apart from the dialect', () => {
    const plain = MIGRATIONS.flatMap(({ statements }) => statements({ clustered: '', text: 'text' })).join(
      '\n',
    );
    expect(plain).not.toMatch(/without rowid|autoincrement|pragma|strict\b|integer primary key/i);
    expect(MIGRATIONS.flatMap(({ statements }) => statements(SQLITE)).join('\n')).toContain('without rowid');
  });
});

const FIRST: Migration = { name: '0001-a', statements: () => ['create table a (x integer)'] };
const SECOND: Migration = {
  name: '0002-b',
  statements: () => ['alter table a add column y integer', 'update a set y = 2 * x'],
};
const FAILING: Migration = {
  name: '0003-c',
  statements: () => ['delete from a', 'insert into missing values (1)'],
};

describe('migrating', () => {
  const backups = (file: string) =>
    readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.before-`));

  test('applies what is missing, once, after a backup', () => {
    const file = freshFile();
    const connection = connect(file);
    migrate(connection, file, Date.UTC(2030, 0, 2, 3, 4, 5), [FIRST]);
    expect(backups(file)).toEqual([]);
    connection.database.exec('insert into a values (21)');
    migrate(connection, file, Date.UTC(2030, 0, 2, 3, 4, 5), [FIRST, SECOND]);
    expect(found(connection, 'select * from a')).toEqual([{ x: 21, y: 42 }]);
    expect(backups(file)).toEqual(['kairo.sqlite.before-0002-b.2030-01-02T03-04-05-000Z']);
    const before = new DatabaseSync(join(dirname(file), backups(file)[0] ?? ''));
    expect(
      before
        .prepare('select * from a')
        .all()
        .map((row) => ({ ...row })),
    ).toEqual([{ x: 21 }]);
    before.close();
    migrate(connection, file, 0, [FIRST, SECOND]);
    expect(backups(file).length).toBe(1);
  });

  test('that fails leaves everything as it was', () => {
    const file = freshFile();
    const connection = connect(file);
    migrate(connection, file, 1, [FIRST]);
    connection.database.exec('insert into a values (21)');
    expect(() => migrate(connection, file, 2, [FIRST, SECOND, FAILING])).toThrow('missing');
    expect(found(connection, 'select * from a')).toEqual([{ x: 21 }]);
    expect(names(connection)).toEqual(['0001-a']);
  });

  test('refuses what a newer release has migrated', () => {
    const file = freshFile();
    const connection = connect(file);
    migrate(connection, file, 1, [FIRST, SECOND]);
    expect(() => migrate(connection, file, 2, [FIRST])).toThrow('0002-b');
    expect(backups(file)).toEqual([]);
  });

  test('a database that is up to date makes no backup when it is opened', async () => {
    const file = freshFile();
    await (await opened(file)).close();
    await (await opened(file)).close();
    expect(backups(file)).toEqual([]);
  });
});
