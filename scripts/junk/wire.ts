/** Bare connections, which send whatever they are given: HTTP and sockets, well-formed or not. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** How a server answers a request: with a status and a body, or by closing the connection. */
export type HttpOutcome =
  | { readonly kind: 'answer'; readonly status: number; readonly head: string; readonly body: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'silence' };

/** After so long an input counts as unanswered. */
const PATIENCE = 40_000;

const HEAD = Buffer.from('HEAD ');

/** A connection for one request after the other. It is opened again when the server has closed it. */
export class HttpLine {
  private readonly port: number;
  private socket: Socket | undefined;
  private heard = Buffer.alloc(0);
  private onChange: () => void = () => undefined;
  private isClosed = true;

  constructor(port: number) {
    this.port = port;
  }

  async ask(bytes: Buffer): Promise<HttpOutcome> {
    const socket = this.socket !== undefined && !this.isClosed ? this.socket : await this.open();
    const hasBody = !bytes.subarray(0, 5).equals(HEAD);
    this.heard = Buffer.alloc(0);
    const outcome = new Promise<HttpOutcome>((resolve) => {
      const timer = setTimeout(() => settle({ kind: 'silence' }), PATIENCE);
      const settle = (found: HttpOutcome): void => {
        clearTimeout(timer);
        this.onChange = () => undefined;
        resolve(found);
      };
      this.onChange = () => {
        const answer = answerIn(this.heard, hasBody);
        if (answer !== undefined) settle(answer);
        else if (this.isClosed) settle({ kind: 'closed' });
      };
    });
    socket.write(bytes);
    const found = await outcome;
    // A further answer, to what the server took for a second request, must not be mistaken for that to the next.
    if (found.kind !== 'answer' || found.status === 400 || /^connection: close/im.test(found.head))
      this.close();
    return found;
  }

  close(): void {
    this.isClosed = true;
    this.socket?.destroy();
  }

  private open(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () => {
        socket.off('error', reject);
        socket.on('error', () => undefined);
        resolve(socket);
      });
      socket.on('error', reject);
      socket.setNoDelay(true);
      this.socket = socket;
      this.isClosed = false;
      socket.on('data', (part) => {
        if (socket !== this.socket) return;
        this.heard = Buffer.concat([this.heard, part]);
        this.onChange();
      });
      socket.on('close', () => {
        if (socket !== this.socket) return;
        this.isClosed = true;
        this.onChange();
      });
    });
  }
}

/** The first answer, if all of it is there. */
function answerIn(heard: Buffer, hasBody: boolean): HttpOutcome | undefined {
  const end = heard.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = heard.subarray(0, end).toString('latin1');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  if (status === 100) return answerIn(heard.subarray(end + 4), hasBody);
  const length = hasBody ? Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) : 0;
  if (heard.length < end + 4 + length) return undefined;
  const body = heard.subarray(end + 4, end + 4 + length).toString();
  return { kind: 'answer', status, head, body };
}

export const OPCODES = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A frame as clients send it. */
export function frame(opcode: number, payload: Buffer, { isMasked = true, isFinal = true } = {}): Buffer {
  const length = payload.length;
  const size = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const head = Buffer.alloc(2 + size);
  head[0] = (isFinal ? 0x80 : 0) | opcode;
  head[1] = (isMasked ? 0x80 : 0) | (size === 0 ? length : size === 2 ? 126 : 127);
  if (size === 2) head.writeUInt16BE(length, 2);
  if (size === 8) head.writeBigUInt64BE(BigInt(length), 2);
  // A mask of zeros is as good as any other.
  return Buffer.concat([head, isMasked ? Buffer.alloc(4) : Buffer.alloc(0), payload]);
}

export interface SocketHeard {
  /** The answer to the handshake. */
  readonly status: number;
  readonly messages: string[];
  /** Undefined while it is open; 1006 if it was cut. */
  closed: number | undefined;
}

/** A WebSocket that can be told to send anything. */
export class SocketLine {
  readonly heard: SocketHeard;
  private readonly socket: Socket;
  private rest: Buffer;
  private pongs = 0;
  private onChange: () => void = () => undefined;

  private constructor(socket: Socket, status: number, rest: Buffer) {
    this.socket = socket;
    this.rest = rest;
    this.heard = { status, messages: [], closed: status === 101 ? undefined : 1006 };
    socket.on('data', (part) => {
      this.rest = Buffer.concat([this.rest, part]);
      this.read();
    });
    socket.on('close', () => {
      this.heard.closed ??= 1006;
      this.onChange();
    });
    this.read();
  }

  static open(port: number, path: string, headers: readonly string[] = []): Promise<SocketLine | undefined> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      let heard = Buffer.alloc(0);
      const timer = setTimeout(() => socket.destroy(), PATIENCE);
      const hear = (part: Buffer): void => {
        heard = Buffer.concat([heard, part]);
        const end = heard.indexOf('\r\n\r\n');
        if (end < 0) return;
        clearTimeout(timer);
        socket.off('data', hear);
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(heard.toString('latin1'))?.[1]);
        resolve(new SocketLine(socket, status, heard.subarray(end + 4)));
      };
      socket.on('data', hear);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearTimeout(timer);
        resolve(undefined);
      });
      socket.write(
        [
          `GET ${path} HTTP/1.1`,
          'Host: 127.0.0.1',
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
          ...headers,
          '\r\n',
        ].join('\r\n'),
      );
    });
  }

  get isOpen(): boolean {
    return this.heard.closed === undefined;
  }

  write(bytes: Buffer): void {
    if (this.isOpen) this.socket.write(bytes);
  }

  send(text: string): void {
    this.write(frame(OPCODES.text, Buffer.from(text)));
  }

  /** Resolves when the server has read everything so far, or has closed; false if it does neither. */
  settle(): Promise<boolean> {
    const wanted = this.pongs + 1;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), PATIENCE);
      this.onChange = () => {
        if (this.isOpen && this.pongs < wanted) return;
        clearTimeout(timer);
        this.onChange = () => undefined;
        resolve(true);
      };
      this.write(frame(OPCODES.ping, Buffer.alloc(0)));
      this.onChange();
    });
  }

  /** Stops reading. */
  pause(): void {
    this.socket.pause();
  }

  resume(): void {
    this.socket.resume();
  }

  destroy(): void {
    this.socket.destroy();
  }

  private read(): void {
    for (;;) {
      const [first, second] = this.rest;
      if (first === undefined || second === undefined) return;
      const size = second < 126 ? 0 : second === 126 ? 2 : 8;
      if (this.rest.length < 2 + size) return;
      const length =
        size === 0 ? second : size === 2 ? this.rest.readUInt16BE(2) : Number(this.rest.readBigUInt64BE(2));
      if (this.rest.length < 2 + size + length) return;
      const payload = this.rest.subarray(2 + size, 2 + size + length);
      this.rest = this.rest.subarray(2 + size + length);
      this.take(first & 15, payload);
    }
  }

  private take(opcode: number, payload: Buffer): void {
    if (opcode === OPCODES.text) this.heard.messages.push(payload.toString());
    else if (opcode === OPCODES.ping) this.write(frame(OPCODES.pong, payload));
    else if (opcode === OPCODES.pong) this.pongs++;
    else if (opcode === OPCODES.close) {
      this.heard.closed = payload.length < 2 ? 1005 : payload.readUInt16BE(0);
      this.socket.end();
    }
    this.onChange();
  }
}
