/** Junk that once did harm. `npm run junk` sends much more of it. */
import { connect } from 'node:net';
import { readOptions, startServer } from '@kairo/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HandClock } from '../secrets/handClock.ts';
import { closeLines, exchange } from '../security/lines.ts';
import { closeServers, type Site, serve } from './serving.ts';

afterAll(async () => {
  closeLines();
  await closeServers();
});

let site: Site;
beforeAll(async () => {
  site = await serve();
});

describe('what is not HTTP', () => {
  test.each([
    ['noise', '\u0001\u0002\r\n\r\n', 'table/malformed'],
    [
      'a negative length',
      'POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
      'table/malformed',
    ],
    [
      'a long header',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      'server/too-large',
    ],
  ])('such as %s gets a coded error', async (_, bytes, code) => {
    const answer = await exchange(site.port, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(JSON.parse(body).error.code).toBe(code);
  });
});

describe('an address that cannot be one', () => {
  test.each([
    `/api/v1/tables/${'x'.repeat(70)}`,
    `/api/v1/codes/${'x'.repeat(3_000)}`,
    '/api/v1/tables/%ff',
    '/api/%',
  ])('%s gets a coded error', async (path) => {
    const answer = await exchange(site.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').error).toMatchObject({ code: 'table/malformed' });
  });

  test('outside the API is not found', async () => {
    const answer = await exchange(site.port, 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });
});

test('a broken frame to a table that does not exist closes that socket only', async () => {
  const head = [
    `GET /api/v1/tables/${'A'.repeat(22)}/socket HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  const brokenText = Buffer.from([0x81, 0x83, 0, 0, 0, 0, 0xff, 0xfe, 0xfd]);
  const answer = await exchange(
    site.port,
    Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), brokenText]),
  );
  expect(answer).toContain('101 Switching Protocols');
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
});

test('a request that never ends does not keep the server from closing', async () => {
  const clock = new HandClock();
  const options = readOptions(['--data', ':memory:', '--host', '127.0.0.1', '--port', '0'], {});
  if (options === 'help') throw new Error('no options');
  const started = await startServer({ ...options, logLevel: 'silent' }, { files: new Map(), clock });
  if (!started.ok) throw new Error(started.error.code);
  const { port, close } = started.value;
  const socket = connect(port, '127.0.0.1');
  const cut = new Promise((resolve) => socket.on('close', resolve));
  socket.on('error', () => undefined);
  socket.write('PUT /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{');
  // Answered only when the request before it was begun.
  await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { Connection: 'close' } });
  let isClosed = false;
  void close().then(() => {
    isClosed = true;
  });
  while (!isClosed) {
    clock.goOn(1_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await cut;
});
