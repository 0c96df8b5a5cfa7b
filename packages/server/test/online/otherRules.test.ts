/** A game that was begun under other rules than this release plays by is left as it is, and everyone who asks hears why. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RULES_VERSION } from '@kairo/engine';
import { afterAll, expect, test } from 'vitest';
import { Browser, tableOf } from '../person/browser.ts';
import { ask, closeServers, serve } from './serving.ts';

afterAll(closeServers);

const inFile = <T>(data: string, work: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(join(data, 'kairo.db'));
  const done = work(database);
  database.close();
  return done;
};

const gameIn = (data: string, table: string) =>
  inFile(data, (database) => ({
    header: database.prepare('select header from game_header where game = ?').get(table),
    entries: database.prepare('select seq, entry from game_entry where game = ? order by seq').all(table),
    draft: database.prepare('select seq, draft, revision from game where id = ?').get(table),
    room: database.prepare('select document from room where id = ?').get(table),
    wake: database.prepare('select game from wake where game = ?').get(table),
  }));

test('a game of other rules is refused and untouched; others go on', async () => {
  const data = mkdtempSync(join(tmpdir(), 'kairo-rules-'));
  const before = await serve({ data });
  const amina = new Browser(before);
  // With a bot, so that there is something to be done in it when the server starts.
  const old = await tableOf([[amina, 'Amina']], { bots: 2 });
  const own = await tableOf([[amina, 'Amina']], { bots: 1 });
  await before.close();
  inFile(data, (database) => {
    database
      .prepare('update game_header set header = json_set(header, ?, ?) where game = ?')
      .run('$.rulesVersion', RULES_VERSION + 1, old);
    database
      .prepare('insert into wake (game, due_at) values (?, 1) on conflict (game) do update set due_at = 1')
      .run(old);
  });
  const stored = gameIn(data, old);

  const site = await serve({ data, logLevel: 'silent' });
  const error = { code: 'table/rules-version', found: RULES_VERSION + 1, supported: RULES_VERSION };
  const back = new Browser(site);
  back.cookie = amina.cookie;
  for (const path of ['', '/setup', '/record']) {
    const { status, body } = await ask(site, 'GET', `/tables/${old}${path}`);
    expect([path, status, body.error]).toEqual([path, 503, error]);
  }
  const refused = await back.ask('POST', `/tables/${old}/actions`, { id: '1', base: 1, actions: [] });
  expect([refused.status, refused.body.error]).toEqual([503, error]);
  const socket = back.connect(old);
  await socket.hello(old);
  expect(await socket.until(({ type }) => type === 'failed')).toMatchObject({ error });
  socket.close();

  expect((await back.ask('GET', `/tables/${own}`)).status).toBe(200);
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  await site.close();
  expect(gameIn(data, old)).toEqual(stored);
  rmSync(data, { recursive: true });
});
