/**
 * Whole games over bad connections: people choose at random, with undo, at clients that lose messages, connections and
 * patience. At the end everyone has to agree with the log.
 */
import {
  type Action,
  COLOURS,
  FastRandom,
  type GameState,
  redactEvents,
  type Seat,
  type Viewer,
  viewFor,
} from '@kairo/engine';
import {
  type ClientListener,
  type ClientMessage,
  type ClientTools,
  type Command,
  type Known,
  type ServerMessage,
  TableClient,
  type TableError,
  type TableRefusal,
  type TableSetup,
} from '@kairo/protocol';
import {
  type Addition,
  type Appended,
  GameLog,
  type Line,
  type LogEntry,
  MemoryStore,
  type Table,
} from '../src/index.ts';
import { choose } from './fakeBots.ts';
import { type FaultCounts, type Faults, LossyQueue, NO_FAULTS } from './lossyPair.ts';
import { House, there, turnOfTheLoop } from './sitting.ts';

/** What a test may put in the place of the real thing. */
export interface Plant {
  readonly makeClient?: (table: string, tools: ClientTools, listener: ClientListener) => TableClient;
  readonly spoilTable?: (table: Table) => void;
}

export interface LossyWish {
  readonly seed: string;
  readonly setup: TableSetup;
  /** The seats of each client; none for a spectator. */
  readonly clients: readonly (readonly Seat[])[];
  readonly faults?: Faults;
  /** Chance in percent that a client loses its connection in a round. */
  readonly disconnect?: number;
  /** The game is only played until the log has so many entries. */
  readonly entries?: number;
  readonly plant?: Plant;
}

export interface LossyCounts extends FaultCounts {
  disconnects: number;
  /** Updates after a reconnect that went on from what the client had. */
  resumes: number;
  commands: number;
  refused: number;
  undone: number;
  entries: number;
}

const BAD: Faults = { drop: 12, duplicate: 15, reorder: 50, delay: 40 };
/** Clients tick once in so many rounds. */
const ROUNDS_PER_TICK = 5;
/** After so many rounds without a change, someone waits for something that never comes. */
const MAX_IDLE_ROUNDS = 1_500;

const ID = 'lossy';

/** Notes which commands were applied. */
class NotingStore extends MemoryStore {
  /** Their ids, in the order of the appends. */
  readonly applied: string[] = [];

  override async append(
    id: string,
    expected: Parameters<MemoryStore['append']>[1],
    addition: Addition,
  ): Promise<Appended> {
    const appended = await super.append(id, expected, addition);
    if (!appended.ok) return appended;
    const settled = addition.entries.flatMap((entry) =>
      entry.type === 'deal' || entry.command === undefined ? [] : [entry.command],
    );
    const drafted = addition.entries.length > 0 ? [] : addition.draft.commands.slice(-1).map(({ id }) => id);
    this.applied.push(...settled, ...drafted);
    return appended;
  }
}

class Player {
  readonly client: TableClient;
  readonly seats: readonly Seat[];
  known: Known | undefined;
  failure: TableError | string | undefined;
  /** Of commands, by their ids. */
  readonly results = new Map<string, TableRefusal | undefined>();
  openQueries = 0;
  isOnline = false;
  private readonly game: LossyGame;
  private readonly up: LossyQueue<ClientMessage>;
  private readonly down: LossyQueue<ServerMessage>;
  private line: Line | undefined;
  private isResuming = false;
  private asked: Viewer | undefined;
  private readonly name: string;
  private ids = 0;

