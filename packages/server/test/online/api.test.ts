/** `/api/v1` for programs: what is answered, what is refused, and that a repeated request does no harm. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatAction } from '@kairo/engine';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stateAnswer } from '../../src/http/shapes.ts';
import { ask, closeServers, newKey, playSeat, type Reply, type Site, seated, serve } from './serving.ts';
import { setupOf } from './setups.ts';

const folder = mkdtempSync(join(tmpdir(), 'kairo-api-'));
let site: Site;
beforeAll(async () => {
  site = await serve();
});
afterAll(async () => {
  await closeServers();
  rmSync(folder, { recursive: true, force: true });
});

const TWO = setupOf('person', 'person');

function refusal({ status, body }: Reply): [number, string] {
  return [status, body.error?.code];
}

async function create(wishes: object = {}, at: Site = site): Promise<Reply> {
  return ask(at, 'POST', '/tables', { body: { key: newKey(), setup: TWO, ...wishes } });
}

/** The seat that is to act, with its key and its state. */
async function acting(table: string, keys: readonly string[], at: Site = site) {
  const states = await Promise.all(keys.map((key) => ask(at, 'GET', `/tables/${table}`, { key })));
  const seat = states[0]?.body.acting ?? 0;
  const state = states[seat]?.body;
  const [action] = state?.legal ?? [];
  if (state === undefined || action === undefined) throw new Error('nobody acts');
  return { seat, key: keys[seat] ?? '', other: keys[1 - seat] ?? '', state, action };
}

