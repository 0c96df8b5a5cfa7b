/** Servers for tests, on loopback, and programs that play there. */
import { randomBytes } from 'node:crypto';
import { type Action, FastRandom } from '@kairo/engine';
import { PERSON, type TableSetup } from '@kairo/protocol';
import { type KairoServer, readOptions, type ServerOptions, startServer } from '@kairo/server';
import type { Logger } from 'pino';
import type { Clock } from '../../src/play/clock.ts';

/** What answers may have; which of it one has is for the test to say. */
export interface Body {
  readonly table: string;
  readonly link: string;
  readonly commitment: string;
  readonly seat: number;
  readonly seq: number;
  readonly state: string;
  readonly entries: readonly { readonly seq: number; readonly type: string; readonly seat: number | null }[];
  readonly view: { readonly seats: readonly { readonly hand?: unknown; readonly money?: unknown }[] };
  readonly legal: readonly Action[];
  readonly acting: number | null;
  readonly draft: unknown;
  readonly seats: readonly { readonly presence: string | null }[];
  readonly result: { readonly points: readonly number[] };
  readonly seed: string;
  readonly tables: readonly { readonly table: string }[];
  readonly games: readonly { readonly table: string }[];
  readonly paths: { readonly [path: string]: object };
  readonly error: { readonly code: string; readonly field?: string; readonly retryAfter?: number };
}

const servers: KairoServer[] = [];
/** To be called after the tests of a file. */
export async function closeServers(): Promise<void> {
  for (const server of servers.splice(0)) await server.close();
}

/** Where a server is reached. */
export interface Address {
  readonly origin: string;
}

export interface Site extends KairoServer, Address {}

export async function serve(
  options: Partial<ServerOptions> = {},
  tools: { clock?: Clock; logger?: Logger } = {},
): Promise<Site> {
  const usual = readOptions(
    ['--data', ':memory:', '--host', '127.0.0.1', '--port', '0', '--log-level', 'error'],
    {},
  );
  if (usual === 'help') throw new Error('no options');
  const started = await startServer({ ...usual, ...options }, { files: new Map(), ...tools });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  servers.push(started.value);
  return { ...started.value, origin: `http://127.0.0.1:${started.value.port}` };
}

/** A figure of the server's, by its name with labels; 0 if there is none. */
export async function figure(site: Site, name: string): Promise<number> {
  const text = await (await fetch(`${site.origin}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

export function newKey(): string {
  return randomBytes(18).toString('base64url');
}

export interface Reply {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
  readonly text: string;
}

export async function ask(
  site: Address,
  method: string,
  path: string,
  { key, body, headers = {} }: { key?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const response = await fetch(`${site.origin}/api/v1${path}`, {
    method,
    headers: {
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, body: isJson ? JSON.parse(text) : {}, headers: response.headers, text };
}

export interface NewTable {
  readonly table: string;
  readonly host: string;
  readonly keys: readonly string[];
}

/** A table whose people are programs, all seated. */
export async function seated(site: Site, setup: TableSetup, wishes: object = {}): Promise<NewTable> {
  const host = newKey();
  const made = await ask(site, 'POST', '/tables', {
    body: { key: host, setup, begin: 'whenFull', ...wishes },
  });
  if (made.status !== 201) throw new Error(made.text);
  const { table } = made.body;
  const keys: string[] = [];
  for (const [seat, { player }] of setup.seats.entries()) {
    const key = newKey();
    keys.push(player === PERSON ? key : '');
    if (player !== PERSON) continue;
    const sat = await ask(site, 'POST', `/tables/${table}/seats/${seat}`, {
      body: { key, name: `P${seat}` },
    });
    if (sat.status !== 201) throw new Error(sat.text);
  }
  return { table, host, keys };
}

/** Plays one seat to the end of the game; returns the last state. */
export async function playSeat(
  site: Site,
  table: string,
  key: string,
  seed: string,
  seen: string[] = [],
): Promise<Body> {
  const random = new FastRandom(seed);
  let from = 0;
  for (let request = 0; ; ) {
    const reply = await ask(site, 'GET', `/tables/${table}?from=${from}&wait=20`, { key });
    if (reply.status !== 200) throw new Error(reply.text);
    seen.push(reply.text);
    const state = reply.body;
    from = state.seq;
    if (state.state === 'over') return state;
    if (state.legal.length === 0) continue;
    const action: Action = chosen(state.legal, random);
    const played = await ask(site, 'POST', `/tables/${table}/actions`, {
      key,
      body: { id: `r${request++}`, base: state.seq, actions: [action] },
    });
    if (played.status !== 200) throw new Error(played.text);
  }
}

/** Builds where possible, so that games end. */
function chosen(legal: readonly Action[], random: FastRandom): Action {
  const builds = legal.filter(({ type }) => type === 'expand' || type === 'stall' || type === 'place');
  const from = builds.length > 0 ? builds : legal;
  const action = from[random.below(from.length)];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}
