/** What every answer has to say, to any request in any spelling. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaticFile } from '../../src/http/files.ts';
import { servePage } from '../../src/http/pageFiles.ts';
import { SECURITY_HEADERS } from '../../src/http/securityHeaders.ts';
import { DEFAULT_LIMITS } from '../../src/limits/limits.ts';
import { ask, closeServers, newKey, type Site, serve } from '../online/serving.ts';
import { setupOf } from '../online/setups.ts';
import { closeLines, exchange, get, headersIn, statusIn } from './lines.ts';

const servers: Server[] = [];
afterAll(async () => {
  closeLines();
  for (const server of servers) server.close();
  await closeServers();
});

let site: Site;
beforeAll(async () => {
  site = await serve();
});

describe('every answer says what a browser may do with it', () => {
  const upgrade = [
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  const asked = (target: string, ...headers: string[]): string =>
    [`GET ${target} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');
  test.each([
    ['an answer of the API', 200, asked('/api/v1/me', 'Connection: close')],
    ['a refusal', 404, asked(`/api/v1/tables/${'A'.repeat(22)}`, 'Connection: close')],
    ['an address that cannot be one', 400, asked('/api/v1/tables/%ff', 'Connection: close')],
    ['no address of the API', 404, asked('/api/nothing', 'Connection: close')],
    ['the description', 200, asked('/api/v1/openapi.json', 'Connection: close')],
    ['health', 200, asked('/healthz', 'Connection: close')],
    ['readiness', 200, asked('/readyz', 'Connection: close')],
    ['figures under a strange name', 404, asked('/metrics', 'Connection: close')],
    ['no page', 404, asked('/nothing', 'Connection: close')],
    ['a method that pages do not have', 405, 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a handshake at no table', 404, asked('/api/v1/nothing', 'Connection: Upgrade', ...upgrade)],
    ['another protocol', 404, asked('/', 'Connection: Upgrade', 'Upgrade: h2c')],
    ['noise', 400, '\u0001\u0002\r\n\r\n'],
  ])('%s', async (_, status, bytes) => {
    const answer = await exchange(site.port, bytes);
    expect(statusIn(answer)).toBe(status);
    expect(headersIn(answer)).toMatchObject(
      Object.fromEntries(
        Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );
  });
});

test('nothing that was asked for is kept by a cache', async () => {
  for (const path of ['/me', `/tables/${'A'.repeat(22)}`, '/codes/ABCDEF']) {
    expect((await ask(site, 'GET', path)).headers.get('cache-control')).toBe('no-store');
  }
});

describe('however an address is spelt', () => {
  test.each(['/api/v1/me', '/%61pi/v1/me', '/api/%761/me', 'http://x/api/v1/me'])(
    '%s counts as a request',
    async (target) => {
      const small = await serve({ limits: { ...DEFAULT_LIMITS, requestsPerSecond: 1 } });
      const statuses: number[] = [];
      for (let i = 0; i < 6; i++) statuses.push(statusIn(await get(small.port, target)));
      expect(statuses[0]).toBe(200);
      expect(statuses).toContain(429);
    },
  );
});

describe('files', () => {
  const file: StaticFile = {
    type: 'text/plain',
    etag: '"x"',
    isImmutable: false,
    body: Buffer.from('the page'),
    compressed: { gzip: gzipSync('the page') },
  };
  let port = 0;
  beforeAll(async () => {
    // Much larger heads than a server would take.
    const server = createServer({ maxHeaderSize: 4_000_000 }, servePage(new Map([['/', file]])));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/..\\..\\etc\\passwd',
    '/%00',
    '/assets/../../package.json',
    '/%252e%252e/package.json',
    'file:///etc/passwd',
    '//etc/passwd',
  ])('%s leads nowhere', async (target) => {
    expect(statusIn(await get(port, target))).toBe(404);
    expect(statusIn(await get(site.port, target))).toBeGreaterThanOrEqual(400);
  });

  test.each([
    ['gzip', 'gzip'],
    ['deflate , gzip;q=0.5', 'gzip'],
    ['gzipped', undefined],
    [`a${' '.repeat(1_000_000)}b`, undefined],
  ])('Accept-Encoding is read in one go', async (accepted, encoding) => {
    const answer = headersIn(await get(port, '/', [`Accept-Encoding: ${accepted}`]));
    expect(answer['content-encoding']).toBe(encoding);
  });
});

test('what people write never becomes a header', async () => {
  const name = 'x\r\nSet-Cookie: kairo=taken';
  const answers = [
    await ask(site, 'PUT', '/me', { body: { name }, headers: { Origin: site.origin } }),
    await ask(site, 'GET', `/codes/${encodeURIComponent(name)}`),
    await ask(site, 'GET', `/me?after=${encodeURIComponent(name)}`),
    await ask(site, 'POST', '/tables', { body: { key: newKey(), setup: setupOf('person', 'person') } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 404, 400, 201]);
  for (const { headers } of answers) {
    expect(headers.getSetCookie()).toEqual([]);
    expect([...headers.values()].join()).not.toContain('taken');
  }
});

test('a compressed body is not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(10_000_000));
  const response = await fetch(`${site.origin}/api/v1/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    body: bomb,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'table/malformed', field: 'body' } });
});

describe('figures', () => {
  test.each([
    ['127.0.0.1', 200],
    ['localhost:9090', 200],
    ['[::1]:8080', 200],
    // Its name may lead to this machine: such a page is asked by a browser here.
    ['elsewhere.example', 404],
    ['127.0.0.1.elsewhere.example', 404],
    ['', 404],
  ])('under the name “%s”: %i', async (host, status) => {
    const bytes = `GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(statusIn(await exchange(site.port, bytes))).toBe(status);
  });
});
