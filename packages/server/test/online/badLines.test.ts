/** Sockets that give no sign of life, or do not read what they are sent. */
import { PROTOCOL_VERSION } from '@kairo/protocol';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../../src/limits/limits.ts';
import { FakeClock } from '../play/fakeClock.ts';
import { closeServers, figure, type Site, seated, serve } from './serving.ts';
import { setupOf } from './setups.ts';

afterAll(closeServers);

const sockets: WebSocket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.terminate();
});

async function connect(site: Site, table: string, options: object = {}): Promise<WebSocket> {
  const address = `${site.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`;
  const socket = new WebSocket(address, options);
  sockets.push(socket);
  await new Promise((resolve) => socket.once('message', resolve));
  return socket;
}

const dropped = (reason: string): string => `kairo_sockets_dropped_total{reason="${reason}"}`;

test('one that does not answer is dropped, and the others stay', async () => {
  const clock = new FakeClock();
  const site = await serve({}, { clock });
  const { table } = await seated(site, setupOf('person', 'person'));
  const silent = await connect(site, table, { autoPong: false });
  const lively = await connect(site, table);
  const closed = new Promise<number>((resolve) => silent.once('close', resolve));
  const pings = { silent: 0, lively: 0 };
  silent.on('ping', () => pings.silent++);
  lively.on('ping', () => pings.lively++);
  for (let round = 1; round <= 3; round++) {
    clock.pass(20_000);
    while (pings.lively < round) await new Promise((resolve) => setImmediate(resolve));
    // The server has its answer before the next question.
    lively.ping();
    await new Promise((resolve) => lively.once('pong', resolve));
  }
  expect(await closed).toBe(1006);
  expect(pings.silent).toBe(1);
  expect(await figure(site, dropped('silent'))).toBe(1);
  expect(await figure(site, 'kairo_sockets')).toBe(1);
  expect(lively.readyState).toBe(WebSocket.OPEN);
});

test('one that does not read is dropped before much is kept for it', async () => {
  const SLOW = 2;
  const site = await serve({ limits: { ...DEFAULT_LIMITS, messagesPerSecond: 1_000_000 } });
  const { table } = await seated(site, setupOf('person', 'person'));
  const hello = JSON.stringify({ type: 'hello', protocols: [PROTOCOL_VERSION], table, look: 0, seq: 0 });
  const before = process.memoryUsage();
  for (let i = 0; i < SLOW; i++) {
    const slow = await connect(site, table);
    slow.pause();
    // Every hello is answered with the whole table.
    while ((await figure(site, dropped('slow'))) === i) {
      for (let many = 0; many < 500; many++) slow.send(hello);
    }
  }
  expect(await figure(site, 'kairo_sockets')).toBe(0);
  const { arrayBuffers, external } = process.memoryUsage();
  expect(arrayBuffers + external - before.arrayBuffers - before.external).toBeLessThan(SLOW * 8_000_000);
  // Others are served as ever.
  const other = await connect(site, table);
  const updated = new Promise<void>((resolve) => {
    other.on('message', (data) => JSON.parse(String(data)).type === 'update' && resolve());
  });
  other.send(hello);
  await updated;
});
