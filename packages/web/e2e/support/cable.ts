/** A way to a server that can be cut: what goes through it is dropped, or held, until it is repaired. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Cable {
  private readonly ends = new Set<Socket>();
  private readonly server: Server;
  private readonly target: () => number;
  private state: 'whole' | 'cut' | 'held' = 'whole';
  /** What was connected while connections are held. */
  private held: Socket[] = [];

  constructor(target: () => number) {
    this.target = target;
    this.server = createServer((near) => {
      if (this.state === 'whole') this.join(near);
      else if (this.state === 'held') this.hang(near);
      else near.destroy();
    });
  }

  /** The address of the page at its near end. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}/`;
  }

  cut(): void {
    this.state = 'cut';
    for (const end of this.ends) end.destroy();
  }

  /** While it is cut: from now on, connections wait until it is repaired. */
  hold(): void {
    this.state = 'held';
  }

  mend(): void {
    this.state = 'whole';
    for (const near of this.held.splice(0)) if (!near.destroyed) this.join(near);
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private hang(near: Socket): void {
    this.ends.add(near);
    this.held.push(near);
    near.on('error', () => near.destroy());
    near.on('close', () => this.ends.delete(near));
  }

  private join(near: Socket): void {
    const far = connect(this.target(), 'localhost');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.ends.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
