/** A server of the built page that can be stopped, and that can release another version of it. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { makeServer, readFiles } from '../../../server/src/index.ts';

const DIST = resolve(import.meta.dirname, '../../dist');

export class Releases {
  private readonly files = new Map(readFiles(DIST));
  private server: Server | undefined;
  private port = 0;

  /** The second time on the same port. */
  async start(): Promise<string> {
    this.server = makeServer(this.files).listen(this.port, 'localhost');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return `http://localhost:${this.port}/`;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server === undefined) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  /** Another version, with another title of index.html and without some parts: the server no longer has them. */
  release(title: string, without: RegExp): void {
    this.rewrite('/index.html', (html) => html.replace(/<title>.*<\/title>/, `<title>${title}</title>`));
    const page = this.files.get('/index.html');
    if (page !== undefined) this.files.set('/', page);
    for (const path of this.files.keys()) if (without.test(path)) this.files.delete(path);
    this.rewrite('/sw.js', (program) =>
      program
        .replace('VERSION="', `VERSION="${title} `)
        .replace(/"assets\/[^"]*",/g, (file) => (without.test(file) ? '' : file)),
    );
  }

  private rewrite(path: string, change: (text: string) => string): void {
    const file = this.files.get(path);
    if (file === undefined) throw new Error(`the page has no ${path}`);
    const before = file.body.toString();
    const text = change(before);
    if (text === before) throw new Error(`${path} does not change`);
    const body = Buffer.from(text);
    this.files.set(path, { ...file, body, etag: `"${randomUUID()}"`, compressed: {} });
  }
}
