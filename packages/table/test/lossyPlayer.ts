/** A person at a bad line: chooses at random, asks, loses the connection and comes back. */
import { type Action, COLOURS, type FastRandom, type Seat, type Viewer } from '@kairo/engine';
import {
  type ClientListener,
  type ClientMessage,
  type ClientTools,
  type Command,
  type Known,
  type ServerMessage,
  type StoreState,
  TableClient,
  type TableError,
  type TableRefusal,
} from '@kairo/protocol';
import type { Line, Table } from '../src/index.ts';
import { choose } from './fakeBots.ts';
import { type FaultCounts, type Faults, LossyQueue } from './lossyPair.ts';
import { type House, there } from './sitting.ts';

/** Of the game. */
export const ID = 'lossy';

/** What a test may put in the place of the real thing. */
export interface Plant {
  readonly makeClient?: (table: string, tools: ClientTools, listener: ClientListener) => TableClient;
  readonly spoilTable?: (table: Table) => void;
}

export interface LossyCounts extends FaultCounts {
  disconnects: number;
  /** Updates after a reconnect that went on from what the client had. */
  resumes: number;
  commands: number;
  refused: number;
  undone: number;
  /** Changes that were not stored, and those that were stored but not acknowledged. */
  lost: number;
  unacknowledged: number;
  entries: number;
}

/** The game, as far as a player needs it. */
export interface Playground {
  readonly random: FastRandom;
  readonly counts: LossyCounts;
  readonly house: House;
  readonly faults: Faults;
  /** Of the log. */
  readonly length: number;
  /** A command was sent for the first time. */
  begun(command: string): void;
}

export class Player {
  readonly client: TableClient;
  readonly seats: readonly Seat[];
  known: Known | undefined;
  failure: TableError | string | undefined;
  /** Of commands, by their ids. */
  readonly results = new Map<string, TableRefusal | undefined>();
  openQueries = 0;
  isOnline = false;
  private storage: StoreState | undefined;
  private readonly game: Playground;
  private readonly up: LossyQueue<ClientMessage>;
  private readonly down: LossyQueue<ServerMessage>;
  private line: Line | undefined;
  private isResuming = false;
  private asked: Viewer | undefined;
  private readonly name: string;
  private ids = 0;

  constructor(game: Playground, seats: readonly Seat[], name: string, plant: Plant | undefined) {
    this.game = game;
    this.name = name;
    this.seats = seats;
    const { random, counts } = game;
    this.up = new LossyQueue<ClientMessage>(random, counts, (message) => this.line?.receive(message));
    this.down = new LossyQueue<ServerMessage>(random, counts, (message) => this.receive(message));
    const tools: ClientTools = {
      send: (message) => {
        if (this.isOnline) this.up.send(message, game.faults);
      },
      newId: () => `${name}-${++this.ids}`,
    };
    const see = (known: Known): void => {
      this.known = known;
      if (this.asked !== undefined && known.viewer !== this.asked) {
        this.failure = `shown as ${known.viewer} instead of ${this.asked}`;
      }
    };
    const listener: ClientListener = {
      welcomed: ({ storage }) => {
        this.storage = storage;
      },
      updated: see,
      recalled: see,
      stored: (storage) => {
        this.storage = storage;
      },
      failed: (error) => {
        this.failure = error;
      },
    };
    this.client = plant?.makeClient?.(ID, tools, listener) ?? new TableClient(ID, tools, listener);
  }

  connect(): void {
    const { house, faults } = this.game;
    this.isOnline = true;
    this.isResuming = this.known !== undefined;
    const line = house.host.connect(
      () => ({ seats: this.seats, operates: true }),
      (message) => {
        if (this.line === line) this.down.send(message, faults);
      },
    );
    this.line = line;
    this.client.connect();
  }

  disconnect(): void {
    this.isOnline = false;
    this.up.cut();
    this.down.cut();
    this.line?.close();
    this.line = undefined;
  }

  flushUp(faults: Faults): void {
    this.up.flush(faults);
  }

  flushDown(faults: Faults): void {
    this.down.flush(faults);
  }

  get isQuiet(): boolean {
    const { known, client } = this;
    return (
      this.up.isEmpty &&
      this.down.isEmpty &&
      !client.isBusy &&
      this.openQueries === 0 &&
      known?.firstStep === 0 &&
      known.version.seq === this.game.length
    );
  }

  /** Once the store has failed, someone has to decide. */
  retryStore(): void {
    if (this.storage === 'failed' && this.game.random.below(5) === 0) this.client.chooseStorage('retry');
  }

  /** Does what a person could do now, if anything. */
  move(): void {
    const { known, client, game } = this;
    const { random } = game;
    if (known === undefined || this.failure !== undefined) return;
    if (random.below(40) === 0) this.query(known);
    if (client.isBusy || random.below(3) > 0) return;
    const { acting, viewer, draft, view } = known;
    if (acting === undefined || !this.seats.includes(acting)) return;
    if (viewer !== acting) {
      this.lookAs(acting);
      return;
    }
    // A curtain between players at one screen.
    if (this.seats.length > 1 && random.below(50) === 0) {
      this.lookAs('spectator');
      return;
    }
    if (draft === undefined) return;
    if (draft.canUndo && random.below(6) === 0) {
      game.counts.undone++;
      this.command({ type: 'undo' });
    } else if (draft.isComplete) this.command({ type: 'endTurn' });
    else this.command({ type: 'act', action: choose(view.legal, random) });
  }

  private lookAs(viewer: Viewer): void {
    // Until the answer comes there is nothing to look at.
    this.known = undefined;
    this.asked = viewer;
    this.client.lookAs(viewer);
  }

  private command(command: Command): void {
    const { counts } = this.game;
    counts.commands++;
    const answered = this.client.command(command);
    const id = `${this.name}-${this.ids}`;
    this.game.begun(id);
    void answered.then((refusal) => {
      this.results.set(id, refusal);
      if (refusal !== undefined) counts.refused++;
    });
  }

  private query(known: Known): void {
    const { random } = this.game;
    const action: Action = { type: 'pick', from: 'pile' };
    const query =
      known.acting === known.viewer && random.below(2) === 0
        ? ({ about: 'preview', action } as const)
        : ({ about: 'routes', colour: there(COLOURS[random.below(COLOURS.length)]) } as const);
    this.openQueries++;
    void this.client.query(query).then(() => this.openQueries--);
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'update') {
      if (this.isResuming && message.base === undefined) this.game.counts.resumes++;
      this.isResuming = false;
    }
    this.client.receive(message);
  }
}
