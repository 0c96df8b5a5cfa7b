/** Clients that hang on: requests that never end, a socket that never answers, one that never reads. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@kairo/protocol';
import type { JunkTable, Site } from './site.ts';
import { SocketLine } from './wire.ts';

/** Every one of them must be gone after so long: the server waits for 20 s, and looks every few seconds; twice for sockets. */
const LONGEST = 60_000;
/** So much is asked for by the socket that reads nothing. */
const WISHES = 4_000;

const STALLED = [
  'GET /api/v1/me HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'PUT /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name"',
  'PUT /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{',
  'GET /api/v1/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n',
] as const;

export class Hangers {
  private readonly site: Site;
  private readonly openedAt = performance.now();
  private readonly stalled = new Set<string>(STALLED);
  private readonly silent: SocketLine | undefined;
  private readonly slow: SocketLine | undefined;

  private constructor(site: Site, silent: SocketLine | undefined, slow: SocketLine | undefined) {
    this.site = site;
    this.silent = silent;
    this.slow = slow;
    for (const bytes of STALLED) {
      const socket = connect(site.port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', () => undefined);
      socket.on('error', () => undefined);
      socket.on('close', () => this.stalled.delete(bytes));
    }
    silent?.pause();
    slow?.pause();
  }

  static async open(site: Site, { table }: JunkTable, limits: 'wide' | 'default'): Promise<Hangers> {
    const path = `/api/v1/tables/${table}/socket`;
    const silent = await SocketLine.open(site.port, path);
    const slow = await SocketLine.open(site.port, path);
    const hangers = new Hangers(site, silent, slow);
    const hello = JSON.stringify({ type: 'hello', protocols: [PROTOCOL_VERSION], table, look: 0, seq: 0 });
    // With the default limits it would be closed for its haste.
    for (let i = 0; i < (limits === 'wide' ? WISHES : 1); i++) slow?.send(hello);
    return hangers;
  }

  /** What is still there, though it should not be. */
  async check(limits: 'wide' | 'default'): Promise<string[]> {
    await pause(Math.max(0, this.openedAt + LONGEST - performance.now()));
    const found = [...this.stalled].map((bytes) => `a request hangs: ${JSON.stringify(bytes)}`);
    this.silent?.resume();
    await pause(1_000);
    if (this.silent?.isOpen !== false) found.push('a silent socket is still open');
    const metrics = await fetch(`http://127.0.0.1:${this.site.port}/metrics`);
    const isDropped = /dropped_total\{reason="slow"\} [1-9]/.test(await metrics.text());
    if (limits === 'wide' && !isDropped) found.push('a socket that reads nothing was not dropped');
    this.silent?.destroy();
    this.slow?.destroy();
    return found;
  }
}
