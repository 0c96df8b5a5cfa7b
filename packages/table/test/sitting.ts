/** A client at a table in memory: people do what a test says, and every message is kept. */
import type { Action, Seat, Viewer } from '@kairo/engine';
import {
  type Answer,
  type ClientMessage,
  type Command,
  ICONS,
  type Known,
  PERSON,
  type Query,
  type SeatSetup,
  type ServerMessage,
  type StoreState,
  TableClient,
  type TableError,
  type TableRefusal,
  type TableSetup,
  type Update,
  type Welcome,
} from '@kairo/protocol';
import {
  type GameStore,
  type Granting,
  type Line,
  MemoryStore,
  type NewGame,
  type Table,
  TableHost,
  type TableTools,
  wholeTable,
} from '../src/index.ts';
import { FakeBots } from './fakeBots.ts';

export function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing is there');
  return value;
}

export function setupOf(
  players: readonly SeatSetup['player'][],
  changes: Partial<TableSetup> = {},
): TableSetup {
  return {
    edition: 'alley',
    start: 'preset',
    openMoney: false,
    help: { routes: true, hints: true },
    seats: players.map((player, i) => ({ name: `N${i}`, icon: there(ICONS[i]), player })),
    ...changes,
  };
}

/** For a client that may act for these seats, and operate nothing. */
export const forSeats =
  (...seats: readonly Seat[]): Granting =>
  () => ({ seats });

export const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Long enough for everything that is on its way, unless a test holds it back. */
export async function aWhile(): Promise<void> {
  for (let turns = 0; turns < 8; turns++) await turnOfTheLoop();
}

/** What all seeds begin with, so that a test can look for them in messages. */
export const SEED = 'top secret';

/** A program with a store and bots that do not think. */
export class House {
  readonly bots = new FakeBots();
  readonly store: GameStore;
  readonly host: TableHost;
  private readonly tools: TableTools;
  private time = 1_700_000_000_000;

  constructor(store: GameStore = new MemoryStore(), isDurable = true, isShared = false) {
    this.store = store;
    this.tools = { store, isDurable, isShared, bots: this.bots, now: () => this.time++ };
    this.host = new TableHost(this.tools);
  }

  /** By another program on the same store: this one has to load the game. */
  async deal(
    id: string,
    setup: TableSetup,
    beginning: Pick<Partial<NewGame>, 'opening' | 'seed'> = {},
  ): Promise<void> {
    const created = await new TableHost(this.tools).create({
      id,
      setup,
      seed: `${SEED} ${id}`,
      ...beginning,
    });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
  }

  async table(id: string): Promise<Table> {
    const table = await this.host.table(id);
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    return table.value;
  }
}

/** A connection without a client: a test writes the messages itself. */
export class Wire {
  /** Every message that came, as it came. */
  readonly received: ServerMessage[] = [];
  readonly line: Line;

  constructor(house: House, granting: Granting = wholeTable) {
    this.line = house.host.connect(granting, (message) => {
      this.received.push(structuredClone(message));
      this.hear(structuredClone(message));
    });
  }

  protected hear(_: ServerMessage): void {}

  /** What is sent in return to a message of any form. */
  async reply(message: unknown): Promise<readonly ServerMessage[]> {
    const before = this.received.length;
    this.line.receive(structuredClone(message));
    await aWhile();
    return this.received.slice(before);
  }
}

export interface SittingOptions {
  readonly beginning?: Pick<Partial<NewGame>, 'opening' | 'seed'>;
  readonly house?: House;
  readonly granting?: Granting;
}

/** Ids are never used again, not even by another client. */
let clients = 0;

export class Sitting extends Wire {
  readonly sent: ClientMessage[] = [];
  readonly house: House;
  readonly client: TableClient;
  welcome: Welcome | undefined;
  storage: StoreState | undefined;
  failure: TableError | undefined;
  private seen: Known | undefined;

  constructor(table: string, { house = new House(), granting = wholeTable }: SittingOptions = {}) {
    super(house, granting);
    this.house = house;
    const client = ++clients;
    let ids = 0;
    const see = (known: Known): void => {
      this.seen = known;
    };
    this.client = new TableClient(
      table,
      {
        send: (message) => {
          this.sent.push(message);
          this.line.receive(structuredClone(message));
        },
        newId: () => `${client}-${++ids}`,
      },
      {
        welcomed: (welcome) => {
          this.welcome = welcome;
          this.storage = welcome.storage;
        },
        updated: see,
        recalled: see,
        stored: (storage) => {
          this.storage = storage;
        },
        failed: (error) => {
          this.failure = error;
        },
      },
    );
  }

  /** Deals a game and connects to it. */
  static async open(name: string, setup: TableSetup, options: SittingOptions = {}): Promise<Sitting> {
    const sitting = new Sitting(name, options);
    await sitting.house.deal(name, setup, options.beginning);
    return sitting.join();
  }

  async join(): Promise<Sitting> {
    this.client.connect();
    await this.settle();
    return this;
  }

  get known(): Known {
    return there(this.seen);
  }

  /** The latest one. */
  get update(): Update {
    return there(this.received.findLast((message) => message.type === 'update'));
  }

  /** Until no message is on its way. */
  async settle(): Promise<void> {
    for (let count = -1; count !== this.received.length; ) {
      count = this.received.length;
      await turnOfTheLoop();
    }
  }

  async sit(viewer: Viewer): Promise<Known> {
    this.client.lookAs(viewer);
    await this.settle();
    return this.known;
  }

  /** Undefined if it was done. */
  async command(command: Command): Promise<TableRefusal | undefined> {
    const refusal = await this.client.command(command);
    await this.settle();
    return refusal;
  }

  /** The same, for what has to work. */
  async done(command: Command): Promise<Known> {
    const refusal = await this.command(command);
    if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
    return this.known;
  }

  /** The same, for what must not work. */
  async refusalOf(command: Command): Promise<TableRefusal['code'] | undefined> {
    return (await this.command(command))?.code;
  }

  act(action: Action): Promise<Known> {
    return this.done({ type: 'act', action });
  }

  undo(): Promise<Known> {
    return this.done({ type: 'undo' });
  }

  endTurn(): Promise<Known> {
    return this.done({ type: 'endTurn' });
  }

  ask(query: Query): Promise<Answer> {
    return this.client.query(query);
  }

  /** Lets bots play until a person has to act; undefined when the game is over. */
  async untilPerson(): Promise<Seat | undefined> {
    const isPerson = (seat: Seat): boolean => there(this.welcome).setup.seats[seat]?.player === PERSON;
    for (;;) {
      const { acting } = this.known;
      if (acting === undefined || isPerson(acting)) return acting;
      await turnOfTheLoop();
    }
  }

  protected override hear(message: ServerMessage): void {
    this.client.receive(message);
  }
}
