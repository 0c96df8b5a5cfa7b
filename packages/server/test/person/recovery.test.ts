import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/limits/limits.ts';
import { closeServers, type Site, serve } from '../online/serving.ts';
import { Browser, tableOf } from './browser.ts';

afterAll(closeServers);

let site: Site;
beforeAll(async () => {
  site = await serve({ limits: { ...DEFAULT_LIMITS, recoveriesPerMinute: 1000 } });
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

const namesOf = async (browser: Browser): Promise<string[]> =>
  (await browser.get('GET', '/me')).games.map(({ table }) => table);

describe('a recovery code', () => {
  test('takes everything to another browser', async () => {
    const phone = new Browser(site);
    await phone.get('PUT', '/me', { name: 'Amina' });
    const table = await tableOf([[phone, 'Amina']], { bots: 1 });
    const { code } = await phone.get('POST', '/me/recovery', {});
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
    const desk = new Browser(site, FIREFOX);
    const typed = code.toLowerCase().replace(/(.{4})/g, '$1 ');
    const look = await desk.get('POST', '/me/recover/look', { code: typed });
    expect(look).toEqual({ name: 'Amina', games: 1, isYou: false, here: null });
    expect(desk.cookie).toBeUndefined();
    expect(await desk.get('POST', '/me/recover', { code: typed })).toEqual({ name: 'Amina' });
    expect(await namesOf(desk)).toEqual([table]);
    expect((await desk.get('GET', '/me')).games[0]?.yourSeat).toBe(0);
    const { devices, recovery } = await desk.get('GET', '/me/devices');
    expect(devices.map(({ label, isThis }) => [label, isThis]).sort()).toEqual([
      ['Chrome, Android', false],
      ['Firefox, Windows', true],
    ]);
    expect(recovery.createdAt).toBeGreaterThan(0);
    // The same code in the same browser changes nothing.
    const { isYou } = await desk.get('POST', '/me/recover/look', { code });
    expect(isYou).toBe(true);
    await desk.get('POST', '/me/recover', { code });
    expect((await desk.get('GET', '/me/devices')).devices).toHaveLength(2);
  });

  test('ends the one before', async () => {
    const phone = new Browser(site);
    await phone.get('PUT', '/me', { name: 'Noor' });
    const first = await phone.get('POST', '/me/recovery', {});
    const second = await phone.get('POST', '/me/recovery', {});
    expect(second.code).not.toBe(first.code);
    const desk = new Browser(site);
    expect((await desk.ask('POST', '/me/recover', first)).body.error.code).toBe('identity/wrong-code');
    expect((await desk.ask('POST', '/me/recover', second)).status).toBe(200);
  });

  test.each([['AAAABBBBCCCCDDDD'], ['AAAA'], ['0OI1 0OI1 0OI1 0OI1'], ['']])(
    '%j is refused',
    async (code) => {
      const reply = await new Browser(site).ask('POST', '/me/recover', { code });
      expect([reply.status, reply.body.error.code]).toEqual([403, 'identity/wrong-code']);
    },
  );

  test('with one wrong character is refused', async () => {
    const phone = new Browser(site);
    await phone.get('PUT', '/me', { name: 'Noor' });
    const { code } = await phone.get('POST', '/me/recovery', {});
    const wrong = code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A');
    expect((await new Browser(site).ask('POST', '/me/recover', { code: wrong })).status).toBe(403);
  });

  test('is not made for strangers', async () => {
    const reply = await new Browser(site).ask('POST', '/me/recovery', {});
    expect([reply.status, reply.body.error.code]).toEqual([401, 'identity/missing']);
  });

  test('is tried a limited number of times', async () => {
    const strict = await serve({ limits: { ...DEFAULT_LIMITS, recoveriesPerMinute: 3 } });
    const browser = new Browser(strict);
    const tried = [];
    for (let i = 0; i < 5; i++)
      tried.push(await browser.ask('POST', '/me/recover', { code: 'AAAABBBBCCCCDDDD' }));
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 429, 429]);
    expect(Number(tried[4]?.headers.get('Retry-After'))).toBeGreaterThan(10);
  });
});

