/** A page at a table, without the page: the real client of the protocol on a socket, and a hand that chooses at random. */
import type { Seat } from '@kairo/engine';
import {
  type ClientMessage,
  type Command,
  type CompanyCommand,
  type CompanyMessage,
  type CompanyRequest,
  type Known,
  type ServerMessage,
  TableClient,
  type TableError,
} from '@kairo/protocol';
import { between, isBy } from './chance.ts';
import { ANSWERS, choose, type Player, type PlayerTools } from './player.ts';
import { Unreliable } from './unreliable.ts';
import type { Witness } from './witness.ts';

/** How the server knows who it is. */
export type Identity = { readonly key: string } | { readonly cookie: string };

type Sent =
  | ClientMessage
  | CompanyRequest
  | { readonly type: 'presence'; isVisible: boolean; isActive: boolean };
type Received = ServerMessage | CompanyMessage | { readonly type: 'room' };

/** Faster than a page, to get through more games. In milliseconds. */
const TICK = 150;
/** In percent of the moves. */
const UNDO = 12;
const PROPOSALS = 2;
const AGREES = 75;
/** In a thousand moves. */
const RESIGNS = 2;

export class SocketPlayer implements Player {
  private readonly name: string;
  private readonly seat: Seat | 'spectator';
  private readonly identity: Identity;
  private readonly tools: PlayerTools;
  private readonly up: Unreliable<Sent>;
  private readonly down: Unreliable<Received>;
  private readonly ticking: NodeJS.Timeout;
  private client: TableClient;
  private socket: WebSocket | undefined;
  private known: Known | undefined;
  private company: CompanyMessage | undefined;
  /** Is repeated until it is answered. */
  private request: CompanyRequest | undefined;
  private hasLeft = false;
  private ids = 0;

  constructor(name: string, seat: Seat | 'spectator', identity: Identity, tools: PlayerTools) {
    const { random, counts, weather } = tools;
    this.name = name;
    this.seat = seat;
    this.identity = identity;
    this.tools = tools;
    this.up = new Unreliable<Sent>(random, counts, weather, (message) => this.write(message));
    this.down = new Unreliable<Received>(random, counts, weather, (message) => this.hear(message));
    this.client = this.newClient();
    this.ticking = setInterval(() => this.tick(), TICK);
    this.connect();
  }

  get witness(): Witness | undefined {
    const { name, known } = this;
    if (known === undefined) return undefined;
    const { viewer, version, firstStep, steps, view } = known;
    return { name, viewer, version, firstStep, steps, view };
  }

  get isIdle(): boolean {
    return !this.client.isBusy && this.request === undefined && this.known?.firstStep === 0;
  }

  leave(): void {
    this.hasLeft = true;
    clearInterval(this.ticking);
    this.socket?.close();
  }

  // --- the line

