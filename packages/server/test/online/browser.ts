/** A browser at a server, as far as the server sees one: a cookie, requests, and a socket with the protocol's client. */
import { FastRandom } from '@kairo/engine';
import { type Known, type RoomMessage, TableClient, type Welcome } from '@kairo/protocol';
import { WebSocket } from 'ws';
import { type Address, ask, type Reply } from './serving.ts';

interface Message {
  readonly type: string;
  readonly refusal: { readonly code: string };
  readonly error: { readonly code: string };
}

export class Browser {
  private readonly site: Address;
  private readonly sockets: WebSocket[] = [];
  cookie: string | undefined;

  constructor(site: Address, cookie?: string) {
    this.site = site;
    this.cookie = cookie;
  }

  async ask(method: string, path: string, body?: unknown): Promise<Reply> {
    const headers = { Origin: this.site.origin, ...(this.cookie !== undefined && { Cookie: this.cookie }) };
    const reply = await ask(this.site, method, path, { body, headers });
    const [given] = reply.headers.getSetCookie();
    if (given !== undefined) this.cookie = given.split(';')[0];
    return reply;
  }

  open(table: string): OpenPage {
    const page = new OpenPage(this.site, table, this.cookie);
    this.sockets.push(page.socket);
    return page;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}

/** A page at a table. Everything that came over its socket is kept. */
export class OpenPage {
  readonly socket: WebSocket;
  readonly received: string[] = [];
  readonly client: TableClient;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  room: RoomMessage | undefined;
  welcome: Welcome | undefined;
  known: Known | undefined;
  private readonly listeners = new Set<() => void>();
  private ids = 0;

  constructor(site: Address, table: string, cookie: string | undefined) {
    const address = `${site.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`;
    const headers = cookie === undefined ? {} : { Cookie: cookie };
    this.socket = new WebSocket(address, { origin: site.origin, headers });
    const prefix = Math.random().toString(36).slice(2);
    this.client = new TableClient(
      table,
      { send: (message) => this.send(message), newId: () => `${prefix}-${this.ids++}` },
      {
        welcomed: (welcome) => {
          this.welcome = welcome;
        },
        updated: (known) => {
          this.known = known;
        },
        recalled: (known) => {
          this.known = known;
        },
        stored: () => undefined,
        failed: () => undefined,
      },
    );
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
      this.socket.on('error', () => undefined);
    });
    this.socket.on('message', (data) => this.hear(data.toString()));
    this.socket.on('close', () => this.tell());
  }

  send(message: unknown): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Resolves as soon as the condition holds; it is looked at after every message. */
  async until<T>(condition: () => T | undefined | false): Promise<T> {
    for (;;) {
      const found = condition();
      if (found !== undefined && found !== false) return found;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('the socket is closed');
      await new Promise<void>((resolve) => this.listeners.add(resolve));
    }
  }

  async untilRoom(fits: (room: RoomMessage) => boolean): Promise<RoomMessage> {
    return this.until(() => this.room !== undefined && fits(this.room) && this.room);
  }

  /** Plays its own seat at random until the game is over, or a condition holds. */
  async play(seed: string, isEnough: (known: Known) => boolean = () => false): Promise<Known> {
    const random = new FastRandom(seed);
    for (;;) {
      const known = await this.until(() => {
        const { known, client } = this;
        if (known === undefined || client.isBusy) return undefined;
        const isMine = known.acting === known.viewer;
        return (isMine || known.acting === undefined || isEnough(known)) && known;
      });
      if (known.acting === undefined || isEnough(known)) return known;
      const { legal } = known.view;
      const builds = legal.filter(({ type }) => type === 'expand' || type === 'stall');
      const from = builds.length > 0 ? builds : legal;
      const action = from[random.below(Math.max(1, from.length))];
      const isEnding = known.draft?.isComplete === true || action === undefined;
      const refusal = await this.client.command(isEnding ? { type: 'endTurn' } : { type: 'act', action });
      if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
    }
  }

  messages(type: string): Message[] {
    return this.received.map((text): Message => JSON.parse(text)).filter((message) => message.type === type);
  }

  private hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text);
    if (message.type === 'room') this.room = message;
    else if (message.type !== 'company') this.client.receive(message);
    this.tell();
  }

  private tell(): void {
    const waiting = [...this.listeners];
    this.listeners.clear();
    for (const resolve of waiting) resolve();
  }
}
