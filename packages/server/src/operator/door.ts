/**
 * How the operator's tools reach a running server: HTTP on loopback, on a port of its own, with a token that only
 * those know who can read the data folder. Proxies in front of the server do not know of it.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { err, type Result } from '@kairo/engine';
import type { RoomState } from '@kairo/protocol';
import * as v from 'valibot';
import { isSameSecret } from '../identity/keys.ts';
import type { Caretaker, CaretakerRefusal } from './caretaker.ts';

export const LOOPBACK = '127.0.0.1';
const TOKEN_BYTES = 32;
const MAX_BODY = 1_000;
const OWNER_ONLY = 0o600;

/** What the file says. */
export const doorSchema = v.strictObject({
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

const wishSchema = v.variant('do', [
  v.strictObject({ do: v.literal('end'), table: v.string() }),
  v.strictObject({ do: v.literal('remove'), table: v.string() }),
]);
export type Wish = v.InferOutput<typeof wishSchema>;
export type WishResult = Result<RoomState, CaretakerRefusal>;

export function grant(caretaker: Caretaker, wish: Wish): Promise<WishResult> {
  return wish.do === 'end' ? caretaker.end(wish.table) : caretaker.remove(wish.table);
}

export class Door {
  private readonly server: Server;
  private readonly file: string;

  private constructor(server: Server, file: string) {
    this.server = server;
    this.file = file;
  }

  /** Writes the file once the server listens. A file of a server that was killed is replaced. */
  static async open(file: string, caretaker: Caretaker, report: (failure: unknown) => void): Promise<Door> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const server = createServer((request, response) => {
      answer(request, response, token, caretaker).catch((failure: unknown) => {
        report(failure);
        send(response, 503, err({ code: 'operator/unknown-outcome' }));
      });
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, LOOPBACK, resolve);
    });
    const { port } = server.address() as AddressInfo;
    writeForOwner(file, JSON.stringify({ port, token }));
    return new Door(server, file);
  }

  async close(): Promise<void> {
    rmSync(this.file, { force: true });
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeIdleConnections();
    await closed;
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  caretaker: Caretaker,
): Promise<void> {
  const isKnown = isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`);
  if (!isKnown) return send(response, 401);
  const wish = request.method === 'POST' ? v.safeParse(wishSchema, await bodyOf(request)) : undefined;
  if (!wish?.success) return send(response, 400);
  return send(response, 200, await grant(caretaker, wish.output));
}

/** Undefined if it is too long or not JSON. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > MAX_BODY) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, body: WishResult | null = null): void {
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify(body));
}

/** There whole or not at all. */
function writeForOwner(file: string, text: string): void {
  const incoming = `${file}.new`;
  rmSync(incoming, { force: true });
  const fd = openSync(incoming, 'wx', OWNER_ONLY);
  try {
    writeFileSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(incoming, file);
}
