/** What the Dockerfile starts, without a container: with its command and its environment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Its environment, but with another folder and port. */
function environment(data: string): NodeJS.ProcessEnv {
  const [, line = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
  const given = Object.fromEntries(line.split(' ').map((pair) => pair.split('=')));
  expect(given).toEqual({ HOST: '0.0.0.0', PORT: '8080', KAIRO_DATA: '/data' });
  const { PATH } = process.env;
  return { PATH, ...given, PORT: '0', KAIRO_DATA: data };
}

async function start(data: string): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const [, json = ''] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
  const [node, ...args] = JSON.parse(json) as string[];
  expect(node).toBe('node');
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: environment(data),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Kairo is ready: (\S+)\//.exec(line)?.[1];
    if (address !== undefined) return { child, origin: address };
  }
  throw new Error('it ended before it was ready');
}

async function stop(child: ChildProcess): Promise<unknown> {
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code;
}

test('it serves page and tables, stops in good order, and goes on with what was stored', async () => {
  const data = mkdtempSync(join(tmpdir(), 'kairo-container-'));
  const first = await start(data);
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${first.origin}/`)).text()).toContain('<title>');
  const seats = ['ankh', 'eye'].map((icon) => ({ name: '', icon, player: 'person' }));
  const setup = {
    edition: 'alley',
    start: 'preset',
    openMoney: false,
    help: { routes: true, hints: false },
    seats,
  };
  const made = await fetch(`${first.origin}/api/v1/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key: 'k'.repeat(32), setup }),
  });
  expect(made.status).toBe(201);
  const { table } = (await made.json()) as { readonly table: string };
  expect(await stop(first.child)).toBe(0);
  const second = await start(data);
  const found = await fetch(`${second.origin}/api/v1/tables/${table}`);
  expect(await found.json()).toMatchObject({ state: 'waiting' });
  expect(await stop(second.child)).toBe(0);
});
