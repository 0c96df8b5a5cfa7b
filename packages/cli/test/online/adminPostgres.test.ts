/** `kairo admin move`, and `kairo admin` on the database that a site was moved to. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, POSTGRES, postgresServer } from '../../../../scripts/postgres/forTests.ts';
import { kairo, newFolder, type Ran } from '../harness.ts';
import { createTable, serve, setupOf } from './server.ts';

const server = postgresServer(['fsync=off']);
let databases = 0;

async function freshDatabase(): Promise<string> {
  return (await server()).createDatabase(`moved_${++databases}`);
}

/** A stopped site with a game that is over, one that is being played, and a table that waits. */
async function playedSite(folder: string): Promise<{ readonly over: string; readonly waiting: string }> {
  const site = await serve(['--data', folder]);
  const over = await createTable(site.origin, setupOf('person', 'apprentice'));
  const sat = await kairo(['sit', over.link, '--bot', 'random', '--name', 'Ria'], { cwd: newFolder() });
  expect(sat.code).toBe(0);
  await createTable(site.origin, setupOf('apprentice', 'apprentice'));
  const waiting = await createTable(site.origin, setupOf('person', 'vizier'));
  const person = await fetch(`${site.origin}/api/v1/me`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Origin: site.origin },
    body: JSON.stringify({ name: 'Noor' }),
  });
  expect(person.status).toBe(200);
  await site.close();
  return { over: over.table, waiting: waiting.table };
}

function move(folder: string, database: string): Promise<Ran> {
  return kairo(['admin', 'move', database, '--data', folder], { cwd: newFolder() });
}

describe.skipIf(!hasPostgres)(POSTGRES, () => {
  const folder = newFolder();
  let tables: { readonly over: string; readonly waiting: string };
  beforeAll(async () => {
    tables = await playedSite(folder);
  });

  test('a site is moved, and what is new is copied when it is moved again', async () => {
    const database = await freshDatabase();
    const first = await move(folder, database);
    expect(first.err).toBe('');
    expect(first.out).toMatch(/^Tables: 3 copied, 0 there already, 0 refused\.$/m);
    expect(first.out).toMatch(/^People: 1 copied, 0 there already\.$/m);
    expect(first.out).toMatch(/^Played again: 2 games, \d+ entries, all correct\.$/m);
    expect((await move(folder, database)).out).toMatch(/^Tables: 0 copied, 3 there already, 0 refused\.$/m);
    const site = await serve(['--data', folder]);
    await createTable(site.origin, setupOf('person', 'vizier'));
    await site.close();
    expect((await move(folder, database)).out).toMatch(/^Tables: \d copied, \d there already, 0 refused\.$/m);
    const admin = (...args: string[]): Promise<Ran> =>
      kairo(['admin', ...args], {
        env: { DATABASE_URL: database, KAIRO_DATA: newFolder() },
        cwd: newFolder(),
      });
    expect((await admin('verify')).out).toMatch(/^4 tables, 2 games .*: all correct\.$/m);
    const here = await kairo(['admin', 'list', '--data', folder], { cwd: newFolder() });
    expect((await admin('list')).out).toBe(here.out);
    expect((await admin('show', tables.over)).out).toContain('state     over\n');
    expect((await admin('end', tables.waiting)).out).toBe(`${tables.waiting}: closed.\n`);
    expect((await admin('remove', tables.over)).out).toBe(`${tables.over}: removed.\n`);
    expect((await admin('backup', 'all.db')).err).toContain('pg_dump');
  });

  test('a site that is served from the database is not moved to it again', async () => {
    const database = await freshDatabase();
    expect((await move(folder, database)).code).toBe(0);
    const site = await serve(['--data', newFolder(), '--database', database]);
    const table = await createTable(site.origin, setupOf('person', 'apprentice'));
    const refused = await move(folder, database);
    expect(refused.err).toContain('A server has used that database');
    const { code } = await kairo(['sit', table.link, '--bot', 'random', '--name', 'Ria'], {
      cwd: newFolder(),
    });
    expect(code).toBe(0);
    await site.close();
    const verified = await kairo(['admin', 'verify', '--database', database], { cwd: newFolder() });
    expect(verified.out).toMatch(/: all correct\.$/m);
    expect((await move(folder, database)).code).not.toBe(0);
  });

  test('a site that is running is not moved', async () => {
    const running = newFolder();
    const site = await serve(['--data', running]);
    const refused = await move(running, await freshDatabase());
    await site.close();
    expect(refused.err).toContain('stop it first');
  });

  test('a damaged game is refused by itself, and one that takes another’s code', async () => {
    const empty = newFolder();
    await (await serve(['--data', empty])).close();
    const damaged = newFolder();
    const { over, waiting } = await playedSite(damaged);
    const source = new DatabaseSync(join(damaged, 'kairo.db'));
    source.exec(`delete from game_entry where game = '${over}' and seq = 7`);
    const code = source.prepare('select code from room where id = ?').get(waiting)?.['code'];
    source.close();
    const database = await freshDatabase();
    expect((await move(newFolder(), database)).err).toContain('there is no such file');
    expect((await move(empty, database)).code).toBe(0);
    const name = new URL(database).pathname.slice(1);
    const other = `insert into room values ('another', 1, 'waiting', '${code}', 0, 1, 1, null, '{}')`;
    await (await server()).ask(other, name);
    const moved = await move(damaged, database);
    expect(moved.code).not.toBe(0);
    expect(moved.out).toMatch(new RegExp(`^${over}  not copied: `, 'm'));
    expect(moved.out).toMatch(new RegExp(`^${waiting}  not copied: .*room_code`, 'm'));
    expect(moved.out).toMatch(/^Tables: 1 copied, 0 there already, 2 refused\.$/m);
    expect(moved.out).toMatch(/^Only there, and left alone: 1 table\.$/m);
    const listed = await kairo(['admin', 'list', '--database', database], { cwd: newFolder() });
    expect(listed.out).not.toContain(over);
  });

  test('no message has the password', async () => {
    const { port } = await server();
    const secret = `postgres://kairo:verysecret@127.0.0.1:${port}/nothing`;
    for (const args of [
      ['move', secret, '--data', folder],
      ['list', '--database', secret],
      ['list', '--database', secret.replace('postgres', 'mysql')],
    ]) {
      const { code, out, err } = await kairo(['admin', ...args], { cwd: newFolder() });
      expect(code).not.toBe(0);
      expect(`${out}${err}`).not.toContain('verysecret');
      expect(err).toMatch(/nothing|mysql/);
    }
  });
});