  private connect(): void {
    if (this.hasLeft) return;
    const { http, table, random } = this.tools;
    const headers =
      'key' in this.identity
        ? { authorization: `Bearer ${this.identity.key}` }
        : { cookie: this.identity.cookie, origin: http.origin };
    const socket = new WebSocket(`${http.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`, {
      headers,
    });
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: 'presence', isVisible: true, isActive: true });
      this.client.connect();
    };
    socket.onmessage = ({ data }) => this.arrive(JSON.parse(String(data)));
    socket.onerror = () => undefined;
    socket.onclose = ({ code, reason }) => {
      if (code >= 4_000) this.tools.report(`${this.name}: the server closed with ${code} ${reason}`);
      this.up.cut();
      this.down.cut();
      setTimeout(() => this.connect(), between(5, 120, random));
    };
  }

  private send(message: Sent): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.up.send(message);
  }

  private write(message: Sent): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** What the server has said counts, whether or not the client hears of it. */
  private arrive(message: Received): void {
    const { seat } = this;
    const { ledger, counts } = this.tools;
    if (typeof seat === 'number') {
      if (message.type === 'done' || message.type === 'refused') counts.add(ANSWERS);
      if (message.type === 'done') ledger.acknowledge(seat, message.id, message.version);
      if (message.type === 'refused' && message.id !== undefined && message.id !== this.request?.id)
        ledger.refuse(seat, message.id, message.refusal.code);
    }
    this.down.send(message);
  }

  private hear(message: Received): void {
    if (this.hasLeft || message.type === 'room') return;
    if (message.type === 'company') {
      this.company = message;
      return;
    }
    const isOfRequest =
      (message.type === 'done' || message.type === 'refused') && message.id === this.request?.id;
    if (!isOfRequest) this.client.receive(message);
    else this.endRequest(message);
  }

  /**
   * It has no base: if the client does not hear of a refusal and asks again, it may be carried out, by the next server if this one was
   * killed. Once it has heard of it, it does not ask again.
   */
  private endRequest(message: Extract<Received, { type: 'done' | 'refused' }>): void {
    const { request } = this;
    this.request = undefined;
    if (request !== undefined && message.type === 'refused') {
      this.tools.ledger.refuse(request.seat, request.id, message.refusal.code);
    }
  }

  // --- the game

  private newClient(): TableClient {
    const { table, ledger } = this.tools;
    const see = (known: Known): void => {
      this.known = known;
    };
    return new TableClient(
      table,
      {
        send: (message) => {
          if (message.type === 'command') {
            ledger.send(message.seat, message.id, { kind: 'command', command: message.command });
          }
          this.send(message);
        },
        newId: () => this.newId(),
      },
      {
        welcomed: () => undefined,
        updated: see,
        recalled: see,
        stored: () => undefined,
        failed: (error) => this.reload(error),
      },
    );
  }

  /** The page shows that the table has failed; its reader loads it again. */
  private reload(error: TableError): void {
    this.tools.report(`${this.name} was told that the table has failed: ${JSON.stringify(error)}`);
    this.client = this.newClient();
    this.known = undefined;
    this.socket?.close();
  }

  private newId(): string {
    return `${this.name}-${++this.ids}`;
  }

  private tick(): void {
    this.client.tick();
    if (this.request !== undefined) this.send(this.request);
    else this.answerCompany();
    this.play();
  }

  private play(): void {
    const { known, client, seat } = this;
    if (
      this.hasLeft ||
      known === undefined ||
      client.isBusy ||
      known.acting !== seat ||
      known.viewer !== seat
    )
      return;
    if (this.isPlayedByBot || known.draft === undefined) return;
    this.move(known);
  }

  private get isPlayedByBot(): boolean {
    return typeof this.seat === 'number' && this.company?.seats[this.seat]?.standIn !== null;
  }

  private move({ draft, view }: Known): void {
    const { random } = this.tools;
    if (draft?.canUndo && isBy(UNDO, random)) this.command({ type: 'undo' });
    else if (draft?.isComplete) this.command({ type: 'endTurn' });
    else this.command({ type: 'act', action: choose(view.legal, random) });
  }

  private command(command: Command): void {
    void this.client.command(command).then((refusal) => {
      const { random, counts } = this.tools;
      if (refusal !== undefined) counts.add('commands refused');
      if (command.type === 'endTurn' && refusal === undefined && isBy(PROPOSALS, random)) {
        this.ask({ type: 'propose', proposal: { kind: 'takeback' } });
      }
      if (random.below(1_000) < RESIGNS) this.ask({ type: 'resign' });
      setImmediate(() => this.play());
    });
  }

  /** Takes the seat back from a stand-in, and answers questions. */
  private answerCompany(): void {
    const { seat, company } = this;
    const { random } = this.tools;
    if (company === undefined || typeof seat !== 'number' || !isBy(30, random)) return;
    const { standIn, hasResigned } = company.seats[seat] ?? {};
    if (standIn !== null && hasResigned === false) this.ask({ type: 'return' });
    const { question } = company;
    if (question?.asked.includes(seat) && !question.agreed.includes(seat)) {
      this.ask({ type: 'vote', question: question.number, agrees: isBy(AGREES, random) });
    }
  }

  private ask(command: CompanyCommand): void {
    const { seat } = this;
    if (this.request !== undefined || typeof seat !== 'number') return;
    this.request = { type: 'company', id: this.newId(), seat, command };
    this.tools.ledger.send(seat, this.request.id, { kind: 'company', command });
    this.send(this.request);
  }
}
