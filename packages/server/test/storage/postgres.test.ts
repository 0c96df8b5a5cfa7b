import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { hasPostgres, POSTGRES, postgresServer } from '../../../../scripts/postgres/forTests.ts';
import { StorageFailure } from '../../src/storage/failure.ts';
import { MIGRATIONS, type Migration } from '../../src/storage/migrations.ts';
import { Connections, type Session } from '../../src/storage/postgres/connections.ts';
import { appliedTo, migrate } from '../../src/storage/postgres/migrate.ts';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import type { ServerStorage } from '../../src/storage/storage.ts';
import { additionOf, deviceOf, firstOf, headerOf, personOf, roomOf } from './contract/samples.ts';
import { runAndKill, wrongAfter } from './killed.ts';
import { opened } from './opened.ts';

const server = postgresServer();
const open: ServerStorage[] = [];
let databases = 0;

async function freshDatabase(): Promise<string> {
  return (await server()).createDatabase(`kairo_${++databases}`);
}

async function storageAt(url: string): Promise<ServerStorage> {
  const storage = await opened(url);
  open.push(storage);
  return storage;
}

afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close();
});

/** Whatever is asked, until it is answered. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (failure) {
      expect(failure).toBeInstanceOf(StorageFailure);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

describe.skipIf(!hasPostgres)(POSTGRES, () => {
  describe('appends that come together', () => {
    test('share a commit and a notification, and a conflict affects no other', async () => {
      const url = await freshDatabase();
      const storage = await storageAt(url);
      const { games } = storage;
      for (const id of ['a', 'b', 'c']) await games.create(headerOf(id), firstOf());
      const listener = new pg.Client({ connectionString: url });
      await listener.connect();
      await listener.query('listen kairo_games');
      const told: unknown[] = [];
      listener.on('notification', ({ payload = '' }) => told.push(JSON.parse(payload)));
      const before = storage.figures.commits;
      const base = { seq: 1, revision: 0 };
      const appended = await Promise.all([
        games.append('a', base, additionOf(2)),
        games.append('b', { seq: 7, revision: 0 }, additionOf(8)),
        games.append('missing', base, additionOf(2)),
        games.append('c', base, additionOf(2)),
      ]);
      expect(appended).toEqual([
        { ok: true },
        { ok: false, found: base },
        { ok: false, found: undefined },
        { ok: true },
      ]);
      await listener.query('select 1');
      await listener.end();
      expect(told).toEqual([
        [
          ['a', 2, 0],
          ['c', 2, 0],
        ],
      ]);
      expect(storage.figures.commits).toBe(before + 1);
    });

    test('may be many, of games with long names', async () => {
      const { games } = await storageAt(await freshDatabase());
      const ids = Array.from({ length: 600 }, (_, i) => `${i} ${'é'.repeat(100)}`);
      for (let i = 0; i < ids.length; i += 50)
        await Promise.all(ids.slice(i, i + 50).map((id) => games.create(headerOf(id), firstOf())));
      const appended = await Promise.all(
        ids.map((id) => games.append(id, { seq: 1, revision: 0 }, additionOf(2))),
      );
      expect(appended.every(({ ok }) => ok)).toBe(true);
      expect((await games.read(ids[599] ?? '', 0, 9)).length).toBe(2);
    });
  });

  test('what the program got wrong is an error, and affects no other', async () => {
    const { games, rooms } = await storageAt(await freshDatabase());
    await rooms.create(roomOf('a', { code: 'ABC234' }));
    for (const id of ['a', 'b']) await games.create(headerOf(id), firstOf());
    const wrong = { ...additionOf(2), summary: { updatedAt: 1.5, points: [], isOver: false } };
    const base = { seq: 1, revision: 0 };
    const [bad, good, changed] = await Promise.allSettled([
      games.append('a', base, wrong),
      games.append('b', base, additionOf(2)),
      rooms.update(roomOf('a', { revision: 2, code: 'XYZ234' }), 1),
    ]);
    for (const settled of [bad, changed]) {
      expect(settled.status).toBe('rejected');
      expect(settled.status === 'rejected' && settled.reason).not.toBeInstanceOf(StorageFailure);
    }
    expect(good).toEqual({ status: 'fulfilled', value: { ok: true } });
    expect((await games.read('a', 0, 9)).length).toBe(1);
    expect((await rooms.get('a'))?.code).toBe('ABC234');
  });

  describe('of two nodes', () => {
    async function twoNodes(): Promise<readonly [ServerStorage, ServerStorage]> {
      const url = await freshDatabase();
      return [await storageAt(url), await storageAt(url)];
    }

    test('that start at the same time one migrates', async () => {
      const url = await freshDatabase();
      const nodes = await Promise.all(Array.from({ length: 4 }, () => storageAt(url)));
      expect(await nodes[0]?.rooms.create(roomOf('a'))).toBe('created');
      expect(await nodes[3]?.rooms.get('a')).toEqual(roomOf('a'));
    });

    test('one appends to a version, and the other one is told what it found', async () => {
      const [one, two] = await twoNodes();
      await one.games.create(headerOf('a'), firstOf());
      for (let seq = 1; seq < 30; seq++) {
        const base = { seq, revision: 0 };
        const appended = await Promise.all(
          [one, two].map(({ games }) => games.append('a', base, additionOf(seq + 1))),
        );
        const [lost] = appended.filter(({ ok }) => !ok);
        expect(appended.filter(({ ok }) => ok).length).toBe(1);
        expect(lost).toEqual({ ok: false, found: { seq: seq + 1, revision: 0 } });
      }
    });

    test('each appends to many games in its own order', async () => {
      const [one, two] = await twoNodes();
      const ids = Array.from({ length: 60 }, (_, i) => `game ${i}`);
      await Promise.all(ids.map((id) => one.games.create(headerOf(id), firstOf())));
      const base = { seq: 1, revision: 0 };
      const append = (node: ServerStorage, all: readonly string[]) =>
        Promise.all(all.map((id) => node.games.append(id, base, additionOf(2))));
      const [forwards, backwards] = await Promise.all([append(one, ids), append(two, ids.toReversed())]);
      for (const [i, id] of ids.entries()) {
        const results = [forwards[i]?.ok, backwards[ids.length - 1 - i]?.ok];
        expect([id, results.filter(Boolean).length]).toEqual([id, 1]);
      }
    });

    test('one gets a code, a key, a number', async () => {
      const [one, two] = await twoNodes();
      const nodes = [one, two];
      for (let i = 0; i < 20; i++) {
        const code = `CODE${i}`;
        const created = await Promise.all(
          nodes.map(({ rooms }, node) => rooms.create(roomOf(`${node} ${i}`, { code }))),
        );
        expect(created.sort()).toEqual(['code-taken', 'created']);
        const holders = [{ holder: `k:${i}`, seat: 0 }];
        const seated = await Promise.all(
          nodes.map(({ rooms }, node) => rooms.create(roomOf(`key ${node} ${i}`, { holders }))),
        );
        expect(seated.sort()).toEqual(['created', 'key-taken']);
        const people = await Promise.all(
          nodes.map(({ people: store }, node) =>
            store.create(personOf(`p ${i}`), deviceOf(`d ${node} ${i}`)),
          ),
        );
        expect(people.sort()).toEqual(['created', 'taken']);
      }
      const said = { holder: 'p:a', name: 'A', at: 1, phrase: null, words: 'hm' };
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, i) => nodes[i % 2]?.talk.add('a', said, 99)),
      );
      const numbers = all.map((one) => one?.number ?? 0).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    });

    test('one changes a revision of a room', async () => {
      const [one, two] = await twoNodes();
      await one.rooms.create(roomOf('a'));
      const updated = await Promise.all(
        [one, two].map(({ rooms }) => rooms.update(roomOf('a', { revision: 2 }), 1)),
      );
      expect(updated.sort()).toEqual(['conflict', 'updated']);
    });
  });

  describe('migrations', () => {
    const FAILING: Migration = {
      name: '9999-failing',
      statements: () => ['delete from room_holder', 'insert into missing values (1)'],
    };

    async function migrating(work: (session: Session) => Promise<void>): Promise<void> {
      const connections = new Connections({ url: await freshDatabase(), most: 1 });
      await connections.use(work);
      await connections.close();
    }

    test('lead from what an older release has left', () =>
      migrating(async (session) => {
        await migrate(session, 1, MIGRATIONS.slice(0, 2));
        await session.ask({ sql: "insert into room_holder values ('r', -1, 'p:host'), ('r', 1, 'p:noor')" });
        const said = "('r', 1, 1, 5, 'Tea?'), ('r', 2, 0, 6, 'No')";
        await session.ask({ sql: `insert into talk (room, number, seat, said_at, words) values ${said}` });
        await migrate(session, 2);
        await migrate(session, 3);
        const { rows } = await session.ask({ sql: 'select holder, words from talk order by number' });
        expect(rows).toEqual([
          { holder: 'p:noor', words: 'Tea?' },
          { holder: null, words: 'No' },
        ]);
        expect(await appliedTo(session)).toEqual(MIGRATIONS.map(({ name }) => name));
      }));

    test('that fail leave everything as it was', () =>
      migrating(async (session) => {
        await migrate(session, 1);
        await session.ask({ sql: "insert into room_holder values ('r', -1, 'p:host')" });
        await expect(migrate(session, 2, [...MIGRATIONS, FAILING])).rejects.toThrow('missing');
        expect((await session.ask({ sql: 'select * from room_holder' })).rows.length).toBe(1);
        expect(await appliedTo(session)).not.toContain(FAILING.name);
      }));

    test('compare text byte by byte', () =>
      migrating(async (session) => {
        await migrate(session, 1);
        const { rows } = await session.ask({
          sql: `select table_name, column_name from information_schema.columns
            where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'
            and table_name != 'migration'`,
        });
        expect(rows).toEqual([]);
      }));
  });

  describe('a database', () => {
    test('of a newer release is refused', async () => {
      const url = await freshDatabase();
      await (await opened(url)).close();
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      await other.query("insert into migration values ('9999-of-the-future', 0)");
      await other.end();
      expect(await openPostgres({ url, openedAt: 0 })).toEqual({
        ok: false,
        error: { code: 'storage/newer', file: url, unknown: ['9999-of-the-future'] },
      });
    });

    test('that is not there is refused, without telling the password', async () => {
      const { port } = await server();
      const found = await openPostgres({
        url: `postgres://kairo:secret@127.0.0.1:${port}/missing?application_name=x`,
        openedAt: 0,
      });
      expect(found).toEqual({
        ok: false,
        error: {
          code: 'storage/failed',
          file: `postgres://kairo@127.0.0.1:${port}/missing`,
          detail: 'database "missing" does not exist',
        },
      });
    });
  });

  describe('a connection that is lost', () => {
    test('leaves it unknown what was being done, and what comes next has a new one', async () => {
      const storage = await storageAt(await freshDatabase());
      const { games, rooms } = storage;
      await games.create(headerOf('a'), firstOf());
      for (let seq = 1; seq < 20; seq++) {
        const both = Promise.allSettled([
          games.append('a', { seq, revision: 0 }, additionOf(seq + 1)),
          rooms.create(roomOf(`room ${seq}`)),
        ]);
        await (await server()).cutOff();
        for (const settled of await both) {
          if (settled.status === 'rejected') expect(settled.reason).toBeInstanceOf(StorageFailure);
        }
        const stored = await untilAnswered(() => games.read('a', 0, 99));
        const isStored = stored.length === seq + 1;
        expect([seq, seq + 1]).toContain(stored.length);
        if (isStored) continue;
        await untilAnswered(() => games.append('a', { seq, revision: 0 }, additionOf(seq + 1)));
        expect((await untilAnswered(() => games.read('a', 0, 99))).length).toBe(seq + 1);
      }
    });

    test('with the whole database is replaced when it is back', async () => {
      const storage = await storageAt(await freshDatabase());
      const { games } = storage;
      await games.create(headerOf('a'), firstOf());
      const database = await server();
      await database.kill();
      await expect(games.read('a', 0, 9)).rejects.toBeInstanceOf(StorageFailure);
      const base = { seq: 1, revision: 0 };
      await expect(games.append('a', base, additionOf(2))).rejects.toBeInstanceOf(StorageFailure);
      await database.startAgain();
      expect((await games.read('a', 0, 9)).length).toBe(1);
      expect(await games.append('a', base, additionOf(2))).toEqual({ ok: true });
    });
  });

  test('close waits for what was begun, and ends everything else', async () => {
    const url = await freshDatabase();
    const storage = await opened(url);
    const created = storage.rooms.create(roomOf('a'));
    const closed = storage.close();
    await expect(storage.rooms.get('a')).rejects.toBeInstanceOf(StorageFailure);
    expect(await created).toBe('created');
    await closed;
    expect(await (await storageAt(url)).rooms.get('a')).toBeDefined();
  });

  test('a process that is killed loses nothing that it acknowledged', async () => {
    const place = await freshDatabase();
    for (const appends of [1, 150, 400]) {
      const run = await runAndKill({ place, appends });
      expect(run).toMatchObject({ acknowledgements: appends, failures: 0 });
      expect(await wrongAfter(place, run)).toEqual([]);
    }
  });
});
