import { object, whole } from '@kairo/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { apiAddress, request } from '../../src/client/online/api.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server with one answer, at the foot of a folder. */
function serve(answer: Response | Error) {
  const fetch = vi.fn<(address: URL, init: RequestInit) => Promise<Response>>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  );
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { baseURI: 'https://kairo.example/games/' });
  return fetch;
}

const shape = object({ seat: whole(0) });
const json = (body: unknown, status = 200): Response => Response.json(body, { status });

test('a request is asked beside the page, with a body only if there is one', async () => {
  const fetch = serve(json({ seat: 1 }));
  await request('POST', 'tables/x/seats/1', shape, { name: 'Noor' });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address?.href).toBe('https://kairo.example/games/api/v1/tables/x/seats/1');
  expect(init).toMatchObject({ method: 'POST', body: '{"name":"Noor"}' });
  expect(apiAddress('me').pathname).toBe('/games/api/v1/me');
});

test('an answer is read by its shape', async () => {
  serve(json({ seat: 1, more: true }));
  expect(await request('GET', 'x', shape)).toEqual({ ok: true, value: { seat: 1 } });
  serve(json({ seat: 'one' }));
  expect(await request('GET', 'x', shape)).toMatchObject({
    error: { code: 'page/unreadable', field: 'seat' },
  });
});

test('a refusal keeps its code and facts', async () => {
  serve(json({ error: { code: 'room/seat-taken', seat: 2 } }, 409));
  expect(await request('POST', 'x', shape, {})).toEqual({
    ok: false,
    error: { code: 'room/seat-taken', seat: 2 },
  });
});

test.each([
  ['a page without a server', new Response('<!doctype html>', { status: 404 }), 'page/no-server'],
  ['a page for every address', new Response('<!doctype html>'), 'page/no-server'],
  ['a proxy without its server', new Response('bad gateway', { status: 502 }), 'page/unreachable'],
  ['an error without a code', Response.json({ error: 'x' }, { status: 400 }), 'page/no-server'],
  ['no network', new TypeError('failed'), 'page/unreachable'],
])('%s', async (_, answer, code) => {
  serve(answer);
  expect(await request('GET', 'me', shape)).toEqual({ ok: false, error: { code } });
});
