/** All sockets of a server: which handshakes are accepted, and that the others stay alive. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { rawAnswer } from '../http/rawAnswers.ts';
import type { ApiRefusal } from '../http/refusals.ts';
import { isFromHere } from '../identity/origin.ts';
import type { Asker, People } from '../identity/people.ts';
import { networkOf } from '../limits/addresses.ts';
import { Counts } from '../limits/counts.ts';
import { type Limits, MAX_CHUNKS, MAX_FRAGMENTS, MAX_MESSAGE } from '../limits/limits.ts';
import { TokenBuckets } from '../limits/tokenBuckets.ts';
import type { Device } from '../play/presence.ts';
import { isInside } from '../rooms/room.ts';
import { CLOSING } from './messages.ts';
import { RoomSocket, type SocketTools } from './roomSocket.ts';

const PING_EVERY = 20_000;
/** The query of a socket that only looks on. */
const LOOK_ON = 'as=spectator';
const PATH = /^\/api\/v1\/tables\/([A-Za-z0-9_-]{22})\/socket$/;
/** After so long a client that does not close its side is cut off. */
const CLOSING_TIME = 2_000;
/** The types of ws do not know it yet. */
const CLOSE_TIMEOUT = { closeTimeout: CLOSING_TIME };
/** When someone who found too many others should try again, in seconds. */
const RETRY_AFTER = 5;

export interface SocketsTools extends Omit<SocketTools, 'messagesPerSecond'> {
  readonly people: People;
  readonly limits: Limits;
  readonly addressOf: (request: IncomingMessage) => string;
  /** The public address, where it differs from what requests say. */
  readonly origin: string | undefined;
}

export class Sockets {
  private readonly tools: SocketsTools;
  private readonly server: WebSocketServer;
  private readonly open = new Set<RoomSocket>();
  private readonly perAddress: Counts;
  private readonly handshakes: TokenBuckets;
  private cancelPing: () => void;

  constructor(tools: SocketsTools) {
    this.tools = tools;
    const { socketsPerAddress, handshakesPerSecond } = tools.limits;
    this.perAddress = new Counts(socketsPerAddress);
    this.handshakes = new TokenBuckets(
      { perSecond: handshakesPerSecond, burst: 5 * handshakesPerSecond },
      tools.clock.now,
    );
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: MAX_MESSAGE,
      maxFragments: MAX_FRAGMENTS,
      maxBufferedChunks: MAX_CHUNKS,
      ...CLOSE_TIMEOUT,
      perMessageDeflate: false,
      clientTracking: false,
    });
    this.cancelPing = this.pingLater();
  }

  get size(): number {
    return this.open.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // Until the handshake is done there is no one else to hear of an error.
      socket.on('error', () => socket.destroy());
      this.accept(request, socket, head).catch((failure) => {
        this.tools.report(failure);
        refuse(socket, { code: 'server/unavailable' });
      });
    });
  }

  /** Says goodbye, so that clients know to come back. */
  async close(): Promise<void> {
    this.cancelPing();
    const sockets = [...this.open];
    for (const socket of sockets) socket.goAway();
    if (sockets.length === 0) return;
    await new Promise<void>((resolve) => {
      const cancel = this.tools.clock.after(CLOSING_TIME, resolve);
      const look = (): void => {
        if (this.open.size > 0) return;
        cancel();
        resolve();
      };
      this.onEmpty = look;
      look();
    });
    for (const socket of this.open) socket.terminate();
  }

  private onEmpty: () => void = () => undefined;

  private async accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { people, play, limits, addressOf } = this.tools;
    const [path = '', wish] = (request.url ?? '').split('?');
    const id = PATH.exec(path)?.[1];
    if (play.closing.hasHappened) return refuse(socket, { code: 'server/closing' });
    const network = networkOf(addressOf(request));
    const retryAfter = this.handshakes.take(network);
    if (retryAfter > 0) return refuse(socket, { code: 'server/too-many-requests', retryAfter });
    if (id === undefined) return refuse(socket, { code: 'server/no-such-address' });
    if (!this.isFromHere(request)) return refuse(socket, { code: 'identity/other-site' });
    if (this.open.size >= limits.sockets) return refuse(socket, tooMany(limits.sockets));
    const giveBack = this.perAddress.take(network);
    if (giveBack === undefined) return refuse(socket, tooMany(limits.socketsPerAddress));
    socket.once('close', giveBack);
    const { authorization, cookie, origin, 'user-agent': userAgent } = request.headers;
    const isHttps = origin?.startsWith('https:') ?? this.tools.origin?.startsWith('https:') ?? false;
    const asker = await people.whoIsAsking({ authorization, cookie, userAgent, isHttps });
    const room = await play.room(id);
    // The server began to close meanwhile, and has said goodbye to the sockets that were open.
    if (play.closing.hasHappened) return refuse(socket, { code: 'server/closing' });
    const holder = 'holder' in asker ? asker.holder : undefined;
    const isStrangeKey =
      asker.kind === 'unknown' || (asker.kind === 'program' && room !== undefined && !isInside(room, holder));
    if (isStrangeKey) return refuse(socket, { code: 'identity/unknown-key' });
    this.server.handleUpgrade(request, socket, head, (accepted: WebSocket) => {
      // What a client sends before the connection is closed may be junk.
      accepted.on('error', () => accepted.terminate());
      if (room === undefined) {
        accepted.close(CLOSING.unknownTable, 'room/unknown');
        return;
      }
      const { talks, clock, figures, report } = this.tools;
      const { messagesPerSecond } = limits;
      // For a screen that others see, nothing may be sent that is not for everyone.
      const isScreen = wish === LOOK_ON;
      const identity = isScreen ? { holder: undefined, onlooker: holder } : { holder, onlooker: undefined };
      const client = { ...identity, isScreen, device: deviceOf(asker, userAgent) };
      const tools = { play, talks, clock, figures, report, messagesPerSecond };
      const open = { socket: accepted, stream: socket };
      const own = new RoomSocket(open, play.rooms.peek(id) ?? room, client, tools);
      this.open.add(own);
      const stop =
        asker.kind === 'person'
          ? people.signOuts.listen(asker.known.device.id, () => own.goAway())
          : () => undefined;
      accepted.once('close', () => {
        stop();
        this.open.delete(own);
        if (this.open.size === 0) this.onEmpty();
      });
    });
  }

  private isFromHere(request: IncomingMessage): boolean {
    const { origin, host, 'sec-fetch-site': fetchSite } = request.headers;
    const scheme = origin?.startsWith('https:') ? 'https' : 'http';
    return isFromHere({
      origin,
      fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
      self: this.tools.origin ?? `${scheme}://${host}`,
    });
  }

  private pingLater(): () => void {
    return this.tools.clock.after(PING_EVERY, () => {
      for (const socket of this.open) socket.ping();
      this.cancelPing = this.pingLater();
    });
  }
}

/** A program counts as one device. */
function deviceOf(asker: Asker, userAgent = ''): Device {
  const id = asker.kind === 'person' ? asker.known.device.id : '';
  return { id, kind: /Mobi|Android|iPhone|iPad/.test(userAgent) ? 'phone' : 'computer' };
}

function tooMany(limit: number): ApiRefusal {
  return { code: 'server/too-many-connections', limit, retryAfter: RETRY_AFTER };
}

function refuse(socket: Duplex, refusal: ApiRefusal): void {
  // Without waiting for the client to close its side.
  socket.once('finish', () => socket.destroy());
  socket.end(rawAnswer(refusal));
}
