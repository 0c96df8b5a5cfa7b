import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { StorageFailure } from '../../src/storage/failure.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import type { ServerStorage } from '../../src/storage/storage.ts';
import { additionOf, firstOf, headerOf, roomOf } from './contract/samples.ts';
import { freshFile, opened } from './opened.ts';

const MEMORY = ':memory:';
const open: ServerStorage[] = [];

async function storageIn(file: string, options: { readonly maxPages?: number } = {}): Promise<ServerStorage> {
  const storage = await opened(file, options);
  open.push(storage);
  return storage;
}

afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close();
});

describe('operations that come together', () => {
  test('share a commit, and a conflict affects no other', async () => {
    const storage = await storageIn(freshFile());
    const { games, rooms } = storage;
    const results = await Promise.all([
      games.create(headerOf('a'), firstOf()),
      games.append('a', { seq: 1, revision: 0 }, additionOf(2)),
      games.append('a', { seq: 1, revision: 0 }, additionOf(2)),
      games.append('b', { seq: 1, revision: 0 }, additionOf(2)),
      rooms.create(roomOf('a', { code: 'ABC234' })),
      rooms.create(roomOf('b', { code: 'ABC234' })),
      games.append('a', { seq: 2, revision: 0 }, additionOf(3)),
      games.read('a', 0, 9),
    ]);
    expect(results).toEqual([
      true,
      { ok: true },
      { ok: false, found: { seq: 2, revision: 0 } },
      { ok: false, found: undefined },
      'created',
      'code-taken',
      { ok: true },
      [1, 2, 3].map((seq) => additionOf(seq).entries[0]),
    ]);
    expect(storage.figures).toEqual({ waiting: 0, operations: 8, commits: 1, failures: 0 });
  });

  test('are counted', async () => {
    const storage = await storageIn(MEMORY);
    const all = Promise.all([storage.rooms.get('a'), storage.rooms.get('b'), storage.rooms.get('c')]);
    expect(storage.figures).toEqual({ waiting: 3, operations: 0, commits: 0, failures: 0 });
    await all;
    expect(storage.figures).toEqual({ waiting: 0, operations: 3, commits: 1, failures: 0 });
  });

  test('do not suffer from one that the program got wrong', async () => {
    const { rooms, games } = await storageIn(freshFile());
    await rooms.create(roomOf('a', { code: 'ABC234' }));
    const [created, updated, appended] = await Promise.allSettled([
      games.create(headerOf('a'), firstOf()),
      rooms.update(roomOf('a', { revision: 2, code: 'XYZ234' }), 1),
      games.append('a', { seq: 1, revision: 0 }, additionOf(2)),
    ]);
    expect(created).toEqual({ status: 'fulfilled', value: true });
    expect(updated).toMatchObject({ status: 'rejected' });
    expect(updated.status === 'rejected' && updated.reason).not.toBeInstanceOf(StorageFailure);
    expect(appended).toEqual({ status: 'fulfilled', value: { ok: true } });
    expect((await games.read('a', 0, 9)).length).toBe(2);
  });

  test('may be many', async () => {
    const storage = await storageIn(MEMORY);
    const ids = Array.from({ length: 2000 }, (_, i) => `game ${i}`);
    const created = await Promise.all(ids.map((id) => storage.games.create(headerOf(id), firstOf())));
    expect(created.every(Boolean)).toBe(true);
    expect((await storage.games.list()).length).toBe(2000);
  });
});