  constructor(game: LossyGame, seats: readonly Seat[], name: string, plant: Plant | undefined) {
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
      welcomed: () => undefined,
      updated: see,
      recalled: see,
      stored: () => undefined,
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
      () => this.seats,
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

export class LossyGame {
  readonly random: FastRandom;
  readonly counts: LossyCounts = {
    sent: 0,
    dropped: 0,
    duplicated: 0,
    reordered: 0,
    delayed: 0,
    disconnects: 0,
    resumes: 0,
    commands: 0,
    refused: 0,
    undone: 0,
    entries: 0,
  };
  readonly store = new NotingStore();
  readonly house = new House(this.store);
  faults: Faults;
  /** Of the log. */
  length = 1;
  private revision = 0;
  private readonly wish: LossyWish;
  private readonly players: readonly Player[];
  private readonly commands = new Set<string>();
  private isOver = false;
  private spoilt: Table | undefined;

  constructor(wish: LossyWish) {
    this.wish = wish;
    this.random = new FastRandom(wish.seed);
    this.faults = wish.faults ?? BAD;
    this.players = wish.clients.map((seats, i) => new Player(this, seats, `p${i}`, wish.plant));
  }

  /** A command was sent for the first time. */
  begun(command: string): void {
    this.commands.add(command);
  }

  /** Throws, naming the seed, if anyone disagrees with the log at the end. */
  async play(): Promise<LossyCounts> {
    try {
      await this.house.host.create({ id: ID, setup: this.wish.setup, seed: this.wish.seed });
      for (const player of this.players) player.connect();
      await this.rounds(
        () => this.isOver || this.length >= (this.wish.entries ?? Number.POSITIVE_INFINITY),
        true,
      );
      // Then the connections are good, and everyone has to catch up.
      this.faults = NO_FAULTS;
      for (const player of this.players) if (!player.isOnline) player.connect();
      await this.rounds(() => this.players.every(({ isQuiet }) => isQuiet), false);
      await this.check();
      this.house.host.close();
      this.counts.entries = this.length;
      return this.counts;
    } catch (failure) {
      this.house.host.close();
      throw new Error(`seed ${JSON.stringify(this.wish.seed)}: ${String(failure)}`, { cause: failure });
    }
  }

  private async rounds(isDone: () => boolean, areMoving: boolean): Promise<void> {
    const { random, wish } = this;
    let idle = 0;
    let before = '';
    for (let round = 1; ; round++) {
      await this.look();
      if (isDone()) return;
      const now = `${this.revision} ${areMoving || this.players.map(({ isQuiet }) => isQuiet)}`;
      idle = now === before ? idle + 1 : 0;
      before = now;
      if (idle > MAX_IDLE_ROUNDS) {
        const states = this.players.map(({ client, known }) => [
          client.isBusy,
          known?.version,
          known?.firstStep,
        ]);
        throw new Error(`nothing goes on any more: ${JSON.stringify(states)}`);
      }
      for (const player of this.players) {
        if (player.failure !== undefined) throw new Error(JSON.stringify(player.failure));
        if (areMoving) this.mayDisconnect(player, wish.disconnect ?? 0);
        if (areMoving) player.move();
        player.flushUp(this.faults);
        if (random.below(2) === 0) await turnOfTheLoop();
        player.flushDown(this.faults);
      }
      await turnOfTheLoop();
      if (round % ROUNDS_PER_TICK === 0) for (const { client } of this.players) client.tick();
    }
  }

  private mayDisconnect(player: Player, percent: number): void {
    if (!player.isOnline) {
      if (this.random.below(4) === 0) player.connect();
    } else if (this.random.below(1000) < 10 * percent) {
      this.counts.disconnects++;
      player.disconnect();
    }
  }

  /** How far the game has come. */
  private async look(): Promise<void> {
    if (this.players.every(({ isOnline }) => !isOnline)) return;
    const table = await this.house.table(ID);
    if (this.wish.plant?.spoilTable !== undefined && table !== this.spoilt) {
      this.spoilt = table;
      this.wish.plant.spoilTable(table);
    }
    this.length = table.match.version.seq;
    this.revision = table.match.version.revision;
    this.isOver = table.match.isOver;
  }

  private async check(): Promise<void> {
    const loaded = there(await GameLog.load(this.store, ID));
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    const { match } = loaded.value;
    const entries = (await this.store.read(ID, 0, this.length)) as LogEntry[];
    for (const { client, known, seats } of this.players) {
      const { viewer, version, steps, acting, view, draft } = there(known);
      if (client.isBusy) throw new Error(`the client of ${seats} still waits`);
      if (viewer !== 'spectator' && !seats.includes(viewer)) throw new Error('another viewer than asked for');
      same('the length', version.seq, entries.length);
      same('who acts', acting, match.acting);
      same(
        'the steps',
        steps.map(({ seat, events }) => ({ seat, events })),
        entries.map((entry) => shown(entry, viewer)),
      );
      const isActing = viewer === match.acting;
      const state = isActing ? match.draftState : match.settledState;
      same('the view', sorted(view), sorted(expectedView(state, viewer, isActing && !match.isTurnComplete)));
      if (isActing) same('the draft', draft?.steps.length, match.draft.length);
    }
    this.checkCommands();
  }

  /** What was acknowledged was applied once; what was refused was not. */
  private checkCommands(): void {
    const times = new Map<string, number>();
    for (const command of this.store.applied) times.set(command, (times.get(command) ?? 0) + 1);
    for (const [command, count] of times) {
      if (count > 1) throw new Error(`command ${command} was applied ${count} times`);
      if (!this.commands.has(command)) throw new Error(`command ${command} was never sent`);
    }
    const results = this.players.flatMap((player) => [...player.results]);
    same('the commands answered', results.length, this.commands.size);
    for (const [command, refusal] of results) {
      const isApplied = times.has(command);
      if (isApplied !== (refusal === undefined)) {
        throw new Error(
          `command ${command}: ${refusal?.code ?? 'done'}, but ${isApplied ? '' : 'not '}applied`,
        );
      }
    }
  }
}

function shown(entry: LogEntry, viewer: Viewer): object {
  return {
    seat: entry.type === 'deal' ? undefined : entry.seat,
    events: entry.type === 'endTurn' ? [] : redactEvents(entry.events, viewer),
  };
}

function expectedView(state: GameState, viewer: Viewer, isLegal: boolean): object {
  const view = viewFor(state, viewer);
  return isLegal ? view : { ...view, legal: [] };
}

/** Fields and legal actions may be in another order. */
function sorted(view: object): unknown {
  const fields = Object.entries(view).sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.map(([key, value]) =>
    key === 'legal' ? (value as readonly object[]).map(keyOf).sort() : [key, value],
  );
}

function keyOf(action: object): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function same(what: string, found: unknown, expected: unknown): void {
  const [text, wanted] = [JSON.stringify(found), JSON.stringify(expected)];
  if (text !== wanted) throw new Error(`${what}: found ${text}, expected ${wanted}`);
}
