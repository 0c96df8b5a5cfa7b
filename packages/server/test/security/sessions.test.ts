/** Cookies and keys: they are drawn by the server, told to one browser, and over when they are over. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, closeServers, newKey, type Site, seated, serve } from '../online/serving.ts';
import { setupOf } from '../online/setups.ts';
import { Browser, tableOf } from '../person/browser.ts';

afterAll(closeServers);

let site: Site;
beforeAll(async () => {
  site = await serve();
});

describe('a cookie', () => {
  test('that was put into a browser by someone else is not taken over', async () => {
    const planted = `kairo=${'A'.repeat(43)}`;
    const victim = new Browser(site);
    victim.cookie = planted;
    await victim.get('PUT', '/me', { name: 'Amina' });
    expect(victim.cookie).not.toBe(planted);
    expect(victim.cookie).toMatch(/^kairo=[\w-]{43}$/);
    const attacker = new Browser(site);
    attacker.cookie = planted;
    expect((await attacker.get('GET', '/me')).name).toBe('');
  });

  test('is exchanged when a browser becomes someone else’s, and the one before is worth nothing', async () => {
    const [amina, desk] = [new Browser(site), new Browser(site)];
    await amina.get('PUT', '/me', { name: 'Amina' });
    await desk.get('PUT', '/me', { name: 'Guest' });
    const before = desk.cookie;
    const { code } = await amina.get('POST', '/me/recovery', {});
    await desk.get('POST', '/me/recover', { code });
    expect(desk.cookie).not.toBe(before);
    expect(desk.cookie).not.toBe(amina.cookie);
    const old = new Browser(site);
    old.cookie = before;
    expect((await old.get('GET', '/me')).name).toBe('');
  });

  test('of plain HTTP is not taken over HTTPS, where another host of the domain could have set it', async () => {
    const trusting = await serve({ trustedProxies: ['loopback'] });
    const plain = new Browser(trusting);
    await plain.get('PUT', '/me', { name: 'Amina' });
    const { body, text } = await ask(trusting, 'GET', '/me', {
      headers: { Cookie: plain.cookie ?? '', 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1' },
    });
    expect(body.games).toEqual([]);
    expect(text).not.toContain('Amina');
  });
});

describe('repeating what someone else has sent', () => {
  test('without its key or cookie does nothing', async () => {
    const { table, keys } = await seated(site, setupOf('person', 'person'));
    const states = await Promise.all(keys.map((key) => ask(site, 'GET', `/tables/${table}`, { key })));
    const seat = states.findIndex(({ body }) => body.legal.length > 0);
    const state = states[seat]?.body;
    const body = { id: 'once', base: state?.seq, actions: state?.legal.slice(0, 1) };
    const path = `/tables/${table}/actions`;
    const played = await ask(site, 'POST', path, { key: keys[seat] ?? '', body });
    expect(played.status).toBe(200);
    expect((await ask(site, 'POST', path, { body })).status).toBe(401);
    expect((await ask(site, 'POST', path, { key: newKey(), body })).status).toBe(401);
    expect((await ask(site, 'POST', path, { key: keys[1 - seat] ?? '', body })).status).toBe(409);
    // With its key it is the same request, and the same answer.
    const again = await ask(site, 'POST', path, { key: keys[seat] ?? '', body });
    expect(again.body).toEqual(played.body);
    const now = await ask(site, 'GET', `/tables/${table}`);
    expect(now.body.seq).toBe(played.body.seq);
  });
});

describe('what cannot be found out by asking', () => {
  test('a table of others and one that does not exist, by a key that is neither’s', async () => {
    // An id has 128 bits: that a table exists is known only to those who were given it.
    const { table } = await seated(site, setupOf('person', 'person'));
    const known = await ask(site, 'GET', `/tables/${table}`, { key: newKey() });
    expect([known.status, known.body.error.code]).toEqual([401, 'identity/unknown-key']);
    const ids = Array.from({ length: 50 }, () => newKey().slice(0, 22));
    const answers = await Promise.all(ids.map((id) => ask(site, 'GET', `/tables/${id}`)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  test('whether a code of a table is wrong, used up or malformed', async () => {
    const host = new Browser(site);
    const table = await tableOf([[host, 'Amina']], { bots: 1, begins: false });
    const socket = host.connect(table);
    const { code } = await socket.until(({ type }) => type === 'room');
    socket.close();
    expect((await ask(site, 'GET', `/codes/${code}`)).body.table).toBe(table);
    await host.get('POST', `/tables/${table}/close`, {});
    const answers = await Promise.all(
      [code, 'ABCDEF', 'no code'].map((text) => ask(site, 'GET', `/codes/${text}`)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  test('which part of a recovery code is wrong', async () => {
    const amina = new Browser(site);
    await amina.get('PUT', '/me', { name: 'Amina' });
    const { code } = await amina.get('POST', '/me/recovery', {});
    const other = (at: number): string => {
      const sign = code?.[at] === 'A' ? 'B' : 'A';
      return `${code?.slice(0, at)}${sign}${code?.slice(at + 1)}`;
    };
    const thief = new Browser(site);
    const answers = await Promise.all(
      [other(0), other(15), 'no code'].map((text) => thief.ask('POST', '/me/recover/look', { code: text })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(403);
  });
});
