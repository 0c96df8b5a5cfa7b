/** A table on a server: its room as a signal, and the way to its game. */
import type { Seat } from '@kairo/engine';
import {
  type ClientMessage,
  isObject,
  type RoomMessage,
  readRoom,
  type ServerMessage,
} from '@kairo/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Transport } from '../transport.ts';
import type { Activity } from './activity.ts';
import { CompanyLine } from './company.ts';
import { Line, type LineState, type LineTools, type Refusal } from './line.ts';
import { TalkLine } from './talk.ts';

/** Answered at once, whatever the table is doing. */
const ANSWERED: ReadonlySet<ClientMessage['type']> = new Set(['hello', 'sync']);

export class OnlineTable {
  readonly id: string;
  /** Undefined until the server has sent it. */
  readonly room: ReadonlySignal<RoomMessage | undefined>;
  /** Of the seats; only changes of them are noticed. */
  readonly names: ReadonlySignal<readonly string[]>;
  readonly line: ReadonlySignal<LineState>;
  /** Why there is no connection, and will be none. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** For a session; closing it leaves the room open. */
  readonly transport: Transport;
  /** The fingerprint of the deal as it was when the game began, or when the page first heard of the game. */
  readonly commitment: ReadonlySignal<string | undefined>;
  /** The table has answered since the latest connection, so that what is shown is the latest. */
  readonly isCurrent: ReadonlySignal<boolean>;
  /** The server has a newer page; found out after each reconnection. */
  readonly isOutdated: ReadonlySignal<boolean>;
  readonly company: CompanyLine;
  readonly talk: TalkLine;

  private readonly latest = signal<RoomMessage | undefined>(undefined);
  private readonly refused = signal<Refusal | undefined>(undefined);
  private readonly socket: Line;
  private readonly committed = signal<string | undefined>(undefined);
  private readonly current = signal(false);
  private readonly outdated = signal(false);
  private readonly askForPage: () => Promise<boolean>;
  private hasBeenOpen = false;
  private activity: Activity | undefined;
  private game:
    | { readonly receive: (message: ServerMessage) => void; readonly reopened: () => void }
    | undefined;

  /** @param isOutdated asks whether the server has a newer page */
  constructor(id: string, tools: LineTools, isOutdated: () => Promise<boolean> = async () => false) {
    this.id = id;
    this.askForPage = isOutdated;
    this.commitment = this.committed;
    this.isOutdated = this.outdated;
    this.isCurrent = this.current;
    this.room = this.latest;
    this.refusal = this.refused;
    // No name has a line break.
    const names = computed(() => this.latest.value?.setup.seats.map(({ name }) => name).join('\n') ?? '');
    this.names = computed(() => names.value.split('\n'));
    this.socket = new Line(tools, {
      opened: () => this.opened(),
      received: (text) => this.receive(text),
      refused: (refusal) => {
        this.refused.value = refusal;
      },
    });
    this.line = this.socket.state;
    effect(() => {
      if (this.line.value !== 'connected') this.current.value = false;
    });
    const aside = { send: (text: string) => this.socket.send(text), now: tools.now };
    this.company = new CompanyLine(aside);
    this.talk = new TalkLine(() => this.ownSeat, aside);
    this.transport = {
      send: (message) => this.socket.send(JSON.stringify(message), ANSWERED.has(message.type)),
      listen: (receive, reopened) => {
        this.game = { receive, reopened };
      },
      close: () => {
        this.game = undefined;
      },
    };
    this.socket.open();
  }

  /** The first seat that the person holds. */
  get ownSeat(): Seat | undefined {
    const seat = this.latest.value?.seats.findIndex(({ isYou }) => isYou) ?? -1;
    return seat < 0 ? undefined : seat;
  }

  /** Tells the others whether the person is there. */
  report(activity: Activity): void {
    this.activity = activity;
    this.socket.send(JSON.stringify({ type: 'presence', ...activity }));
  }

  /** The page is shown again, or the device is back in the network. */
  wake(): void {
    this.socket.wake();
  }

  /** To be asked again who this is: a seat was taken or left. */
  reopen(): void {
    this.socket.reopen();
  }

  close(): void {
    this.socket.close();
  }

  private opened(): void {
    if (this.activity !== undefined) this.report(this.activity);
    this.game?.reopened();
    this.company.reopened();
    if (this.hasBeenOpen) void this.askForPage().then((isOutdated) => (this.outdated.value = isOutdated));
    this.hasBeenOpen = true;
  }

  private receive(text: string): void {
    const message = parsed(text);
    if (!isObject(message)) return;
    if (this.company.receive(message) || this.talk.receive(message)) return;
    if (message['type'] !== 'room') {
      // The server that sends it has served this page too; if it is newer, it refuses the hello.
      this.game?.receive(message as unknown as ServerMessage);
      if (message['type'] === 'update' || message['type'] === 'synced') this.current.value = true;
      return;
    }
    const room = readRoom(message);
    if (!room.ok) return;
    // The host may still change the board while people wait; from the deal on it must not change.
    if (room.value.state === 'waiting' || this.latest.peek() === undefined) {
      this.committed.value = room.value.commitment;
    }
    this.latest.value = room.value;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
