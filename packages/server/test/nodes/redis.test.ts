/** News through Redis: what it carries, and that it may be gone. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { News } from '../../src/nodes/bus.ts';
import { RedisBus } from '../../src/nodes/redisBus.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const TITLE = hasRedis ? 'Redis' : 'Redis (not found: install redis-server, as Debian calls it)';

let port = 0;
let redis: ChildProcess;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function startRedis(): void {
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  redis = spawn('redis-server', options, {
    cwd: mkdtempSync(join(tmpdir(), 'kairo-redis-')),
    stdio: 'ignore',
  });
}

async function stopRedis(): Promise<void> {
  const exited = new Promise((resolve) => redis.once('exit', resolve));
  redis.kill('SIGKILL');
  await exited;
}

describe.skipIf(!hasRedis)(TITLE, () => {
  beforeAll(async () => {
    port = await freePort();
    startRedis();
  });
  afterAll(stopRedis);

  test('brings news to all other nodes, goes on after it was away, and never fails', async () => {
    const heard: { [node: string]: News[] } = { one: [], two: [], three: [] };
    const failures: unknown[] = [];
    const buses = Object.keys(heard).map((node) => {
      const report = (failure: unknown): void => void failures.push(failure);
      const bus = new RedisBus({ url: `redis://127.0.0.1:${port}`, node, report });
      bus.listen((news) => heard[node]?.push(news));
      return bus;
    });
    const [one] = buses;
    const arrives = async (id: string): Promise<void> => {
      await vi.waitFor(
        () => {
          one?.publish({ about: 'room', id });
          for (const node of ['two', 'three']) expect(heard[node]?.map((news) => news.id)).toContain(id);
        },
        { timeout: 15_000, interval: 50 },
      );
    };
    await arrives('a');
    const version = { seq: 3, revision: 1 };
    for (let i = 0; i < 300; i++) one?.publish({ about: 'game', id: `${'g'.repeat(20)}${i}`, version });
    await vi.waitFor(() => expect(heard['two']?.filter(({ about }) => about === 'game')).toHaveLength(300));
    await stopRedis();
    for (let i = 0; i < 10; i++) one?.publish({ about: 'talk', id: 'lost' });
    startRedis();
    await arrives('b');
    expect(heard['one']).toEqual([]);
    // Once for each connection of each, not for each attempt.
    expect(failures.length).toBeLessThanOrEqual(12);
    for (const bus of buses) await bus.close();
  });
});