describe('a browser that has games as someone else', () => {
  async function meeting(): Promise<{ amina: Browser; guest: Browser; code: string; own: string }> {
    const amina = new Browser(site);
    await amina.get('PUT', '/me', { name: 'Amina' });
    const { code } = await amina.get('POST', '/me/recovery', {});
    const guest = new Browser(site, FIREFOX);
    const own = await tableOf([[guest, 'Guest']], { bots: 1 });
    return { amina, guest, code, own };
  }

  test('is asked what becomes of them', async () => {
    const { guest, code, own } = await meeting();
    expect((await guest.get('POST', '/me/recover/look', { code })).here).toEqual({
      name: 'Guest',
      games: 1,
      isKept: false,
    });
    const reply = await guest.ask('POST', '/me/recover', { code });
    expect([reply.status, reply.body.error]).toEqual([409, { code: 'identity/has-games', games: 1 }]);
    expect(await namesOf(guest)).toEqual([own]);
  });

  test('brings them along', async () => {
    const { amina, guest, code, own } = await meeting();
    await guest.get('POST', '/me/recover', { code, games: 'bring' });
    expect(await namesOf(guest)).toEqual([own]);
    expect(await namesOf(amina)).toEqual([own]);
    expect((await amina.get('GET', '/me')).games[0]).toMatchObject({ yourSeat: 0, isHost: true });
  });

  test('leaves them behind', async () => {
    const { guest, code } = await meeting();
    const before = guest.cookie;
    const own = await guest.get('POST', '/me/recovery', {});
    await guest.get('POST', '/me/recover', { code, games: 'leave' });
    expect(await namesOf(guest)).toEqual([]);
    const old = new Browser(site);
    old.cookie = before;
    expect(await namesOf(old)).toEqual([]);
    await old.get('POST', '/me/recover', own);
    expect(await namesOf(old)).toHaveLength(1);
  });

  test('leaves them to bots if no one could come back to them', async () => {
    const { guest, code, own } = await meeting();
    await guest.get('POST', '/me/recover', { code, games: 'leave' });
    const { seats } = (await guest.ask('GET', `/tables/${own}`)).body;
    expect(seats[0]).toMatchObject({ name: '', presence: 'bot', standIn: 'merchant' });
  });

  test('leaves a seat to a bot where the other person has one', async () => {
    const amina = new Browser(site);
    const noor = new Browser(site);
    const table = await tableOf([
      [amina, 'Amina'],
      [noor, 'Noor'],
    ]);
    const { code } = await amina.get('POST', '/me/recovery', {});
    await noor.get('POST', '/me/recover', { code, games: 'bring' });
    const { games } = await noor.get('GET', '/me');
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ table, yourSeat: 0 });
    expect(games[0]?.seats[1]).toMatchObject({ isYou: false, isTaken: false, presence: 'bot', name: '' });
  });
});

describe('devices', () => {
  test('are signed out, with their sockets', async () => {
    const phone = new Browser(site);
    const table = await tableOf([[phone, 'Amina']], { bots: 1 });
    const { code } = await phone.get('POST', '/me/recovery', {});
    const desk = new Browser(site, FIREFOX);
    await desk.get('POST', '/me/recover', { code });
    const socket = desk.connect(table);
    expect((await socket.until(({ type }) => type === 'room')).seats[0]?.isYou).toBe(true);
    const { devices } = await phone.get('GET', '/me/devices');
    const device = devices.find(({ isThis }) => !isThis)?.device;
    await phone.get('DELETE', `/me/devices/${device}`);
    expect(await socket.closed()).toBe(1001);
    expect(await namesOf(desk)).toEqual([]);
    const again = await phone.ask('DELETE', `/me/devices/${device}`);
    expect([again.status, again.body.error.code]).toEqual([404, 'identity/unknown-device']);
    expect(await namesOf(phone)).toEqual([table]);
  });

  test('of others are not signed out', async () => {
    const [one, other] = [new Browser(site), new Browser(site)];
    await one.get('PUT', '/me', { name: 'One' });
    await other.get('PUT', '/me', { name: 'Other' });
    const { devices } = await one.get('GET', '/me/devices');
    expect((await other.ask('DELETE', `/me/devices/${devices[0]?.device}`)).status).toBe(404);
    expect((await one.get('GET', '/me')).name).toBe('One');
  });

  test('sign themselves out', async () => {
    const phone = new Browser(site);
    await phone.get('PUT', '/me', { name: 'Amina' });
    const { devices } = await phone.get('GET', '/me/devices');
    await phone.get('DELETE', `/me/devices/${devices[0]?.device}`);
    expect(phone.cookie).toBeUndefined();
  });
});

test('a list of games comes in parts, by state', async () => {
  const phone = new Browser(site);
  const waiting: string[] = [];
  for (let i = 0; i < 52; i++) waiting.push(await tableOf([[phone, 'Amina']], { bots: 1, begins: false }));
  const playing = await tableOf([[phone, 'Amina']], { bots: 1 });
  const first = await phone.get('GET', '/me');
  expect(first.games).toHaveLength(50);
  const rest = await phone.get('GET', `/me?after=${first.after}`);
  expect(rest.after).toBeNull();
  const all = [...first.games, ...rest.games].map(({ table }) => table);
  expect(new Set(all)).toEqual(new Set([playing, ...waiting]));
  const { games } = await phone.get('GET', '/me?state=playing');
  expect(games).toMatchObject([{ table: playing, acting: expect.any(Number), round: expect.any(Number) }]);
  expect((await phone.ask('GET', '/me?after=soon')).body.error).toMatchObject({
    code: 'table/malformed',
    field: 'after',
  });
});
