/** Browsers of people, for tests: each keeps the cookie that the server gives it. */
import { WebSocket } from 'ws';
import { ask, type Site } from '../online/serving.ts';
import { type Players, setupOf } from '../online/setups.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';

interface Seat {
  readonly name: string;
  readonly isYou: boolean;
  readonly presence: string | null;
  readonly standIn: string | null;
}

/** What answers may have; which of it one has is for the test to say. */
export interface Body {
  readonly table: string;
  readonly code: string;
  readonly secret: string;
  readonly name: string;
  readonly isYou: boolean;
  readonly here: unknown;
  readonly after: string | null;
  readonly seats: readonly Seat[];
  readonly games: readonly {
    readonly table: string;
    readonly yourSeat: number;
    readonly seats: readonly Seat[];
  }[];
  readonly devices: readonly { readonly device: string; readonly label: string; readonly isThis: boolean }[];
  readonly recovery: { readonly createdAt: number };
  readonly entries: readonly object[];
  readonly error: { readonly code: string; readonly games?: number };
}

export interface Reply {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
  readonly text: string;
}

/** What comes over a socket, likewise. */
export interface Message {
  readonly type: string;
  readonly viewer: unknown;
  readonly legal: unknown;
  readonly isHost: boolean;
  readonly code: string | null;
  readonly spectators: { readonly count: number };
  readonly screens: number;
  readonly setup: { readonly seats: readonly Seat[] };
  readonly seats: readonly Seat[];
  readonly isAll: boolean | undefined;
  readonly said: readonly {
    readonly number: number;
    readonly author: number;
    readonly seat: number | null;
    readonly words?: string;
  }[];
  readonly refusal: { readonly code: string };
  readonly steps: readonly { readonly note?: { readonly reason?: string } }[];
}

export class Browser {
  cookie: string | undefined;
  private readonly site: Site;
  private readonly userAgent: string;

  constructor(site: Site, userAgent = ANDROID) {
    this.site = site;
    this.userAgent = userAgent;
  }

  async ask(method: string, path: string, body?: unknown): Promise<Reply> {
    const asked = await ask(this.site, method, path, { body, headers: this.headers });
    const reply: Reply = { ...asked, body: asked.text === '' ? {} : JSON.parse(asked.text) };
    const [given] = reply.headers.getSetCookie();
    if (given !== undefined) this.cookie = given.includes('Max-Age=0') ? undefined : given.split(';')[0];
    return reply;
  }

  /** The answer, which must not be a refusal. */
  async get(method: string, path: string, body?: unknown): Promise<Body> {
    const reply = await this.ask(method, path, body);
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.text}`);
    return reply.body;
  }

  /** What is received at a table, as a player or as someone who looks on. */
  connect(table: string, query = ''): Socket {
    const address = `${this.site.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket${query}`;
    return new Socket(new WebSocket(address, { headers: this.headers }));
  }

  private get headers(): Record<string, string> {
    return {
      Origin: this.site.origin,
      'User-Agent': this.userAgent,
      ...(this.cookie !== undefined && { Cookie: this.cookie }),
    };
  }
}

export class Socket {
  readonly received: Message[] = [];
  closedBy: number | undefined;
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)));
      for (const look of this.waiting) look();
    });
    socket.on('close', (code) => {
      this.closedBy = code;
      for (const look of this.waiting) look();
    });
  }

  async send(message: object): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise((resolve) => this.socket.once('open', resolve));
    this.socket.send(JSON.stringify(message));
  }

  hello(table: string): Promise<void> {
    return this.send({ type: 'hello', protocols: [2], table, look: 0, seq: 0 });
  }

  /** The first message that fits, of those that came or will come. */
  async until(fits: (message: Message) => boolean): Promise<Message> {
    return this.found(() => this.received.find(fits));
  }

  async closed(): Promise<number> {
    return this.found(() => this.closedBy);
  }

  close(): void {
    this.socket.close();
  }

  private found<T>(find: () => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
      look();
    });
  }
}

/** A table whose seats are taken by these browsers, in order, under these names. */
export async function tableOf(
  people: readonly (readonly [Browser, string])[],
  {
    bots = 0,
    begins = true,
    wishes = {},
  }: { readonly bots?: number; readonly begins?: boolean; readonly wishes?: object } = {},
): Promise<string> {
  const [[host]] = people as readonly [readonly [Browser, string]];
  const players: Players = [
    ...people.map(() => 'person' as const),
    ...Array.from({ length: bots }, () => 'apprentice' as const),
  ];
  const setup = setupOf(...players);
  const { table } = await host.get('POST', '/tables', { setup, ...wishes });
  for (const [seat, [browser, name]] of people.entries())
    await browser.get('POST', `/tables/${table}/seats/${seat}`, { name });
  if (begins) await host.get('POST', `/tables/${table}/begin`, {});
  return table;
}
