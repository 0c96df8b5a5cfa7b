/** `kairo admin` beside a running server, and without one. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kairo, newFolder, type Ran } from '../harness.ts';
import { createTable, type NewTable, newKey, serve, setupOf, type TestServer } from './server.ts';

const folder = newFolder();
let server: TestServer;
let played: NewTable;
beforeAll(async () => {
  server = await serve(['--data', folder]);
  played = await createTable(server.origin, setupOf('person', 'apprentice'));
  const { code } = await kairo(['sit', played.link, '--bot', 'random', '--name', 'Ria'], {
    cwd: newFolder(),
  });
  expect(code).toBe(0);
});
afterAll(() => server.close());

function admin(...args: string[]): Promise<Ran> {
  return kairo(['admin', ...args], { env: { KAIRO_DATA: folder }, cwd: newFolder() });
}

/** A game in which a program is to move, which it never does. */
async function running(): Promise<NewTable & { readonly key: string }> {
  const table = await createTable(server.origin, setupOf('person', 'person'));
  const keys = [newKey(), newKey()];
  for (const [seat, key] of keys.entries()) {
    await fetch(`${server.origin}/api/v1/tables/${table.table}/seats/${seat}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key, name: `P${seat}` }),
    });
  }
  return { ...table, key: keys[0] ?? '' };
}

async function get(table: string, path = ''): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(`${server.origin}/api/v1/tables/${table}${path}`);
  return { status: response.status, text: await response.text() };
}

test('lists the tables with who plays, also as JSON, and filters by state', async () => {
  const waiting = await createTable(server.origin, setupOf('person', 'vizier'));
  const { code, out, err } = await admin('list');
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^${played.table} {2}over .* Ria \\(program\\), apprentice$`, 'm'));
  expect(out).toMatch(new RegExp(`^${waiting.table} {2}waiting .* \\(free\\), vizier$`, 'm'));
  expect(err).toMatch(/^In all: .*1 over/);
  const over = (await admin('list', '--state', 'over', '--json')).out.trimEnd().split('\n');
  expect(over).toHaveLength(1);
  expect(JSON.parse(over[0] ?? '')).toMatchObject({
    table: played.table,
    seats: [{ heldBy: 'program' }, {}],
  });
  expect((await admin('list', '--limit', '1')).out.trimEnd().split('\n')).toHaveLength(1);
  expect((await admin('list', '--state', 'lost')).err).toContain('--state has to be one of waiting, playing');
});

test('shows a table by the beginning of its id, without seed and keys', async () => {
  const { out } = await admin('show', played.table.slice(0, 6));
  expect(out).toContain(`table     ${played.table}\nstate     over\n`);
  expect(out).toMatch(/^seat 0 {4}Ria \(program\), \d+ points$/m);
  const { seed } = JSON.parse((await get(played.table)).text) as { readonly seed: string };
  for (const text of [out, (await admin('show', played.table, '--json')).out]) {
    expect(text).not.toContain(seed);
    expect(text).not.toContain('k:');
  }
  expect((await admin('show', 'nothing')).err).toContain('There is no table whose id begins with “nothing”.');
});

test('exports the record that the server would give', async () => {
  const { out } = await admin('export', played.table);
  expect(out).toBe((await get(played.table, '/record')).text);
  const table = await running();
  expect((await admin('export', table.table)).out).toBe((await get(table.table, '/record')).text);
  const cwd = newFolder();
  const args = ['admin', 'export', played.table, '--data', folder, '--out', 'game.kairo'];
  await kairo(args, { cwd });
  expect((await kairo(['verify', 'game.kairo'], { cwd })).code).toBe(0);
  expect((await kairo(args, { cwd })).err).toContain('game.kairo exists already');
});

test('ends a game while the server runs: those who wait for news hear of it', async () => {
  const table = await running();
  const waiting = fetch(`${server.origin}/api/v1/tables/${table.table}?from=1&wait=25`, {
    headers: { Authorization: `Bearer ${table.key}` },
  });
  expect((await admin('end', table.table)).out).toBe(`${table.table}: over.\n`);
  expect(await (await waiting).json()).toMatchObject({
    state: 'over',
    entries: [{ type: 'end', reason: 'agreed' }],
    result: { winners: [], reason: 'agreed' },
  });
  const again = await admin('end', table.table);
  expect([again.code, again.err]).toEqual([2, `kairo: ${table.table}: it has ended already: it is over.\n`]);
  expect((await admin('verify', table.table)).out).toContain('all correct');
});

test('removes what is not being played, through the server', async () => {
  const table = await running();
  const refused = await admin('remove', table.table);
  expect([refused.code, refused.err]).toEqual([
    2,
    `kairo: ${table.table}: it is being played; end it first.\n`,
  ]);
  await admin('end', table.table);
  const waiting = await createTable(server.origin, setupOf('person', 'person'));
  const { code, out } = await admin('remove', table.table, waiting.table);
  expect(code).toBe(0);
  expect(out).toBe(`${table.table}: removed.\n${waiting.table}: removed.\n`);
  expect((await get(table.table)).status).toBe(404);
  expect((await get(waiting.table)).status).toBe(404);
  expect((await admin('list')).out).not.toContain(table.table);
});

