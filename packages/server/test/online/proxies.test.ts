/** Behind a proxy that is trusted, a client is who the proxy says; any other header of this kind counts for nothing. */
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../../src/limits/limits.ts';
import { ask, closeServers, newKey, type Reply, type Site, serve } from './serving.ts';
import { setupOf } from './setups.ts';

afterAll(closeServers);

const limits = { ...DEFAULT_LIMITS, tablesPerAddress: 1, socketsPerAddress: 1 };
const TRUSTING = { trustedProxies: ['loopback'], limits };

const from = (address: string): Record<string, string> => ({
  'X-Forwarded-For': address,
  'X-Forwarded-Proto': 'https',
});

function create(site: Site, headers: Record<string, string>): Promise<Reply> {
  return ask(site, 'POST', '/tables', {
    body: { key: newKey(), setup: setupOf('person', 'person') },
    headers,
  });
}

/** The result of a handshake: 101, or the status with which it is refused. */
function handshake(site: Site, table: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`, {
    headers,
  });
  return new Promise((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.on('error', () => undefined);
  });
}

describe('limits', () => {
  test('are those of the address that a trusted proxy names', async () => {
    const site = await serve(TRUSTING);
    const made = await create(site, from('203.0.113.1'));
    expect(made.status).toBe(201);
    expect((await create(site, from('203.0.113.1'))).status).toBe(429);
    expect((await create(site, from('203.0.113.2'))).status).toBe(201);
    // The proxy adds the address that it sees at the end.
    expect((await create(site, from('198.51.100.7, 203.0.113.2'))).status).toBe(429);
    const { table } = made.body;
    expect(await handshake(site, table, from('203.0.113.1'))).toBe(101);
    expect(await handshake(site, table, from('203.0.113.1'))).toBe(429);
    expect(await handshake(site, table, from('2001:db8::1'))).toBe(101);
    // The same home.
    expect(await handshake(site, table, from('2001:db8::2'))).toBe(429);
  });

  test('are those of the address itself without a trusted proxy', async () => {
    const untrusting = await serve({ limits });
    const elsewhere = await serve({ limits, trustedProxies: ['192.0.2.1'] });
    for (const site of [untrusting, elsewhere]) {
      const made = await create(site, from('203.0.113.1'));
      expect(made.status).toBe(201);
      expect((await create(site, from('203.0.113.2'))).status).toBe(429);
      const { table } = made.body;
      expect(await handshake(site, table, from('203.0.113.1'))).toBe(101);
      expect(await handshake(site, table, from('203.0.113.2'))).toBe(429);
    }
  });
});

describe('cookies and links', () => {
  const nameIn = ({ headers }: Reply): string => headers.getSetCookie()[0] ?? '';
  const rename = (site: Site, headers: Record<string, string>): Promise<Reply> =>
    ask(site, 'PUT', '/me', { body: { name: 'Amina' }, headers });

  test('are those of HTTPS if a trusted proxy says so', async () => {
    const site = await serve(TRUSTING);
    const host = new URL(site.origin).host;
    const secure = await rename(site, { ...from('203.0.113.1'), Origin: `https://${host}` });
    expect(nameIn(secure)).toMatch(/^__Host-kairo=.*; Path=\/;.*; HttpOnly; SameSite=Lax; Secure$/);
    const made = await create(site, from('203.0.113.1'));
    expect(made.body.link).toMatch(/^https:/);
    // The cookie is the person's, on a socket, too.
    const [cookie = ''] = nameIn(secure).split(';');
    const { status, text } = await ask(site, 'GET', '/me', {
      headers: { ...from('203.0.113.1'), Cookie: cookie },
    });
    expect([status, JSON.parse(text).name]).toEqual([200, 'Amina']);
  });

  test('are those of plain HTTP otherwise', async () => {
    const site = await serve({ limits });
    expect(nameIn(await rename(site, { ...from('203.0.113.1'), Origin: site.origin }))).toMatch(
      /^kairo=(?!.*Secure)/,
    );
    expect((await create(site, from('203.0.113.1'))).body.link).toMatch(/^http:/);
    // A page that was loaded over HTTPS is one of another site then.
    const other = await rename(site, {
      ...from('203.0.113.1'),
      Origin: site.origin.replace('http', 'https'),
    });
    expect(other.body.error.code).toBe('identity/other-site');
  });
});
