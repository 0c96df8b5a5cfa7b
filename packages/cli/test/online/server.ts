/** A real server for tests, and a line to it that can be bad. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TableSetup } from '@kairo/protocol';
import { readOptions, startServer } from '@kairo/server';

export interface TestServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export async function serve(args: readonly string[] = []): Promise<TestServer> {
  const usual = ['--host', '127.0.0.1', '--port', '0', '--data', ':memory:', '--log-level', 'silent'];
  const options = readOptions([...usual, ...args], {});
  if (options === 'help') throw new Error('no options');
  const started = await startServer(options, { files: new Map() });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const { port, close } = started.value;
  return { origin: `http://127.0.0.1:${port}`, close };
}

export function newKey(): string {
  return randomBytes(24).toString('base64url');
}

/** A short game: two seats on the small board. */
export function setupOf(...players: readonly TableSetup['seats'][number]['player'][]): TableSetup {
  const icons = ['ankh', 'eye', 'scarab', 'lotus'] as const;
  return {
    edition: 'alley',
    start: 'preset',
    openMoney: false,
    help: { routes: false, hints: false },
    seats: players.map((player, i) => ({ name: '', icon: icons[i] ?? 'ankh', player })),
  };
}

export interface NewTable {
  readonly table: string;
  readonly link: string;
  readonly hostKey: string;
}

export async function createTable(
  origin: string,
  setup: TableSetup,
  wishes: { readonly [field: string]: unknown } = {},
): Promise<NewTable> {
  const hostKey = newKey();
  const response = await fetch(`${origin}/api/v1/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key: hostKey, setup, begin: 'whenFull', ...wishes }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return { ...((await response.json()) as { readonly table: string; readonly link: string }), hostKey };
}

/** What happens to a request: it is passed on; its answer is lost on the way; or it is refused because there were too many. */
export type Fate = 'passed' | 'lost' | 'unheard' | 'busy';

export interface BadLine {
  readonly origin: string;
  /** How often each fate came. */
  readonly counts: { [fate in Fate]: number };
  readonly close: () => void;
}

/** A proxy in front of the server. `fateOf` is asked for every request, with its number from 1. */
export async function badLine(
  origin: string,
  fateOf: (number: number, method: string) => Fate,
): Promise<BadLine> {
  const counts = { passed: 0, lost: 0, unheard: 0, busy: 0 };
  let requests = 0;
  const serveOne = (asked: IncomingMessage, answer: ServerResponse): void => {
    const fate = fateOf(++requests, asked.method ?? '');
    counts[fate]++;
    if (fate === 'unheard') {
      asked.socket.destroy();
      return;
    }
    if (fate === 'busy') {
      answer.writeHead(429, { 'Retry-After': '1', 'Content-Type': 'application/json' });
      answer.end('{"error":{"code":"server/too-many-requests","retryAfter":1}}');
      return;
    }
    const { method = 'GET', headers, url = '/' } = asked;
    const onward = request(`${origin}${url}`, { method, headers }, (found) => {
      const parts: Buffer[] = [];
      found.on('data', (part: Buffer) => parts.push(part));
      found.on('end', () => {
        // The server has done what it was asked for.
        if (fate === 'lost') asked.socket.destroy();
        else {
          answer.writeHead(found.statusCode ?? 500, found.headers);
          answer.end(Buffer.concat(parts));
        }
      });
    });
    onward.on('error', () => asked.socket.destroy());
    asked.pipe(onward);
  };
  const server: Server = createServer(serveOne);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    counts,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Plays a seat to the end: takes the last of its actions each time. */
export async function playLast(origin: string, table: string, key: string): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  for (let seq = 0; ; ) {
    const answer = await fetch(`${origin}/api/v1/tables/${table}?from=${seq}&wait=25`, { headers });
    const state = (await answer.json()) as {
      readonly state: string;
      readonly seq: number;
      readonly legal: readonly object[];
    };
    if (state.state === 'over') return;
    ({ seq } = state);
    if (state.legal.length === 0) continue;
    const body = JSON.stringify({ id: `n${seq}`, base: seq, actions: [state.legal.at(-1)] });
    const played = await fetch(`${origin}/api/v1/tables/${table}/actions`, {
      method: 'POST',
      headers,
      body,
    });
    if (played.status !== 200) throw new Error(await played.text());
  }
}
