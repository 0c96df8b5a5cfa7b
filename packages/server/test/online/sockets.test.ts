/** People in browsers: rooms, presence and whole games over sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Browser, type OpenPage } from './browser.ts';
import { closeServers, type Site, serve } from './serving.ts';
import { type Players, setupOf } from './setups.ts';

const folder = mkdtempSync(join(tmpdir(), 'kairo-sockets-'));
const browsers: Browser[] = [];
let site: Site;

beforeAll(async () => {
  site = await serve();
});
afterAll(async () => {
  for (const browser of browsers) browser.close();
  await closeServers();
  rmSync(folder, { recursive: true, force: true });
});

function browse(at: Site = site, cookie?: string): Browser {
  const browser = new Browser(at, cookie);
  browsers.push(browser);
  return browser;
}

async function tableOf(host: Browser, players: Players, wishes: object = {}): Promise<string> {
  const made = await host.ask('POST', '/tables', { setup: setupOf(...players), ...wishes });
  expect(made.status).toBe(201);
  const sat = await host.ask('POST', `/tables/${made.body.table}/seats/0`, { name: 'Amina' });
  expect(sat.status).toBe(201);
  return made.body.table;
}

function hello(page: OpenPage): void {
  page.client.connect();
}

describe('a waiting room', () => {
  test('shows who comes, is ready, and leaves; a host who leaves is succeeded', async () => {
    const [amina, noor] = [browse(), browse()];
    const table = await tableOf(amina, ['person', 'person', 'trader']);
    const page = amina.open(table);
    const first = await page.untilRoom(() => true);
    expect(first).toMatchObject({ state: 'waiting', isHost: true, revision: 2 });
    expect(first.code).toMatch(/^[A-Z2-9]{6}$/);
    expect(first.seats.map(({ isTaken, isYou, presence }) => ({ isTaken, isYou, presence }))).toEqual([
      { isTaken: true, isYou: true, presence: 'here' },
      { isTaken: false, isYou: false, presence: null },
      { isTaken: false, isYou: false, presence: null },
    ]);
    const strange = noor.open(table);
    await page.untilRoom(({ spectators }) => spectators.count === 1);
    await noor.ask('POST', `/tables/${table}/seats/1`, { name: 'Noor' });
    // The cookie came with the seat: only a new socket is known as Noor's.
    const seated = noor.open(table);
    await seated.untilRoom(({ seats }) => seats[1]?.isYou === true);
    await noor.ask('PUT', `/tables/${table}/seats/1`, { isReady: true });
    await page.untilRoom(({ seats }) => seats[1]?.isReady === true && seats[1].name === 'Noor');
    await amina.ask('DELETE', `/tables/${table}/seats/0`);
    const left = await seated.untilRoom(({ isHost }) => isHost);
    expect(left.seats[0]).toMatchObject({ isTaken: false, name: '' });
    expect(left.seats[1]).toMatchObject({ isHost: true });
    for (const text of [...page.received, ...strange.received])
      expect(text).not.toMatch(/seed|"holder"|p:|k:/);
  });

  test('a table is found by its code and among the open ones, until it begins', async () => {
    const [amina, noor] = [browse(), browse()];
    const table = await tableOf(amina, ['person', 'person'], { open: [1] });
    const { code } = await amina.open(table).untilRoom(() => true);
    expect((await noor.ask('GET', `/codes/${code?.toLowerCase()}`)).body).toEqual({ table });
    const listed = (await noor.ask('GET', '/tables?open=1')).body.tables;
    expect(listed).toContainEqual(expect.objectContaining({ table, host: 'Amina' }));
    await noor.ask('POST', `/tables/${table}/seats/1`, { name: 'Noor' });
    expect((await amina.ask('POST', `/tables/${table}/begin`)).body).toEqual({ seq: 1 });
    expect((await noor.ask('GET', `/codes/${code}`)).status).toBe(404);
    const { tables } = (await noor.ask('GET', '/tables?open=1')).body;
    expect(tables.some((one) => one.table === table)).toBe(false);
    const me = (await amina.ask('GET', '/me')).body;
    expect(me).toMatchObject({ name: 'Amina' });
    expect(me.games).toHaveLength(1);
    expect(me.games[0]).toMatchObject({ table, state: 'playing', yourSeat: 0, isHost: true });
  });
});

describe('a game', () => {
  test('of two people and a bot goes to its end before a spectator, and again as a rematch', async () => {
    const [amina, noor, visitor] = [browse(), browse(), browse()];
    const table = await tableOf(amina, ['person', 'person', 'trader']);
    await noor.ask('POST', `/tables/${table}/seats/1`, { name: 'Noor' });
    const pages = [amina.open(table), noor.open(table), visitor.open(table)];
    for (const page of pages) await page.untilRoom(() => true);
    await amina.ask('POST', `/tables/${table}/begin`);
    for (const page of pages) {
      await page.untilRoom(({ state }) => state === 'playing');
      hello(page);
    }
    const [first, second, third] = pages as [OpenPage, OpenPage, OpenPage];
    const ends = await Promise.all([
      first.play('first'),
      second.play('second'),
      third.until(() => third.known?.acting === undefined && third.known),
    ]);
    expect(ends.map(({ viewer }) => viewer)).toEqual([0, 1, 'spectator']);
    const points = ends.map(({ view }) => view.outcome?.points);
    expect(points[0]).toHaveLength(3);
    expect(points[1]).toEqual(points[0]);
    expect(points[2]).toEqual(points[0]);
    for (const page of pages) await page.untilRoom(({ state }) => state === 'over');
    const again = await noor.ask('POST', `/tables/${table}/rematch`);
    expect(again.status).toBe(201);
    expect((await amina.ask('POST', `/tables/${table}/rematch`)).body).toEqual(again.body);
    await first.untilRoom(({ next }) => next === again.body.table);
    const next = await amina.open(again.body.table).untilRoom(() => true);
    expect(next.seats.map(({ name, isYou, isReady }) => ({ name, isYou, isReady }))).toEqual([
      { name: '', isYou: false, isReady: true },
      { name: 'Amina', isYou: true, isReady: false },
      { name: 'Noor', isYou: false, isReady: true },
    ]);
    expect(next.isHost).toBe(true);
  });

  test('goes on after the server was restarted, where it stopped, bots included', async () => {
    const options = { data: folder };
    const before = await serve(options);
    const amina = browse(before);
    const table = await tableOf(amina, ['person', 'trader']);
    const page = amina.open(table);
    await page.untilRoom(() => true);
    await amina.ask('POST', `/tables/${table}/begin`);
    await page.untilRoom(({ state }) => state === 'playing');
    hello(page);
    const stopped = await page.play('before', ({ version }) => version.seq > 12);
    const closed = page.closed;
    await before.close();
    expect(await closed).toEqual({ code: 1001, reason: 'server/closing' });

    const after = await serve(options);
    const back = browse(after, amina.cookie).open(table);
    await back.untilRoom(({ state }) => state === 'playing');
    hello(back);
    await back.until(() => back.known !== undefined);
    expect(back.known?.version.seq).toBeGreaterThanOrEqual(stopped.version.seq);
    expect(back.known?.viewer).toBe(0);
    const end = await back.play('after');
    expect(end.view.outcome).toBeDefined();
  });
});

test('people may resign: with two the game ends, and everyone hears of it', async () => {
  const [amina, noor] = [browse(), browse()];
  const table = await tableOf(amina, ['person', 'person'], { pace: { bank: 600, increment: 10, cap: 900 } });
  await noor.ask('POST', `/tables/${table}/seats/1`, { name: 'Noor' });
  await amina.ask('POST', `/tables/${table}/begin`);
  const pages = [amina.open(table), noor.open(table)] as const;
  for (const page of pages) {
    await page.untilRoom(({ state }) => state === 'playing');
    hello(page);
    await page.until(() => page.messages('company').length > 0);
  }
  pages[0].send({ type: 'company', id: 'no', seat: 1, command: { type: 'resign' } });
  await pages[0].until(() => pages[0].messages('refused').length === 1);
  pages[0].send({ type: 'company', id: 'yes', seat: 0, command: { type: 'resign' } });
  for (const page of pages) await page.untilRoom(({ state }) => state === 'over');
  const { body } = await noor.ask('GET', `/tables/${table}?from=1`);
  expect(body).toMatchObject({ state: 'over', result: { winners: [1], reason: 'resigned' } });
  expect(body.entries.at(-1)).toMatchObject({ type: 'end', reason: 'resigned', seat: 0 });
});

test('what a player drafts sends nothing to the others, at a table with a clock either', async () => {
  const [amina, noor] = [browse(), browse()];
  const table = await tableOf(amina, ['person', 'person'], { pace: { bank: 600, increment: 10, cap: 900 } });
  await noor.ask('POST', `/tables/${table}/seats/1`, { name: 'Noor' });
  await amina.ask('POST', `/tables/${table}/begin`);
  const pages = [amina.open(table), noor.open(table)];
  for (const page of pages) {
    await page.untilRoom(
      ({ state, seats }) => state === 'playing' && seats.every((seat) => seat.presence === 'here'),
    );
    hello(page);
    await page.until(() => page.known?.firstStep === 0 && page.messages('company').length > 0);
  }
  const acting = pages.find(({ known }) => known?.acting === known?.viewer);
  const other = pages.find((page) => page !== acting);
  const action = acting?.known?.view.legal.find(({ type }) => type === 'lure');
  if (acting === undefined || other === undefined || action === undefined) throw new Error('no one acts');
  const before = other.received.length;
  for (const command of [{ type: 'act', action }, { type: 'undo' }, { type: 'act', action }] as const) {
    // Long enough for the clock to show another time.
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await acting.client.command(command)).toBeUndefined();
  }
  // Its answer comes after everything that was sent before.
  other.send({ type: 'company', id: 'x', seat: -1, command: { type: 'hurry' } });
  await other.until(() => other.messages('refused').length > 0);
  expect(other.received.slice(before, -1)).toEqual([]);
});

describe('a socket', () => {
  async function refusal(address: string, options: object = {}): Promise<number | undefined> {
    const socket = new WebSocket(address, options);
    return new Promise((resolve) => {
      socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
      socket.on('open', () => resolve(undefined));
      socket.on('error', () => undefined);
    });
  }

  test('of a page of another site is refused', async () => {
    const table = await tableOf(browse(), ['person', 'person']);
    const address = `${site.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`;
    expect(await refusal(address, { origin: 'http://elsewhere.example' })).toBe(403);
    expect(await refusal(address.replace('/socket', '/sockets'))).toBe(404);
    expect(await refusal(address, { headers: { Authorization: 'Bearer short' } })).toBe(401);
  });

  test('at a table that does not exist is closed with a code', async () => {
    const page = browse().open('A'.repeat(22));
    expect(await page.closed).toEqual({ code: 4404, reason: 'room/unknown' });
  });

  test('that sends junk gets coded refusals, or is closed', async () => {
    const table = await tableOf(browse(), ['person', 'person']);
    const page = browse().open(table);
    await page.untilRoom(() => true);
    for (const junk of [
      '{',
      '[]',
      '"x"',
      '{"type":"nothing"}',
      `${'['.repeat(500)}`,
      '{"type":"presence"}',
    ]) {
      page.socket.send(junk);
    }
    await page.until(() => page.messages('refused').length === 6);
    page.send({ type: 'hello', protocols: [2], table, look: 0, seq: 0 });
    await page.until(() => page.messages('failed').length === 1);
    expect(page.messages('failed')[0]?.error).toEqual({ code: 'table/not-open' });
    page.socket.send(Buffer.from([1, 2, 3]));
    expect((await page.closed).code).toBe(1003);
    const large = browse().open(table);
    await large.untilRoom(() => true);
    large.socket.send('x'.repeat(20_000));
    expect((await large.closed).code).toBe(1009);
    const eager = browse().open(table);
    await eager.untilRoom(() => true);
    for (let i = 0; i < 400; i++) eager.send({ type: 'presence', isVisible: true, isActive: true });
    expect((await eager.closed).code).toBe(4429);
  });

  test('of a spectator is closed where none are allowed, and cannot act for a seat', async () => {
    const amina = browse();
    const table = await tableOf(amina, ['person', 'trader'], { spectators: false });
    await amina.ask('POST', `/tables/${table}/begin`);
    const stranger = browse().open(table);
    await stranger.untilRoom(() => true);
    hello(stranger);
    expect(await stranger.closed).toEqual({ code: 4403, reason: 'room/no-spectators' });
  });

  test('of a spectator cannot act for a seat', async () => {
    const amina = browse();
    const table = await tableOf(amina, ['person', 'trader']);
    await amina.ask('POST', `/tables/${table}/begin`);
    const page = browse().open(table);
    await page.untilRoom(() => true);
    hello(page);
    await page.until(() => page.known !== undefined);
    const base = page.known?.version;
    page.send({ type: 'command', id: 'x', seat: 0, base, command: { type: 'undo' } });
    page.send({ type: 'company', id: 'y', seat: 0, command: { type: 'resign' } });
    page.send({ type: 'hurry' });
    const refusals = await page.until(
      () => page.messages('refused').length === 3 && page.messages('refused'),
    );
    expect(refusals.map(({ refusal }) => refusal.code).sort()).toEqual([
      'table/not-operator',
      'table/not-your-seat',
      'table/not-your-seat',
    ]);
  });
});
