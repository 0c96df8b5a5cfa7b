/** One client that asks for too much gets a refusal, and the others are served as ever. */
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Metrics } from '../../src/http/metrics.ts';
import { serveOperating } from '../../src/http/operating.ts';
import { DEFAULT_LIMITS, MAX_EDITION, ROOM_CHANGES } from '../../src/limits/limits.ts';
import { Gatherings } from '../../src/play/gatherings.ts';
import { Signal } from '../../src/play/signal.ts';
import { ask, closeServers, figure, newKey, type Site, seated, serve } from '../online/serving.ts';
import { setupOf } from '../online/setups.ts';
import { FakeClock } from '../play/fakeClock.ts';
import { closeLines, openLine } from './lines.ts';

const sockets: WebSocket[] = [];
afterAll(async () => {
  closeLines();
  for (const socket of sockets) socket.terminate();
  await closeServers();
});

const TWO = setupOf('person', 'person');
const limited = (limits: Partial<typeof DEFAULT_LIMITS | Record<string, number>>) => ({
  limits: { ...DEFAULT_LIMITS, ...limits },
});

async function connect(site: Site, table: string): Promise<WebSocket> {
  const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`);
  sockets.push(socket);
  await new Promise((resolve) => socket.once('message', resolve));
  return socket;
}

const closingOf = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.once('close', (code) => resolve(code)));

describe('connections on which nothing is said', () => {
  test('are so many from one address, and free again when they end', async () => {
    const site = await serve(limited({ socketsPerAddress: 1 }));
    const lines = Array.from({ length: 110 }, () => openLine(site.port));
    let ended = 0;
    for (const { closed } of lines) void closed.then(() => ended++);
    // Twice as many as sockets, and 100.
    await expect.poll(() => ended, { timeout: 4_000 }).toBe(8);
    for (const { socket } of lines) socket.destroy();
    await Promise.all(lines.map(({ closed }) => closed));
    await expect
      .poll(async () => (await fetch(`${site.origin}/healthz`).catch(() => undefined))?.status)
      .toBe(200);
  });

  test('of a proxy are not counted together', async () => {
    const site = await serve({ ...limited({ socketsPerAddress: 1 }), trustedProxies: ['loopback'] });
    for (let i = 0; i < 110; i++) openLine(site.port);
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  });
});

describe('a socket', () => {
  test('that sends too many pings is closed', async () => {
    const site = await serve();
    const { table } = await seated(site, TWO);
    const [flood, other] = [await connect(site, table), await connect(site, table)];
    const closing = closingOf(flood);
    let isClosed = false;
    void closing.then(() => {
      isClosed = true;
    });
    // It takes every answer, so that none has to be kept for it.
    while (!isClosed) {
      const answered = new Promise((resolve) => flood.once('pong', resolve));
      flood.ping();
      await Promise.race([answered, closing]);
    }
    expect(await closing).toBe(4429);
    expect(other.readyState).toBe(WebSocket.OPEN);
    expect(await figure(site, 'kairo_sockets_dropped_total{reason="messages"}')).toBe(1);
  });

  test('that sends too many answers to no question is closed', async () => {
    const site = await serve();
    const { table } = await seated(site, TWO);
    const flood = await connect(site, table);
    const closing = closingOf(flood);
    for (let i = 0; i < 500; i++) flood.pong();
    expect(await closing).toBe(4429);
  });

  test('that cuts a message into crumbs is closed', async () => {
    const site = await serve();
    const { table } = await seated(site, TWO);
    const crumbs = await connect(site, table);
    const closing = closingOf(crumbs);
    for (let i = 0; i < 100; i++) crumbs.send('x', { fin: false });
    expect(await closing).toBe(1008);
  });

  test('gets no compression, however it asks', async () => {
    const site = await serve();
    const { table } = await seated(site, TWO);
    expect((await connect(site, table)).extensions).toBe('');
  });
});

describe('tables', () => {
  test('are made only so fast, though each is closed at once', async () => {
    const site = await serve(limited({ tablesPerAddress: 2, newTablesPerMinute: 3 }));
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) {
      const key = newKey();
      const made = await ask(site, 'POST', '/tables', { body: { key, setup: TWO } });
      statuses.push(made.status);
      if (made.status === 201) await ask(site, 'POST', `/tables/${made.body.table}/close`, { key, body: {} });
      else expect(made.body.error.code).toBe('server/too-many-requests');
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });

  test('have no large boards, neither at first nor later', async () => {
    const site = await serve();
    const key = newKey();
    const { table } = (await ask(site, 'POST', '/tables', { body: { key, setup: TWO } })).body;
    const { text } = await ask(site, 'GET', `/tables/${table}/setup`);
    const edition = { ...JSON.parse(text).edition, notes: 'x'.repeat(MAX_EDITION) };
    const made = await ask(site, 'POST', '/tables', { body: { key: newKey(), setup: { ...TWO, edition } } });
    const changed = await ask(site, 'PATCH', `/tables/${table}`, { key, body: { setup: { edition } } });
    for (const { status, body } of [made, changed]) {
      expect([status, body.error]).toMatchObject([400, { code: 'table/malformed', field: 'setup.edition' }]);
    }
  });

  test('change only so fast', async () => {
    const site = await serve();
    const { table, keys } = await seated(site, TWO, { begin: 'byHost' });
    const toggle = (isReady: boolean) =>
      ask(site, 'PUT', `/tables/${table}/seats/0`, { key: keys[0] ?? '', body: { isReady } });
    const statuses = new Set<number>();
    for (let i = 0; i < ROOM_CHANGES.burst + 50; i++) statuses.add((await toggle(i % 2 === 0)).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  test('say who is there only so often, and in the end as it is', () => {
    const clock = new FakeClock();
    const gatherings = new Gatherings(clock);
    let told = 0;
    gatherings.listen('table', () => told++);
    const leaves = Array.from({ length: 500 }, () => gatherings.lookOn('table', 'spectators'));
    for (const leave of leaves) leave();
    const last = gatherings.lookOn('table', 'spectators');
    expect(told).toBeLessThan(30);
    const before = told;
    clock.pass(5_000);
    expect(told).toBe(before + 1);
    expect(gatherings.onlookersOf('table').spectators).toBe(1);
    last();
    gatherings.close();
  });
});

test('requests that wait for news are so many from one address', async () => {
  const site = await serve(limited({ socketsPerAddress: 1 }));
  const { table } = await seated(site, TWO, { begin: 'byHost' });
  const gone = new AbortController();
  const wait = `/api/v1/tables/${table}?wait=25`;
  const waiting = fetch(site.origin + wait, { signal: gone.signal });
  waiting.catch(() => undefined);
  const refused = (): Promise<unknown> =>
    fetch(`${site.origin}/api/v1/tables/${table}?wait=1`).then(async (response) =>
      response.status === 429 ? response.json() : response.status,
    );
  const error = { code: 'server/too-many-connections', limit: 1 };
  await expect.poll(refused).toMatchObject({ error });
  // A request that does not wait is answered.
  expect((await ask(site, 'GET', `/tables/${table}`)).status).toBe(200);
  gone.abort();
  await expect.poll(refused, { timeout: 5_000 }).toBe(200);
});

test('one address that guesses codes does not keep others from using theirs', async () => {
  const site = await serve({ trustedProxies: ['loopback'] });
  const look = (address: string) =>
    ask(site, 'GET', '/codes/ABCDEF', { headers: { 'X-Forwarded-For': address } });
  for (let i = 0; i < 200; i++) await look('203.0.113.1');
  expect((await look('203.0.113.1')).status).toBe(429);
  await expect.poll(async () => (await look('203.0.113.2')).status, { timeout: 3_000 }).toBe(404);
});

test('however many ask whether the storage answers, it is asked once', async () => {
  const app = Fastify();
  let probes = 0;
  let answer = (): void => undefined;
  const probe = (): Promise<void> => {
    probes++;
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  serveOperating(app, { metrics: new Metrics(), metricsToken: undefined, probe, closing: new Signal() });
  const asked = Array.from({ length: 20 }, () => app.inject('/readyz'));
  await expect.poll(() => probes).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(probes).toBe(1);
  answer();
  expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await app.close();
});
