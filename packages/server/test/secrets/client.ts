/** A client that keeps every byte it is sent, over requests and over its socket. */
import { type IncomingMessage, request } from 'node:http';
import type { Viewer } from '@kairo/engine';
import { WebSocket } from 'ws';

export interface Identity {
  readonly viewer: Viewer;
  /** A program's. */
  readonly key?: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** What is read of messages to play along; whether everything in them may be there is judged elsewhere. */
interface Shown {
  readonly type: string;
  readonly id?: string;
  readonly version?: { readonly seq: number; readonly revision: number };
  readonly draft?: { readonly isComplete: boolean; readonly canUndo: boolean };
}

const API = '/api/v1';

export class Client {
  readonly viewer: Viewer;
  readonly key: string | undefined;
  /** Each with what was asked. */
  readonly replies: string[] = [];
  /** In both directions. */
  readonly messages: string[] = [];
  /** Everything that came in, by itself. */
  readonly received: string[] = [];
  version = { seq: 0, revision: 0 };
  draft: Shown['draft'];
  cookie: string | undefined;
  /** How many requests were answered. */
  asked = 0;
  private readonly port: number;
  private readonly answers = new Map<string, (answer: Shown) => void>();
  private socket: WebSocket | undefined;
  private ids = 0;

  constructor(port: number, { viewer, key }: Identity) {
    this.port = port;
    this.viewer = viewer;
    this.key = key;
  }

  /** Marks a moment in everything that is kept. */
  mark(text: string): void {
    this.replies.push(`--- ${text}`);
    this.messages.push(`--- ${text}`);
  }

  newId(): string {
    return `c${++this.ids}`;
  }

  /** As a program with its key, or as a browser with its cookie. */
  private get headers(): { [name: string]: string } {
    if (this.key !== undefined) return { Authorization: `Bearer ${this.key}` };
    return this.cookie === undefined ? {} : { Cookie: this.cookie };
  }

  ask(
    method: string,
    path: string,
    body?: unknown,
    headers: { readonly [name: string]: string } = {},
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      const asking = request(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          path: path.startsWith('/') ? API + path : `/${path}`,
          agent: false,
          headers: {
            ...this.headers,
            ...(this.key === undefined && { Origin: `http://127.0.0.1:${this.port}` }),
            ...(text !== undefined && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(text),
            }),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const [set] = answer.headers['set-cookie'] ?? [];
            this.cookie = set?.split(';')[0] ?? this.cookie;
            const reply = { status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() };
            const head = headOf(answer);
            this.replies.push(`${method} ${path} ${text ?? ''}\n${head}\n${reply.text}`);
            this.received.push(head, reply.text);
            this.asked++;
            resolve(reply);
          });
        },
      );
      asking.on('error', reject);
      asking.end(text);
    });
  }

  async open(table: string): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}${API}/tables/${table}/socket`, {
      headers: this.headers,
    });
    this.socket = socket;
    socket.on('upgrade', (answer) => this.messages.push(headOf(answer)));
    socket.on('ping', () => this.messages.push('ping'));
    socket.on('close', (code, reason) => this.messages.push(`close ${code} ${reason}`));
    socket.on('message', (data) => this.hear(data.toString()));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
  }

  close(): void {
    this.socket?.terminate();
  }

  send(message: object | string): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    this.messages.push(`> ${text}`);
    this.socket?.send(text);
  }

  /** Sends a message with an id; resolves with its answer. */
  sendAndWait(message: { readonly [field: string]: unknown }): Promise<Shown> {
    const id = this.newId();
    const answered = new Promise<Shown>((resolve) => this.answers.set(id, resolve));
    this.send({ ...message, id });
    return answered;
  }

  /** Everything that was sent before has arrived. */
  async settle(): Promise<void> {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    await new Promise<void>((resolve) => {
      socket.once('pong', () => resolve());
      socket.ping();
    });
  }

  private hear(text: string): void {
    this.messages.push(text);
    this.received.push(text);
    const shown: Shown = JSON.parse(text);
    if (shown.type === 'update' && shown.version !== undefined) {
      this.version = shown.version;
      this.draft = shown.draft;
    }
    if (shown.id === undefined) return;
    this.answers.get(shown.id)?.(shown);
    this.answers.delete(shown.id);
  }
}

/** Times and what a handshake draws by lot are left out. */
function headOf({ statusCode, rawHeaders }: IncomingMessage): string {
  const lines: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name = '', value = ''] = rawHeaders.slice(i, i + 2);
    const isChance = /^(date|sec-websocket-accept)$/i.test(name);
    lines.push(`${name}: ${isChance ? '…' : value}`);
  }
  return [statusCode, ...lines].join('\n');
}