test('only who can read the data folder gets in', async () => {
  const door = join(folder, 'operator.json');
  expect(statSync(door).mode & 0o777).toBe(0o600);
  const { port, token } = JSON.parse(readFileSync(door, 'utf8')) as {
    readonly port: number;
    readonly token: string;
  };
  const post = async (authorization: string, body: string): Promise<number> =>
    (
      await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { Authorization: authorization },
        body,
      })
    ).status;
  const wish = JSON.stringify({ do: 'remove', table: played.table });
  expect(await post(`Bearer ${token.slice(1)}A`, wish)).toBe(401);
  expect(await post('', wish)).toBe(401);
  expect(await post(`Bearer ${token}`, '{"do":"read"}')).toBe(400);
  expect(await post(`Bearer ${token}`, 'x'.repeat(5_000))).toBe(400);
  expect((await get(played.table)).status).toBe(200);
});

describe('a backup', () => {
  const copies = newFolder();

  test('is taken while the server runs, and whole', async () => {
    const table = await running();
    mkdirSync(join(copies, 'data'));
    const file = join(copies, 'data', 'kairo.db');
    expect((await admin('backup', file)).code).toBe(0);
    expect((await admin('backup', file)).err).toContain('exists already');
    const there = ['--data', join(copies, 'data')];
    expect((await kairo(['admin', 'verify', ...there])).out).toMatch(
      / games with \d+ entries played again: all correct/,
    );
    expect((await kairo(['admin', 'list', ...there])).out).toContain(table.table);
  });

  test('can be changed without a server', async () => {
    const there = ['--data', join(copies, 'data')];
    const [playing = ''] = (await kairo(['admin', 'list', '--state', 'playing', ...there])).out.split(' ');
    expect((await kairo(['admin', 'end', playing, ...there])).out).toBe(`${playing}: over.\n`);
    expect((await kairo(['admin', 'verify', playing, ...there])).out).toContain('all correct');
    expect((await kairo(['admin', 'remove', playing, ...there])).code).toBe(0);
    expect((await kairo(['admin', 'show', playing, ...there])).code).toBe(2);
    // The server's own is as it was.
    expect((await get(playing)).text).toContain('"state":"playing"');
  });

  test('that was damaged is found out', async () => {
    mkdirSync(join(copies, 'damaged'));
    const file = join(copies, 'damaged', 'kairo.db');
    copyFileSync(join(copies, 'data', 'kairo.db'), file);
    const there = ['--data', join(copies, 'damaged')];
    const damage = (statement: string): void => {
      const database = new DatabaseSync(file);
      expect(database.prepare(statement).run(played.table).changes).toBe(1);
      database.close();
    };
    damage(
      `update game_entry set entry = replace(entry, '"seat":0', '"seat":1') where game = ? and seq =
       (select max(seq) from game_entry as e where e.game = game_entry.game and e.entry like '%"seat":0%')`,
    );
    const { code, out } = await kairo(['admin', 'verify', ...there]);
    expect(code).toBe(2);
    expect(out).toMatch(new RegExp(`^${played.table} {2}entry \\d+: expected`, 'm'));
    expect(out).toContain('1 damaged.');
    damage("update room set document = '{' where id = ?");
    expect((await kairo(['admin', 'list', ...there])).out).toContain('unreadable: room');
  });
});

describe('a server that does not answer', () => {
  test('is left alone, and so are its games', async () => {
    const other = newFolder();
    const busy = await serve(['--data', other]);
    try {
      const { table } = await createTable(busy.origin, setupOf('person', 'person'));
      writeFileSync(join(other, 'operator.json'), '{"port":1,"token":"x"}');
      const { code, err } = await kairo(['admin', 'end', table, '--data', other]);
      expect(code).toBe(2);
      expect(err).toContain('a server has the folder open, but does not answer');
      const state = await fetch(`${busy.origin}/api/v1/tables/${table}`);
      expect(await state.json()).toMatchObject({ state: 'waiting' });
    } finally {
      await busy.close();
    }
    expect(existsSync(join(other, 'operator.json'))).toBe(false);
  });
});

test('says where it has looked if there is no database', async () => {
  const empty = newFolder();
  const { code, err } = await kairo(['admin', 'list', '--data', empty]);
  expect(code).toBe(2);
  expect(err).toContain(`${join(empty, 'kairo.db')} cannot be opened (there is no such file).`);
  writeFileSync(join(empty, 'kairo.db'), 'something else'.repeat(100));
  expect((await kairo(['admin', 'list', '--data', empty])).err).toContain('is not a database of Kairo');
  expect((await kairo(['admin', 'list', '--data', ':memory:'])).err).toContain('keeps nothing');
});
