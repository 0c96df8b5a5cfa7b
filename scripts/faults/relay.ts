/** Between clients and server: an address that stays when the server does not, and connections that break. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { RandomSource } from '@kairo/engine';
import { between } from './chance.ts';

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  isStalled: boolean;
}

/** How long the two ends of a connection do not hear that it is broken. */
const LONGEST_SILENCE = 1_500;

export class Relay {
  private readonly random: RandomSource;
  private readonly listener: Server;
  private readonly pairs = new Set<Pair>();
  private target: number | undefined;

  constructor(random: RandomSource) {
    this.random = random;
    this.listener = createServer((client) => this.accept(client));
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.listener.listen(0, '127.0.0.1', resolve));
    const address = this.listener.address();
    if (address === null || typeof address === 'string') throw new Error('the relay has no port');
    return address.port;
  }

  /** Where connections go from now on. */
  lead(port: number): void {
    this.target = port;
  }

  /** Breaks some connections at once, in the middle of whatever they carry. Returns how many. */
  cut(most: number): number {
    const pairs = this.some(most);
    for (const pair of pairs) this.end(pair);
    return pairs.length;
  }

  /** From now on nothing gets through, and neither end knows; after a while the connections break. Returns how many. */
  stall(most: number): number {
    const pairs = this.some(most);
    for (const pair of pairs) {
      pair.isStalled = true;
      setTimeout(() => this.end(pair), between(100, LONGEST_SILENCE, this.random)).unref();
    }
    return pairs.length;
  }

  close(): void {
    this.listener.close();
    for (const pair of [...this.pairs]) this.end(pair);
  }

  private some(most: number): Pair[] {
    const pairs = [...this.pairs].filter(({ isStalled }) => !isStalled);
    const count = Math.min(pairs.length, between(1, most, this.random));
    return Array.from({ length: count }, () => pairs.splice(this.random.below(pairs.length), 1)).flat();
  }

  private accept(client: Socket): void {
    if (this.target === undefined) {
      client.destroy();
      return;
    }
    const server = connect(this.target, '127.0.0.1');
    const pair: Pair = { client, server, isStalled: false };
    this.pairs.add(pair);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (chunk) => {
        if (!pair.isStalled) to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('end', () => !pair.isStalled && to.end());
      from.on('close', () => !pair.isStalled && this.end(pair));
    }
  }

  private end(pair: Pair): void {
    this.pairs.delete(pair);
    pair.client.destroy();
    pair.server.destroy();
  }
}
