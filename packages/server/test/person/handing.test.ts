import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ask, closeServers, type Site, serve } from '../online/serving.ts';
import { Browser, type Reply, tableOf } from './browser.ts';

afterAll(closeServers);

let site: Site;
beforeAll(async () => {
  site = await serve();
});
afterEach(() => {
  vi.useRealTimers();
});

async function offered(
  begins = true,
): Promise<{ amina: Browser; noor: Browser; table: string; secret: string }> {
  const [amina, noor] = [new Browser(site), new Browser(site)];
  const table = await tableOf(
    [
      [amina, 'Amina'],
      [noor, 'Noor'],
    ],
    { begins },
  );
  const { secret } = await amina.get('POST', `/tables/${table}/seats/0/offer`, {});
  return { amina, noor, table, secret };
}

const take = (browser: Browser, table: string, secret: string, name = 'Lin', seat = 0) =>
  browser.ask('POST', `/tables/${table}/seats/${seat}/take`, { secret, name });

test('a seat of a running game gets another holder at once', async () => {
  const { amina, noor, table, secret } = await offered();
  const before = amina.connect(table);
  await before.hello(table);
  const { seats } = await before.until(({ type }) => type === 'welcome');
  expect(seats).toEqual([0]);
  const lin = new Browser(site);
  expect((await take(lin, table, secret)).status).toBe(201);

  // The one before looks on: neither the old line nor a new one gives them the seat.
  const room = await before.until(({ type, seats }) => type === 'room' && seats[0]?.name === 'Lin');
  expect(room.seats.map(({ isYou }) => isYou)).toEqual([false, false]);
  await before.send({
    type: 'command',
    id: 'late',
    seat: 0,
    base: { seq: 1, revision: 0 },
    command: { type: 'endTurn' },
  });
  expect(await before.until(({ type }) => type === 'failed')).toMatchObject({
    error: { code: 'table/not-open' },
  });
  await before.hello(table);
  const again = await before.until(({ type, seats }) => type === 'welcome' && seats.length === 0);
  expect(again.setup.seats[0]?.name).toBe('Lin');
  expect((await before.until(({ type, viewer }) => type === 'update' && viewer === 'spectator')).legal).toBe(
    undefined,
  );
  before.close();

  // The new one plays, and the log says so to everyone.
  const after = lin.connect(table);
  await after.hello(table);
  expect((await after.until(({ type }) => type === 'welcome')).seats).toEqual([0]);
  after.close();
  const { entries } = (await noor.ask('GET', `/tables/${table}`)).body;
  expect(entries).toContainEqual({ seq: 2, type: 'seat', seat: 0, reason: 'handed', standIn: null });
  expect((await lin.get('GET', '/me')).games).toMatchObject([{ table, yourSeat: 0, isHost: true }]);
  expect((await amina.get('GET', '/me')).games).toEqual([]);
  expect((await ask(site, 'GET', `/tables/${table}/record`)).text).toContain('Lin');
});

test('a link is good once', async () => {
  const { table, secret } = await offered(false);
  expect((await take(new Browser(site), table, secret)).status).toBe(201);
  const again = await take(new Browser(site), table, secret, 'Kofi');
  expect([again.status, again.body.error.code]).toEqual([403, 'room/no-offer']);
});

test('a new link ends the one before, and none is left after it was withdrawn', async () => {
  const { amina, table, secret } = await offered();
  const next = await amina.get('POST', `/tables/${table}/seats/0/offer`, {});
  expect((await take(new Browser(site), table, secret)).status).toBe(403);
  await amina.get('DELETE', `/tables/${table}/seats/0/offer`);
  expect((await take(new Browser(site), table, next.secret)).status).toBe(403);
});

test('a link is good for a day', async () => {
  const { table, secret } = await offered();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 + 1 });
  expect((await take(new Browser(site), table, secret)).status).toBe(403);
});

test.each<[string, number, (facts: Awaited<ReturnType<typeof offered>>) => Promise<Reply>]>([
  [
    'identity/missing',
    401,
    ({ table }) => new Browser(site).ask('POST', `/tables/${table}/seats/0/offer`, {}),
  ],
  ['room/not-seated', 403, ({ noor, table }) => noor.ask('POST', `/tables/${table}/seats/0/offer`, {})],
  ['room/no-offer', 403, ({ table, secret }) => take(new Browser(site), table, secret, 'Lin', 1)],
  ['room/no-offer', 403, ({ table }) => take(new Browser(site), table, 'A'.repeat(22))],
  ['room/already-seated', 409, ({ noor, table, secret }) => take(noor, table, secret)],
  ['room/name-taken', 409, ({ table, secret }) => take(new Browser(site), table, secret, 'noor')],
  ['table/malformed', 400, ({ table }) => take(new Browser(site), table, 'short')],
])('%s is answered with %i, and nothing changes', async (code, status, attempt) => {
  const facts = await offered();
  const reply = await attempt(facts);
  expect([reply.body.error.code, reply.status]).toEqual([code, status]);
  expect((await facts.amina.get('GET', '/me')).games).toMatchObject([{ yourSeat: 0 }]);
});

test('nothing of an offer is shown to anyone', async () => {
  const { noor, table, secret } = await offered();
  const socket = noor.connect(table);
  await socket.until(({ type }) => type === 'room');
  socket.close();
  const seen = JSON.stringify([socket.received, (await noor.ask('GET', `/tables/${table}`)).text]);
  expect(seen).not.toContain(secret);
  expect(seen).not.toContain('offer');
});