describe('a file', () => {
  test('keeps what was stored', async () => {
    const file = freshFile();
    const first = await storageIn(file);
    await first.rooms.create(roomOf('a'));
    await first.close();
    const second = await storageIn(file);
    expect(await second.rooms.get('a')).toEqual(roomOf('a'));
  });

  test('is refused while it is in use, and free afterwards', async () => {
    const file = freshFile();
    const first = await storageIn(file);
    const refused = { ok: false, error: { code: 'storage/in-use', file } };
    expect(await openSqlite({ file, openedAt: 0 })).toEqual(refused);
    expect(await first.rooms.create(roomOf('a'))).toBe('created');
    await first.close();
    await storageIn(file);
  });

  test('of a newer release is refused, and left alone', async () => {
    const file = freshFile();
    await (await opened(file)).close();
    const other = new DatabaseSync(file);
    other.exec("insert into migration values ('9999-of-the-future', 0)");
    other.close();
    const before = readFileSync(file);
    expect(await openSqlite({ file, openedAt: 0 })).toEqual({
      ok: false,
      error: { code: 'storage/newer', file, unknown: ['9999-of-the-future'] },
    });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('that is no database is refused, and left alone', async () => {
    const file = freshFile();
    const text = 'Dear diary, '.repeat(1000);
    writeFileSync(file, text);
    const refused = await openSqlite({ file, openedAt: 0 });
    expect(refused).toMatchObject({ ok: false, error: { code: 'storage/not-a-database', file } });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('in a folder that does not exist is refused', async () => {
    const file = join(freshFile(), 'missing', 'kairo.sqlite');
    const refused = await openSqlite({ file, openedAt: 0 });
    expect(refused).toMatchObject({ ok: false, error: { code: 'storage/failed', file } });
  });
});

test('a long game keeps few snapshots', async () => {
  const file = freshFile();
  const { games } = await storageIn(file);
  await games.create(headerOf('a'), firstOf());
  for (let seq = 2; seq <= 400; seq++) {
    const snapshot = seq % 16 === 0 ? { snapshot: { seq, state: `state ${seq}` } } : {};
    await games.append('a', { seq: seq - 1, revision: 0 }, { ...additionOf(seq), ...snapshot });
  }
  const other = new DatabaseSync(file, { readOnly: true });
  const kept = other.prepare('select seq from game_snapshot order by seq').all();
  other.close();
  expect(kept.map(({ seq }) => seq)).toEqual([1, 336, 352, 368, 384, 400]);
});

test.skipIf(process.platform === 'win32')('database and backup are for their owner alone', async () => {
  const file = freshFile();
  const copy = freshFile();
  const storage = await storageIn(file);
  await storage.rooms.create(roomOf('a'));
  await storage.backup(copy);
  for (const path of [file, `${file}-wal`, copy]) expect(statSync(path).mode & 0o777).toBe(0o600);
});

describe('close', () => {
  test('waits for what was begun, and ends everything else', async () => {
    const file = freshFile();
    const storage = await opened(file);
    const created = storage.rooms.create(roomOf('a'));
    const closed = storage.close();
    await expect(storage.rooms.get('a')).rejects.toBeInstanceOf(StorageFailure);
    expect(await created).toBe('created');
    await closed;
    await storage.close();
    await expect(storage.games.list()).rejects.toBeInstanceOf(StorageFailure);
    const again = await storageIn(file);
    expect(await again.rooms.get('a')).toBeDefined();
  });
});

describe('a backup', () => {
  test.each([
    ['a file', freshFile],
    ['memory', () => MEMORY],
  ])('of a database in %s is a database with everything that was stored', async (_, place) => {
    const storage = await storageIn(place());
    await storage.rooms.create(roomOf('a'));
    await storage.rooms.begin(roomOf('a', { revision: 2 }), 1, headerOf('a'), firstOf());
    const copy = freshFile();
    const [, later] = await Promise.all([storage.backup(copy), storage.rooms.create(roomOf('b'))]);
    expect(later).toBe('created');
    expect(existsSync(`${copy}.part`)).toBe(false);
    const restored = await storageIn(copy);
    expect(await restored.rooms.get('a')).toEqual(roomOf('a', { revision: 2 }));
    expect((await restored.games.load('a', 0))?.header).toEqual(headerOf('a'));
  });

  test.each([
    ['a file', freshFile],
    ['memory', () => MEMORY],
  ])('of a database in %s replaces no file', async (_, place) => {
    const storage = await storageIn(place());
    const file = freshFile();
    writeFileSync(file, 'precious');
    await expect(storage.backup(file)).rejects.toThrow('exists');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await expect(storage.backup(join(dirname(file), 'missing', 'copy'))).rejects.toThrow();
    expect(await storage.rooms.create(roomOf('a'))).toBe('created');
  });
});

describe.each([
  ['a file', freshFile],
  ['memory', () => MEMORY],
])('a database in %s that is full', (_, place) => {
  const large = (id: string, size: number) => roomOf(id, { document: 'x'.repeat(size) });

  test('fails to write, still reads, and goes on when there is room', async () => {
    const storage = await storageIn(place(), { maxPages: 200 });
    const { rooms, games } = storage;
    await games.create(headerOf('a'), firstOf());
    expect(await rooms.create(large('old', 300_000))).toBe('created');
    const both = await Promise.allSettled([
      games.append('a', { seq: 1, revision: 0 }, additionOf(2)),
      rooms.create(large('new', 600_000)),
    ]);
    for (const settled of both) {
      expect(settled.status).toBe('rejected');
      expect(settled.status === 'rejected' && settled.reason).toBeInstanceOf(StorageFailure);
    }
    expect(storage.figures.failures).toBe(2);
    expect((await games.read('a', 0, 9)).length).toBe(1);
    expect(await rooms.get('new')).toBeUndefined();
    expect((await rooms.get('old'))?.document.length).toBe(300_000);
    expect(await games.append('a', { seq: 1, revision: 0 }, additionOf(2))).toEqual({ ok: true });
    await rooms.remove('old');
    expect(await rooms.create(large('new', 300_000))).toBe('created');
  });
});
