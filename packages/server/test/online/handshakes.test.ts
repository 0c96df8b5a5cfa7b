/** Handshakes that are refused: why, and that there are limits to trying. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/limits/limits.ts';
import { ask, closeServers, newKey, type Site, serve } from './serving.ts';
import { setupOf } from './setups.ts';

afterAll(closeServers);

interface Answered {
  /** 101 if it was accepted. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly error?: { readonly code: string; readonly retryAfter?: number } };
}

function handshake(site: Site, path: string, headers: Record<string, string> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asking = request(`${site.origin}/api/v1${path}`, {
      agent: false,
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    asking.on('error', reject);
    asking.on('upgrade', ({ headers: received }, socket) => {
      socket.destroy();
      resolve({ status: 101, headers: received, body: {} });
    });
    asking.on('response', (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) }),
      );
    });
    asking.end();
  });
}

async function newTable(site: Site): Promise<string> {
  const body = { key: newKey(), setup: setupOf('person', 'person') };
  return (await ask(site, 'POST', '/tables', { body })).body.table;
}

test('says why in JSON, as every other request', async () => {
  const site = await serve();
  const path = `/tables/${await newTable(site)}/socket`;
  const refusals = [
    [await handshake(site, '/sockets'), 404, 'server/no-such-address'],
    [await handshake(site, path, { Origin: 'http://elsewhere.example' }), 403, 'identity/other-site'],
    [await handshake(site, path, { Authorization: 'Bearer short' }), 401, 'identity/unknown-key'],
  ] as const;
  for (const [{ status, headers, body }, expected, code] of refusals) {
    expect(status).toBe(expected);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body.error).toMatchObject({ code });
  }
  expect((await handshake(site, path)).status).toBe(101);
});

describe('limits', () => {
  const limits = { ...DEFAULT_LIMITS };

  test('so many attempts per second, good or bad', async () => {
    const site = await serve({ limits: { ...limits, handshakesPerSecond: 1 } });
    const path = `/tables/${await newTable(site)}/socket`;
    for (let i = 0; i < 3; i++) expect((await handshake(site, '/nothing')).status).toBe(404);
    for (let i = 0; i < 2; i++) expect((await handshake(site, path)).status).toBe(101);
    const { status, headers, body } = await handshake(site, path);
    expect(status).toBe(429);
    expect(body.error?.code).toBe('server/too-many-requests');
    expect(headers['retry-after']).toBe(String(body.error?.retryAfter));
  });

  test.each(['socketsPerAddress', 'sockets'] as const)('%s at once', async (name) => {
    const site = await serve({ limits: { ...limits, [name]: 1 } });
    const path = `/tables/${await newTable(site)}/socket`;
    const held = new WebSocket(`${site.origin.replace('http', 'ws')}/api/v1${path}`);
    await new Promise((resolve) => held.addEventListener('open', resolve));
    const { status, headers, body } = await handshake(site, path);
    expect(status).toBe(429);
    expect(body.error).toMatchObject({ code: 'server/too-many-connections', limit: 1 });
    expect(headers['retry-after']).toBe('5');
    held.close();
  });

  test('so many people per minute who are new', async () => {
    const site = await serve({ limits: { ...limits, newcomersPerMinute: 2 } });
    const rename = (cookie?: string) =>
      ask(site, 'PUT', '/me', {
        body: { name: 'Amina' },
        headers: { Origin: site.origin, ...(cookie && { Cookie: cookie }) },
      });
    const first = await rename();
    const [cookie = ''] = first.headers.getSetCookie();
    expect((await rename()).status).toBe(200);
    const refused = await rename();
    expect(refused.status).toBe(429);
    expect(refused.body.error.code).toBe('server/too-many-requests');
    expect(refused.headers.getSetCookie()).toEqual([]);
    // Those who are known are not new.
    expect((await rename(cookie.split(';')[0])).status).toBe(200);
  });
});
