/** The examples in deploy/ name options, files and figures that there are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP, readOptions } from '@kairo/server';
import { describe, expect, test } from 'vitest';
import { Metrics } from '../../src/http/metrics.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const DEPLOY = join(ROOT, 'deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');

/** Of the proxy and of the database, not of the server. */
const NOT_OURS = /^(?:POSTGRES_\w+|KAIRO_SITE|KAIRO_UPSTREAMS)$/;
const VARIABLES = new Set([...HELP.matchAll(/ or ([A-Z_]+);/g)].map(([, name]) => name));

/** As `NAME=value`, `#NAME=value` or `NAME: value`. */
function variablesIn(text: string): Map<string, string> {
  const found = text.matchAll(/(?:^\s*#?|[\s=])([A-Z][A-Z_]+)(?:=|: )(\S*)/gm);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

describe.each(['compose.yaml', 'kairo.env', 'kairo@.service'])('%s', (name) => {
  const variables = variablesIn(read(name));

  test('sets variables that the server reads', () => {
    const ours = [...variables.keys()].filter((variable) => !NOT_OURS.test(variable));
    expect(ours.length).toBeGreaterThanOrEqual(3);
    expect(ours.filter((variable) => !VARIABLES.has(variable))).toEqual([]);
  });

  test('and with values that it takes', () => {
    const given = Object.fromEntries(
      [...variables].map(([variable, value]) => [
        variable,
        value
          .replace(/\$\{KAIRO_SITE[^}]*\}?/, 'kairo.example')
          .replace(/\$\{[^}]*\}?/, 'secret')
          .replace('%i', '8080')
          .replaceAll("'", ''),
      ]),
    );
    expect(readOptions([], given)).toMatchObject({
      ...(given['KAIRO_ORIGIN'] !== undefined && { origin: 'https://kairo.example' }),
      ...(given['PORT'] !== undefined && { port: 8080 }),
    });
  });
});

test('compose.yaml mounts what is there, and proxies to services that it starts', () => {
  const compose = read('compose.yaml');
  const mounted = [...compose.matchAll(/- (\.\/[\w./-]+):/g)].map(([, path = '']) => path);
  expect(mounted).toEqual(['./Caddyfile']);
  for (const path of mounted) expect(existsSync(join(DEPLOY, path))).toBe(true);
  const upstreams = /KAIRO_UPSTREAMS: (.+)/.exec(compose)?.[1]?.split(' ') ?? [];
  expect(upstreams).toHaveLength(2);
  for (const upstream of upstreams) {
    const [service, port] = upstream.split(':');
    expect(compose).toMatch(new RegExp(`^ {2}${service}:$`, 'm'));
    expect(port).toBe(/PORT: '(\d+)'/.exec(compose)?.[1]);
  }
  // Only the proxy can be reached.
  expect(compose.match(/^ +ports:/gm)).toHaveLength(1);
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  expect(dockerfile).toContain(`VOLUME ${/KAIRO_DATA: (\S+)/.exec(compose)?.[1]}`);
});

test('what operators look at is kept from the public by every proxy', () => {
  const paths = ['metrics', 'healthz', 'readyz'];
  const operating = readFileSync(join(ROOT, 'packages/server/src/http/operating.ts'), 'utf8');
  expect([...operating.matchAll(/app\.get\('\/(\w+)'/g)].map(([, path]) => path).sort()).toEqual(
    paths.sort(),
  );
  for (const path of paths) {
    expect(read('Caddyfile')).toMatch(new RegExp(`@operators path .*/${path}\\b`));
    expect(read('nginx.conf')).toMatch(new RegExp(`location ~ .*\\b${path}\\b`));
  }
});

test('the README has every file', () => {
  const files = readdirSync(DEPLOY).filter((name) => name !== 'README.md' && !name.startsWith('.'));
  for (const name of files) expect(read('README.md')).toContain(`\`${name}\``);
});

test('the dashboard shows figures that there are', async () => {
  const metrics = new Metrics();
  const zero = (): number => 0;
  metrics.watch({
    tables: zero,
    sockets: zero,
    bots: () => ({ threads: 1, thinking: 0, waiting: 0, decisions: 0, shortened: 0, mishaps: 0 }),
    storage: () => ({ waiting: 0, operations: 0, commits: 0, failures: 0 }),
    nodes: zero,
    missed: zero,
  });
  metrics.answered('GET', '/x', 200, 0.1);
  metrics.dropped('slow');
  const exported = new Set(
    [...(await metrics.text()).matchAll(/^([a-z_\d]+)(?:\{| )/gm)].map(([, name = '']) => name),
  );
  const { panels } = JSON.parse(read('dashboard.json'));
  const expressions: string[] = panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  expect(expressions.length).toBeGreaterThan(10);
  const named = expressions.flatMap((expr) => expr.match(/\b(?:kairo|process|nodejs)_\w+/g) ?? []);
  expect(named.length).toBeGreaterThanOrEqual(expressions.length);
  expect(named.filter((name) => !exported.has(name))).toEqual([]);
});
