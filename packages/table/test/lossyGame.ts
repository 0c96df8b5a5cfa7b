/**
 * Whole games over bad connections: people choose at random, with undo, at clients that lose messages, connections and
 * patience. At the end everyone has to agree with the log.
 */
import { FastRandom, type GameState, redactEvents, type Seat, type Viewer, viewFor } from '@kairo/engine';
import type { TableSetup } from '@kairo/protocol';
import { GameLog, type LogEntry, type Table } from '../src/index.ts';
import type { Fault } from './heldStore.ts';
import { type Faults, NO_FAULTS } from './lossyPair.ts';
import { ID, type LossyCounts, type Plant, Player, type Playground } from './lossyPlayer.ts';
import { NotingStore } from './notingStore.ts';
import { House, there, turnOfTheLoop } from './sitting.ts';

export interface LossyWish {
  readonly seed: string;
  readonly setup: TableSetup;
  /** The seats of each client; none for a spectator. */
  readonly clients: readonly (readonly Seat[])[];
  readonly faults?: Faults;
  /** Chance in percent that a client loses its connection in a round. */
  readonly disconnect?: number;
  /** Chance in percent that a change is not stored, or stored but not acknowledged. */
  readonly storeFaults?: number;
  /** The game is only played until the log has so many entries. */
  readonly entries?: number;
  readonly plant?: Plant;
}

const BAD: Faults = { drop: 12, duplicate: 15, reorder: 50, delay: 40 };
/** Clients tick once in so many rounds. */
const ROUNDS_PER_TICK = 5;
/** After so many rounds without a change, someone waits for something that never comes. */
const MAX_IDLE_ROUNDS = 1_500;

export class LossyGame implements Playground {
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
    lost: 0,
    unacknowledged: 0,
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
    this.store.fault = () => this.storeFault();
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

  private storeFault(): Fault | undefined {
    const { random, wish, counts } = this;
    if (
      this.faults === NO_FAULTS ||
      wish.storeFaults === undefined ||
      random.below(100) >= wish.storeFaults
    ) {
      return undefined;
    }
    const fault = random.below(2) === 0 ? 'lost' : 'unacknowledged';
    counts[fault]++;
    return fault;
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
        player.retryStore();
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
    events: 'events' in entry ? redactEvents(entry.events, viewer) : [],
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
