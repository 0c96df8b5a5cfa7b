import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { listen, makeServer, readFiles } from '@kairo/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'kairo-'));
const servers: Server[] = [];
let origin = '';

async function open(server: Server, port = 0, tries = 1): Promise<number> {
  servers.push(server);
  const found = await listen(server, { host: '127.0.0.1', port, tries });
  if (typeof found !== 'number') throw new Error(found.detail);
  return found;
}

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Kairo</title>');
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'console.log("x".repeat(3));'.repeat(50));
  writeFileSync(join(folder, '.built-from'), 'secret');
  origin = `http://127.0.0.1:${await open(makeServer(readFiles(folder)))}`;
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

describe('files', () => {
  test('the root serves the page, which the browser must revalidate', async () => {
    const response = await fetch(`${origin}/`);
    expect(await response.text()).toContain('<title>Kairo</title>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('must-revalidate');
    const again = await fetch(`${origin}/index.html`, {
      headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('hashed assets are immutable and sent compressed', async () => {
    const response = await fetch(`${origin}/assets/main-abc.js`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain('console.log');
    const file = readFiles(folder).get('/assets/main-abc.js');
    expect(gunzipSync(file?.compressed.gzip ?? '').equals(file?.body ?? Buffer.alloc(0))).toBe(true);
  });

  test.each(['/nothing', '/.built-from', '/%2e%2e/package.json', '/%zz'])('%s is not found', async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  });

  test.each([
    ['de-AT,de;q=0.9', 'de', 'Diese Seite gibt es nicht'],
    ['pt, fr;q=0.5', 'fr', 'Cette page n’existe pas'],
    ['xx', 'en', 'There is no such page'],
  ])('a 404 for Accept-Language %s is a page in %s with a link home', async (accepted, lang, heading) => {
    const response = await fetch(`${origin}/nothing`, {
      headers: { Accept: 'text/html,*/*', 'Accept-Language': accepted },
    });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(heading);
    expect(page).toContain('<a href="/">');
  });

  test('a missing asset is answered without a page', async () => {
    const response = await fetch(`${origin}/assets/gone.js`, { headers: { Accept: '*/*' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('404\n');
  });

  test('only GET and HEAD are allowed', async () => {
    const response = await fetch(`${origin}/`, { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test('the content security policy forbids other origins and framing', async () => {
    const policy = (await fetch(`${origin}/`)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('ports', () => {
  test('a busy port is skipped, unless only one may be tried', async () => {
    const taken = await open(createServer());
    expect(await open(createServer(), taken, 20)).toBeGreaterThan(taken);
    const refused = await listen(createServer(), { host: '127.0.0.1', port: taken, tries: 1 });
    expect(refused).toMatchObject({ code: 'port-taken' });
  });
});