describe('tables', () => {
  test('are created with a link and a commitment; the same request again gives the same answer', async () => {
    const body = {
      key: newKey(),
      setup: TWO,
      begin: 'byHost',
      spectators: true,
      pace: null,
      standIn: 'vizier',
    };
    const made = await ask(site, 'POST', '/tables', { body });
    expect(made.status).toBe(201);
    expect(made.body.link).toBe(`${site.origin}/#/t/${made.body.table}`);
    expect(made.body.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect((await ask(site, 'POST', '/tables', { body })).body).toEqual(made.body);
    const other = { ...body, standIn: 'trader' };
    expect(refusal(await ask(site, 'POST', '/tables', { body: other }))).toEqual([409, 'identity/key-used']);
  });

  test('seats are taken once, by a key that is nothing else', async () => {
    const host = newKey();
    const { table } = (await ask(site, 'POST', '/tables', { body: { key: host, setup: TWO } })).body;
    const [key, other] = [newKey(), newKey()];
    const sit = (seat: number | string, body: object): Promise<Reply> =>
      ask(site, 'POST', `/tables/${table}/seats/${seat}`, { body });
    for (let i = 0; i < 2; i++) {
      const sat = await sit(0, { key, name: 'One' });
      expect([sat.status, sat.body]).toEqual([201, { seat: 0 }]);
    }
    expect(refusal(await sit(0, { key, name: 'Uno' }))).toEqual([409, 'identity/key-used']);
    expect(refusal(await sit(1, { key, name: 'One' }))).toEqual([409, 'identity/key-used']);
    expect(refusal(await sit(1, { key: host, name: 'Host' }))).toEqual([409, 'identity/key-used']);
    expect(refusal(await sit(0, { key: other, name: 'Two' }))).toEqual([409, 'room/seat-taken']);
    expect(refusal(await sit(1, { key: other, name: 'ONE' }))).toEqual([409, 'room/name-taken']);
    expect(refusal(await sit(1, { key: other, name: ' ' }))).toEqual([400, 'table/malformed']);
    expect(refusal(await sit(7, { key: other, name: 'Two' }))).toEqual([404, 'room/no-such-seat']);
    expect(refusal(await sit('x', { key: other, name: 'Two' }))).toEqual([400, 'table/malformed']);
    const elsewhere = (await create()).body.table;
    const moved = await ask(site, 'POST', `/tables/${elsewhere}/seats/0`, { body: { key, name: 'One' } });
    expect(refusal(moved)).toEqual([409, 'identity/key-used']);
    const begin = (): Promise<Reply> => ask(site, 'POST', `/tables/${table}/begin`, { key: host });
    expect(refusal(await begin())).toEqual([409, 'room/seats-free']);
    await sit(1, { key: other, name: 'Two' });
    expect(refusal(await ask(site, 'POST', `/tables/${table}/begin`))).toEqual([401, 'identity/missing']);
    expect(refusal(await ask(site, 'POST', `/tables/${table}/begin`, { key }))).toEqual([
      403,
      'room/not-host',
    ]);
    expect(refusal(await ask(site, 'POST', `/tables/${table}/begin`, { key: newKey() }))).toEqual([
      401,
      'identity/unknown-key',
    ]);
    for (let i = 0; i < 2; i++) expect((await begin()).body).toEqual({ seq: 1 });
    expect((await sit(0, { key, name: 'One' })).body).toEqual({ seat: 0 });
    expect(refusal(await ask(site, 'POST', `/tables/${table}/close`, { key: host }))).toEqual([
      409,
      'room/not-waiting',
    ]);
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'body'],
    ['a list', [], 'body'],
    ['no set-up', { key: newKey() }, 'setup'],
    ['a short key', { key: 'short', setup: TWO }, 'key'],
    ['an unknown field', { key: newKey(), setup: TWO, extra: 1 }, 'extra'],
    ['an unknown field of the set-up', { key: newKey(), setup: { ...TWO, extra: 1 } }, 'setup.extra'],
    ['an unknown board', { key: newKey(), setup: { ...TWO, edition: 'none' } }, ''],
    ['a pace in words', { key: newKey(), setup: TWO, pace: 'fast' }, 'pace'],
    [
      'a cap below the bank',
      { key: newKey(), setup: TWO, pace: { bank: 60, increment: 5, cap: 59 } },
      'pace.cap',
    ],
    [
      'a key that comes twice',
      `{"begin":"byHost",${JSON.stringify({ setup: TWO }).slice(1, -1)},"begin":"whenFull"}`,
      'body',
    ],
    ['one seat', { key: newKey(), setup: { ...TWO, seats: TWO.seats.slice(1) } }, 'setup.seats'],
    [
      'the same icon twice',
      { key: newKey(), setup: { ...TWO, seats: [TWO.seats[0], TWO.seats[0]] } },
      'seats.1.icon',
    ],
    ['deep JSON', `${'['.repeat(300)}${']'.repeat(300)}`, 'body'],
    ['too much', `{"key":"${'x'.repeat(200_000)}"}`, ''],
  ])('%s is malformed', async (_, body, field) => {
    const { status, body: answer } = await ask(site, 'POST', '/tables', { body });
    expect(status).toBe(400);
    if (field !== '') expect(answer.error).toMatchObject({ code: 'table/malformed', field });
  });

  test('a program without a key is not given a cookie, a page of another site neither', async () => {
    expect(refusal(await ask(site, 'POST', '/tables', { body: { setup: TWO } }))).toEqual([
      401,
      'identity/missing',
    ]);
    const headers = { Origin: 'http://elsewhere.example' };
    const strange = await ask(site, 'POST', '/tables', { body: { setup: TWO }, headers });
    expect(refusal(strange)).toEqual([403, 'identity/other-site']);
    expect(strange.headers.getSetCookie()).toEqual([]);
    const own = await ask(site, 'POST', '/tables', {
      body: { setup: TWO },
      headers: { Origin: site.origin },
    });
    const [cookie = ''] = own.headers.getSetCookie();
    for (const part of [/^kairo=[\w-]{43};/, /HttpOnly/, /SameSite=Lax/, /Path=\//, /Max-Age=34560000/]) {
      expect(cookie).toMatch(part);
    }
  });

  test('what does not exist is not found', async () => {
    for (const path of [
      '/tables/x',
      `/tables/${'A'.repeat(22)}`,
      '/nothing',
      '/codes/AAAAAA',
      '/codes/%00',
    ]) {
      expect((await ask(site, 'GET', path)).status, path).toBe(404);
    }
  });
});

describe('the state of a table', () => {
  test('while it waits, and as soon as someone has sat down', async () => {
    const { table } = (await create()).body;
    const waiting = await ask(site, 'GET', `/tables/${table}`);
    expect(waiting.body).toMatchObject({ state: 'waiting', seq: 0, view: null, legal: [], acting: null });
    const polled = ask(site, 'GET', `/tables/${table}?wait=25`);
    await ask(site, 'POST', `/tables/${table}/seats/1`, { body: { key: newKey(), name: 'Two' } });
    expect((await polled).body.seats[1]).toMatchObject({ name: 'Two', presence: 'here' });
    for (const query of ['from=-1', 'from=x', 'wait=26', 'more=1']) {
      expect(refusal(await ask(site, 'GET', `/tables/${table}?${query}`))).toEqual([400, 'table/malformed']);
    }
    expect(refusal(await ask(site, 'GET', `/tables/${table}/record`))).toEqual([409, 'room/not-begun']);
  });

  test('without spectators, only seats and the host may look', async () => {
    const { table, host, keys } = await seated(site, TWO, { spectators: false });
    for (const path of ['', '/setup', '/record']) {
      expect(refusal(await ask(site, 'GET', `/tables/${table}${path}`))).toEqual([403, 'room/no-spectators']);
      const own = await ask(site, 'GET', `/tables/${table}${path}`, { key: keys[1] ?? '' });
      expect(own.status).toBe(200);
    }
    const hosted = await ask(site, 'GET', `/tables/${table}`, { key: host });
    expect(hosted.body.view).toMatchObject({ viewer: 'spectator' });
    expect(refusal(await ask(site, 'GET', `/tables/${table}`, { key: newKey() }))).toEqual([
      401,
      'identity/unknown-key',
    ]);
  });

  test('has the documented shape, and shows hands and money to their own seat alone', async () => {
    const { table, keys } = await seated(site, TWO);
    for (const key of [undefined, ...keys]) {
      const { body } = await ask(site, 'GET', `/tables/${table}`, key === undefined ? {} : { key });
      v.parse(stateAnswer, body);
      const seat = key === undefined ? -1 : keys.indexOf(key);
      body.view.seats.forEach((shown, i) => {
        expect(shown.hand !== undefined).toBe(i === seat);
        expect(shown.money !== undefined).toBe(i === seat);
      });
      expect(body.entries[0]).toMatchObject({ seq: 1, type: 'step', seat: null });
      expect(body.seed).toBeNull();
    }
  });

  test('the set-up comes with the board and the version of the rules', async () => {
    const { table } = (await create()).body;
    const { body } = await ask(site, 'GET', `/tables/${table}/setup`);
    expect(body).toMatchObject({ setup: TWO, edition: { id: 'alley' }, rulesVersion: 1 });
  });
});

describe('actions', () => {
  test('are checked in order: key, shape, remembered id, whose turn, base, rules', async () => {
    const { table, keys } = await seated(site, TWO);
    const { key, other, state, action } = await acting(table, keys);
    const base = state.seq;
    const act = (body: unknown, by?: string): Promise<Reply> =>
      ask(site, 'POST', `/tables/${table}/actions`, { body, ...(by !== undefined && { key: by }) });
    expect(refusal(await act('{'))).toEqual([401, 'identity/missing']);
    expect(refusal(await act('{', newKey()))).toEqual([401, 'identity/unknown-key']);
    expect(refusal(await act('{', key))).toEqual([400, 'table/malformed']);
    expect(refusal(await act({ id: 'a', base, actions: [{ ...action, more: 1 }] }, key))).toEqual([
      400,
      'table/malformed',
    ]);
    expect(refusal(await act({ id: '', base, actions: [action] }, key))).toEqual([400, 'table/malformed']);
    expect(refusal(await act({ id: 'a', base: base + 1, actions: [action] }, other))).toEqual([
      409,
      'table/not-your-turn',
    ]);
    expect(refusal(await act({ id: 'a', base: base + 1, actions: [action] }, key))).toEqual([
      409,
      'table/stale',
    ]);
    const illegal = { type: 'lure', colour: 'red', entry: 'a1', barkers: 99 };
    const refused = await act({ id: 'a', base, actions: [illegal] }, key);
    expect(refused.status).toBe(422);
    expect(refusal(await act({ id: 'a', base, actions: [] }, key))).toEqual([409, 'table/turn-not-complete']);
    // A refused id was not remembered.
    const body = { id: 'a', base, actions: [action] };
    const played = await act(body, key);
    expect([played.status, played.body]).toEqual([200, { seq: base + 1 }]);
    expect((await act(body, key)).body).toEqual(played.body);
    expect(refusal(await act({ ...body, base: 0 }, key))).toEqual([409, 'table/id-reused']);
  });

  test('a list ends with what brings something to light, and with the turn', async () => {
    const { table, keys } = await seated(site, TWO);
    const { key, state } = await acting(table, keys);
    const pile = { type: 'pick', from: 'pile' };
    const display = { type: 'pick', from: 'display', index: 0 };
    const act = (...actions: object[]): Promise<Reply> =>
      ask(site, 'POST', `/tables/${table}/actions`, { key, body: { id: 'l', base: state.seq, actions } });
    expect(refusal(await act(pile, display))).toEqual([400, 'table/after-reveal']);
    expect(refusal(await act({ type: 'dropOut' }, display))).toEqual([400, 'table/after-turn']);
    const played = await act(display, pile);
    expect([played.status, played.body]).toEqual([200, { seq: state.seq + 2 }]);
  });

  test('are remembered after a restart', async () => {
    const options = { data: folder };
    const before = await serve(options);
    const { table, keys, host } = await seated(before, TWO);
    const { key, state, action } = await acting(table, keys, before);
    const body = { id: 'once', base: state.seq, actions: [action] };
    const path = `/tables/${table}/actions`;
    const played = await ask(before, 'POST', path, { key, body });
    expect(played.status, formatAction(action)).toBe(200);
    await before.close();
    const after = await serve(options);
    expect((await ask(after, 'POST', path, { key, body })).body).toEqual(played.body);
    expect((await ask(after, 'GET', `/tables/${table}`, { key: host })).body.seq).toBe(played.body.seq);
    await after.close();
  });
});

test('no seat and no spectator is ever sent what is another’s', async () => {
  const { table, keys } = await seated(site, TWO);
  const seen = keys.map((): string[] => []);
  await Promise.all(keys.map((key, seat) => playSeat(site, table, key, `secret ${seat}`, seen[seat])));
  for (const [seat, texts] of seen.entries()) {
    for (const text of texts) {
      const { entries, state, view } = JSON.parse(text);
      for (const { events = [] } of entries) {
        for (const { to } of events) expect(['all', seat]).toContain(to);
      }
      if (state !== 'over') expect(view.seats[1 - seat]).not.toHaveProperty('money');
      expect(view.seats[1 - seat]).not.toHaveProperty('hand');
    }
  }
});

describe('limits', () => {
  test('too many requests from one address are answered 429 with a time', async () => {
    const { limits } = { limits: { requestsPerSecond: 2, tablesPerAddress: 1 } };
    const small = await serve({ limits: { ...(await usualLimits()), ...limits } });
    const first = await create({}, small);
    expect(first.status).toBe(201);
    const second = await create({}, small);
    expect(refusal(second)).toEqual([429, 'server/too-many-tables']);
    const replies = await Promise.all(Array.from({ length: 12 }, () => ask(small, 'GET', '/me')));
    const late = replies.find(({ status }) => status === 429);
    expect(late?.body.error.code).toBe('server/too-many-requests');
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  test('codes cannot be tried at will', async () => {
    const small = await serve({ limits: { ...(await usualLimits()), codesPerSecond: 1 } });
    const replies = [];
    for (let i = 0; i < 12; i++) replies.push(await ask(small, 'GET', '/codes/ABCDEF'));
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  test('a server may ask for a code before it opens tables', async () => {
    const club = await serve({ creationCode: 'open sesame' });
    expect(refusal(await create({}, club))).toEqual([403, 'server/creation-code']);
    expect(refusal(await create({ code: 'open' }, club))).toEqual([403, 'server/creation-code']);
    expect((await create({ code: 'open sesame' }, club)).status).toBe(201);
  });
});

async function usualLimits() {
  return (await import('../../src/limits/limits.ts')).DEFAULT_LIMITS;
}

describe('operating', () => {
  test('health, readiness and figures; figures are not for everyone', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await fetch(site.origin + path)).status).toBe(200);
    const { table } = (await create()).body;
    await ask(site, 'GET', `/tables/${table}`);
    const figures = await (await fetch(`${site.origin}/metrics`)).text();
    expect(figures).toMatch(/^kairo_http_requests_total\{.*route="\/api\/v1\/tables"/m);
    expect(figures).not.toContain(table);
    const forwarded = await fetch(`${site.origin}/metrics`, { headers: { 'X-Forwarded-For': '10.0.0.1' } });
    expect(forwarded.status).toBe(404);
    const locked = await serve({ metricsToken: 'figures' });
    expect((await fetch(`${locked.origin}/metrics`)).status).toBe(404);
    const headers = { Authorization: 'Bearer figures' };
    expect((await fetch(`${locked.origin}/metrics`, { headers })).status).toBe(200);
  });

  test('the description lists every endpoint', async () => {
    const { body } = await ask(site, 'GET', '/openapi.json');
    expect(Object.keys(body.paths).sort()).toEqual([
      '/api/v1/codes/{code}',
      '/api/v1/me',
      '/api/v1/me/devices',
      '/api/v1/me/devices/{device}',
      '/api/v1/me/recover',
      '/api/v1/me/recover/look',
      '/api/v1/me/recovery',
      '/api/v1/tables',
      '/api/v1/tables/{table}',
      '/api/v1/tables/{table}/actions',
      '/api/v1/tables/{table}/begin',
      '/api/v1/tables/{table}/close',
      '/api/v1/tables/{table}/record',
      '/api/v1/tables/{table}/rematch',
      '/api/v1/tables/{table}/return',
      '/api/v1/tables/{table}/seats/{seat}',
      '/api/v1/tables/{table}/seats/{seat}/offer',
      '/api/v1/tables/{table}/seats/{seat}/take',
      '/api/v1/tables/{table}/setup',
    ]);
    expect(JSON.stringify(body)).toContain('"const":"dropOut"');
  });
});
