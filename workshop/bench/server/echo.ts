/** The bare server that the latency of ours is compared with. */

import { ServerProcess } from './process.ts';
import { closeAll, drive, openAll } from './swarm.ts';
import { SwarmSocket } from './swarmSocket.ts';
import type { SwarmTable } from './swarmTable.ts';

/** As long as a command. */
const MESSAGE = JSON.stringify({ type: 'echo', filling: 'x'.repeat(200) });

/** A socket, as a table of the swarm: each play is one message there and back. */
class EchoTable implements SwarmTable {
  readonly next = 'move';
  readonly weights = [];
  private readonly port: number;
  private socket: SwarmSocket | undefined;
  private settled: () => void = () => undefined;

  constructor(port: number) {
    this.port = port;
  }

  async open(): Promise<void> {
    this.socket = await SwarmSocket.open(`ws://127.0.0.1:${this.port}`, {}, () => this.settled());
  }

  play(settled: () => void): void {
    this.settled = settled;
    this.socket?.send(MESSAGE);
  }

  close(): void {
    this.socket?.close();
  }
}

/** A bare echo on the server's core, at the same number of messages per second. */
export class Echo {
  private readonly server: ServerProcess;
  private readonly tables: readonly EchoTable[];

  private constructor(server: ServerProcess, tables: readonly EchoTable[]) {
    this.server = server;
    this.tables = tables;
  }

  static async open(sockets: number): Promise<Echo> {
    const server = await ServerProcess.start('echoProcess.ts', []);
    const tables = Array.from({ length: sockets }, () => new EchoTable(server.ports.port));
    await openAll(tables);
    return new Echo(server, tables);
  }

  async measure(rate: number, seconds: number): Promise<readonly number[]> {
    const { latencies } = await drive(this.tables, { rate, seconds });
    return latencies;
  }

  async close(): Promise<void> {
    closeAll(this.tables);
    await this.server.close();
  }
}
