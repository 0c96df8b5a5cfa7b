/** A page of another site can neither act with the cookie of a browser nor listen with it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask, closeServers, type Site, serve } from '../online/serving.ts';
import { Browser, tableOf } from '../person/browser.ts';

afterAll(closeServers);

const SAFE = new Set(['get', 'head']);

let site: Site;
let victim: Browser;
let table: string;
let routes: readonly { readonly method: string; readonly path: string }[];

beforeAll(async () => {
  site = await serve();
  victim = new Browser(site);
  table = await tableOf([[victim, 'Amina']], { bots: 1, begins: false });
  const { paths } = (await ask(site, 'GET', '/openapi.json')).body;
  routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => !SAFE.has(method))
      .map((method) => ({ method: method.toUpperCase(), path: path.replace('/api/v1', '') })),
  );
});

const OTHERS = [
  ['another site', { Origin: 'https://elsewhere.example' }],
  ['a page without an address', { Origin: 'null' }],
  ['another port of this machine', { Origin: 'http://127.0.0.1:1' }],
  ['a form', { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'text/plain' }],
  ['a neighbouring host', { 'Sec-Fetch-Site': 'same-site' }],
] as const;

describe.each(OTHERS)('%s', (_, headers) => {
  test('changes nothing, by any request', async () => {
    expect(routes.length).toBeGreaterThan(15);
    const before = (await victim.ask('GET', `/tables/${table}`)).text;
    for (const { method, path } of routes) {
      const target = path.replace('{table}', table).replace('{seat}', '0').replace('{device}', 'x');
      const { status, body } = await ask(site, method, target, {
        body: '{}',
        headers: { Cookie: victim.cookie ?? '', ...headers },
      });
      expect([method, path, status, body.error.code]).toEqual([method, path, 403, 'identity/other-site']);
    }
    expect((await victim.ask('GET', `/tables/${table}`)).text).toBe(before);
    expect((await victim.get('GET', '/me')).name).toBe('Amina');
  });
});

test('the same requests from a page of this site are not refused for that', async () => {
  for (const { method, path } of routes) {
    const target = path.replace('{table}', 'A'.repeat(22)).replace('{seat}', '0').replace('{device}', 'x');
    if (target === '/me' && method === 'DELETE') continue;
    const { body } = await ask(site, method, target, {
      body: '{}',
      headers: { Cookie: victim.cookie ?? '', Origin: site.origin },
    });
    expect(body.error?.code).not.toBe('identity/other-site');
  }
});

test.each([OTHERS[0], OTHERS[1], OTHERS[2], OTHERS[4]])('%s opens no socket', async (_, headers) => {
  const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`, {
    headers: { Cookie: victim.cookie ?? '', ...headers },
  });
  const refused = new Promise<number | undefined>((resolve) => {
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
    socket.on('open', () => resolve(101));
  });
  socket.on('error', () => undefined);
  expect(await refused).toBe(403);
});

test('no answer allows another site to read it', async () => {
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await ask(site, method, '/me', { headers: { Origin: 'https://elsewhere.example' } });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});
