/** What is logged, at its most talkative, names no key, no code, no name and no table by which someone could get in. */
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { ask, closeServers, newKey, seated, serve } from '../online/serving.ts';
import { setupOf } from '../online/setups.ts';
import { Browser, tableOf } from '../person/browser.ts';
import { closeLines, exchange } from './lines.ts';

afterAll(async () => {
  closeLines();
  await closeServers();
});

test('an evening in which everything happens', async () => {
  const written: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => written.push(line) });
  const site = await serve({ creationCode: undefined, metricsToken: 'figures-for-me' }, { logger });
  const [amina, noor] = [new Browser(site), new Browser(site)];
  const table = await tableOf(
    [
      [amina, 'Amina Secretive'],
      [noor, 'Noor Secretive'],
    ],
    { begins: false },
  );
  const socket = amina.connect(table);
  const { code } = await socket.until(({ type }) => type === 'room');
  await socket.send({ type: 'say', id: 'a', words: 'a private word' });
  await socket.until(({ type }) => type === 'said');
  const { secret } = await amina.get('POST', `/tables/${table}/seats/0/offer`, {});
  const recovery = (await noor.get('POST', '/me/recovery', {})).code;
  await new Browser(site).ask('POST', '/me/recover/look', { code: recovery });
  await ask(site, 'GET', `/codes/${code}`);
  const games = await seated(site, setupOf('person', 'person'));
  const [key = ''] = games.keys;
  await ask(site, 'GET', `/tables/${games.table}`, { key });
  await ask(site, 'POST', `/tables/${games.table}/actions`, {
    key,
    body: { id: 'x', base: 1, actions: [{ oops: key }] },
  });
  const stray = newKey();
  await ask(site, 'GET', `/tables/${games.table}`, { key: stray });
  await ask(site, 'POST', '/tables', { body: `{"key":"${stray}"` });
  await ask(site, 'GET', `/tables/${table}?key=${stray}`);
  await exchange(
    site.port,
    `GET /api/v1/tables/%ff?key=${stray} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  await exchange(site.port, `${stray}\r\n\r\n`);
  await fetch(`${site.origin}/metrics`, { headers: { Authorization: 'Bearer figures-for-me' } });
  const cookies = [amina.cookie, noor.cookie].map((cookie) => cookie?.split('=')[1] ?? 'none');
  await amina.get('DELETE', '/me');
  socket.close();
  await site.close();

  const log = written.join('');
  expect(written.length).toBeGreaterThan(10);
  expect(log).toContain('"route":"/api/v1/tables/:table/actions"');
  expect(log).toContain(table.slice(0, 6));
  const secrets = [
    ...cookies,
    ...games.keys,
    games.host,
    games.table,
    table,
    stray,
    String(code),
    String(secret),
    String(recovery),
    'Secretive',
    'a private word',
    'figures-for-me',
    '127.0.0.1',
  ];
  for (const one of secrets) {
    expect(one.length).toBeGreaterThan(4);
    expect(log).not.toContain(one);
  }
});
