/** The server under test, the tables that junk must not change, and the one where it may. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Action } from '@kairo/engine';
import type { Figures } from './serverProcess.ts';
import { SocketLine } from './wire.ts';

const API = '/api/v1';

const ICONS = ['ankh', 'eye', 'scarab', 'lotus'] as const;

export interface JunkTable {
  readonly name: string;
  readonly table: string;
  readonly host: string;
  readonly keys: readonly string[];
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

const MOST_ERRORS = 20;

function newKey(): string {
  return randomBytes(18).toString('base64url');
}

export class Site {
  readonly port: number;
  /** What the server has reported, as far as it fits. */
  readonly errors: string[] = [];
  private readonly child: ChildProcess;
  private exit: string | undefined;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => this.errors.length < MOST_ERRORS && this.errors.push(String(part)));
    }
    child.on('exit', (code, signal) => {
      this.exit = `the server has ended: ${signal ?? code}`;
    });
  }

  static async open(limits: 'wide' | 'default'): Promise<Site> {
    const child = fork(new URL('serverProcess.ts', import.meta.url), [limits], {
      execArgv: [...process.execArgv, '--expose-gc'],
      silent: true,
    });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Site(child, port);
  }

  /** Undefined as long as it runs. */
  get failure(): string | undefined {
    return this.exit;
  }

  async figures(): Promise<Figures> {
    this.child.send('figures');
    const [figures] = (await once(this.child, 'message')) as [Figures];
    return figures;
  }

  async close(): Promise<void> {
    if (this.exit !== undefined) return;
    const ended = once(this.child, 'exit');
    this.child.send('close');
    await ended;
  }

  async ask(
    method: string,
    path: string,
    { key, body }: { key?: string; body?: unknown } = {},
  ): Promise<Reply> {
    const response = await fetch(`http://127.0.0.1:${this.port}${API}${path}`, {
      method,
      headers: {
        ...(key !== undefined && { Authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  private async expect(status: number, asked: Promise<Reply>): Promise<string> {
    const reply = await asked;
    if (reply.status !== status) throw new Error(`${reply.status} ${reply.text}`);
    return reply.text;
  }

  /** A table with programs at its seats; begun, unless it is to wait. */
  async table(name: string, { players = 2, waits = false, spectators = true } = {}): Promise<JunkTable> {
    const host = newKey();
    const setup = {
      edition: 'alley',
      start: 'preset',
      openMoney: false,
      help: { routes: true, hints: false },
      seats: ICONS.slice(0, players).map((icon) => ({ name: '', icon, player: 'person' })),
    };
    const body = { key: host, setup, begin: 'byHost', spectators };
    const { table } = JSON.parse(await this.expect(201, this.ask('POST', '/tables', { body })));
    const keys: string[] = [];
    for (let seat = 0; seat < players; seat++) {
      const key = newKey();
      const sitting = { key, name: `Player ${seat}` };
      await this.expect(201, this.ask('POST', `/tables/${table}/seats/${seat}`, { body: sitting }));
      keys.push(key);
    }
    if (waits) {
      const locking = this.ask('PATCH', `/tables/${table}`, { key: host, body: { isLocked: true } });
      await this.expect(200, locking);
    } else await this.expect(200, this.ask('POST', `/tables/${table}/begin`, { key: host }));
    return { name, table, host, keys };
  }

  /** Plays the first of the legal actions, so often. */
  async play({ table, keys }: JunkTable, moves: number): Promise<void> {
    for (let move = 0; move < moves; move++) {
      const { acting } = JSON.parse((await this.ask('GET', `/tables/${table}`)).text);
      if (acting === null) return;
      const key = keys[acting] ?? '';
      const { legal, seq } = JSON.parse((await this.ask('GET', `/tables/${table}`, { key })).text);
      const actions = [legal[move % legal.length] as Action];
      const body = { id: `move ${move}`, base: seq, actions };
      await this.expect(200, this.ask('POST', `/tables/${table}/actions`, { key, body }));
    }
  }

  async resign({ table, keys: [key = ''] }: JunkTable): Promise<void> {
    const socket = await this.socket(table, key);
    socket.send(JSON.stringify({ type: 'company', id: 'r', seat: 0, command: { type: 'resign' } }));
    for (let i = 0; i < 100; i++) {
      await socket.settle();
      if (socket.heard.messages.some((text) => text.includes('"state":"over"'))) break;
    }
    socket.destroy();
  }

  async socket(table: string, key: string): Promise<SocketLine> {
    const line = await SocketLine.open(this.port, `${API}/tables/${table}/socket`, [
      `Authorization: Bearer ${key}`,
    ]);
    if (line?.heard.status !== 101) throw new Error('a socket was not opened');
    return line;
  }

  /** Everything about a table that its own people can see, except who is there just now. */
  async sight({ name, table, host, keys }: JunkTable): Promise<string> {
    const seen: string[] = [name];
    for (const key of [host, ...keys]) {
      for (const path of ['?from=0', '/setup', '/record']) {
        const { status, text } = await this.ask('GET', `/tables/${table}${path}`, { key });
        seen.push(`${key} ${path} ${status} ${text}`);
      }
    }
    const socket = await this.socket(table, host);
    while (socket.heard.messages.length === 0) await socket.settle();
    seen.push(socket.heard.messages[0] ?? '');
    socket.destroy();
    return seen
      .join('\n')
      .replace(/"presence":"\w+"/g, '"presence":"…"')
      .replace(/"count":\d+/g, '"count":0');
  }
}
