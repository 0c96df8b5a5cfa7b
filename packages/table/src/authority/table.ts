/**
 * The authority over one match. Many connections may be open; each may act only for the seats it was granted, and is
 * sent only what its viewer may know. A change is stored before anyone sees it.
 */
import { type Advice, type AdviceError, type BotSpec, parseBotSpec } from '@kairo/bots';
import { err, type GameEvent, ok, type Result, type Seat, type Viewer } from '@kairo/engine';
import {
  type CommandMessage,
  PERSON,
  type Storage,
  type TableError,
  type TableRefusal,
  type Update,
  type Version,
} from '@kairo/protocol';
import type { LogEntry } from '../log/entry.ts';
import { MemoryStore } from '../log/memoryStore.ts';
import type { GameHeader, GameStore } from '../log/store.ts';
import { eventsFor, lookAt } from '../match/lookAt.ts';
import type { Change, Match } from '../match/match.ts';
import type { Restored } from '../match/restoreMatch.ts';
import { BotDriver, type Bots } from './botDriver.ts';
import { Connection, type Send } from './connection.ts';
import { GameLog } from './gameLog.ts';

/** What a table gets from its surroundings. */
export interface TableTools {
  readonly store: GameStore;
  /** Whether the store outlives the program. */
  readonly isDurable: boolean;
  readonly bots: Bots;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How many applied commands are remembered, to answer them again. */
const REMEMBERED = 256;

type Commanded = Result<Version, TableRefusal>;
type Committed = 'stored' | 'conflict' | 'failed';

function isSame(a: Version, b: Version): boolean {
  return a.seq === b.seq && a.revision === b.revision;
}

export class Table {
  private readonly tools: TableTools;
  private readonly driver: BotDriver;
  private readonly connections = new Set<Connection>();
  /** Versions that commands led to, by seat and id, the oldest first. */
  private readonly applied = new Map<string, Version>();
  /** What was computed for viewers of the current version. */
  private readonly looks = new Map<string, Omit<Update, 'type' | 'look'>>();
  private readonly listeners = new Set<() => void>();
  private log: GameLog;
  private current: Match;
  private storedIn: Storage;
  /** Changes are made one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  private isBotDeciding = false;

  constructor(restored: Restored, tools: TableTools) {
    this.tools = tools;
    this.log = new GameLog(tools.store, restored.header, tools.now);
    this.driver = new BotDriver(tools.bots, restored.header.seed);
    this.storedIn = tools.isDurable ? 'durable' : 'memory';
    this.current = restored.match;
    this.recall(restored);
  }

  get header(): GameHeader {
    return this.log.header;
  }

  get match(): Match {
    return this.current;
  }

  get storage(): Storage {
    return this.storedIn;
  }

  /** Why the table stopped for good; undefined as long as it goes on. */
  failure: TableError | undefined;
  isClosed = false;

  /** Called after every change of the match, its storage or its failure; returns how to stop listening. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The seats are those that the client may act for. */
  connect(seats: readonly Seat[], send: Send): Connection {
    const connection = new Connection(this, seats, send);
    this.connections.add(connection);
    return connection;
  }

  disconnect(connection: Connection): void {
    this.connections.delete(connection);
  }

  get isDeserted(): boolean {
    return this.connections.size === 0;
  }

  /** Lets bots begin. */
  start(): void {
    this.drive();
  }

  close(): void {
    this.isClosed = true;
    this.connections.clear();
    this.listeners.clear();
    this.driver.hurry();
    this.driver.dropAdvice();
  }

  /** Applies a command of a seat once, and answers it each time with the version that it led to. */
  command({ seat, id, base, command }: Omit<CommandMessage, 'type'>): Promise<Commanded> {
    return this.inTurn(async () => {
      const known = this.appliedAs(seat, id);
      if (known !== undefined) return known;
      const { acting, version } = this.current;
      if (!isSame(base, version)) return err({ code: 'table/stale' });
      if (acting !== seat) return err({ code: 'table/not-your-turn', acting });
      const change = this.change(command, id);
      if (!change.ok) return change;
      const committed = await this.commit(change.value);
      if (committed === 'failed') return err({ code: 'table/not-stored' });
      // The other authority may have applied the same command.
      if (committed === 'conflict') return this.appliedAs(seat, id) ?? err({ code: 'table/stale' });
      this.remember(seat, id, this.current.version);
      return ok(this.current.version);
    });
  }

  /** What is new to a viewer who has the first `known` steps. */
  lookAs(viewer: Viewer, known: number): Omit<Update, 'type' | 'look'> {
    const key = `${viewer} ${known}`;
    const seen = this.looks.get(key) ?? lookAt(this.current, viewer, known);
    this.looks.set(key, seen);
    return seen;
  }

  /** Entries number `after + 1` to `upTo`; those at hand are not read from the store. */
  async entries(after: number, upTo: number): Promise<LogEntry[]> {
    const { recent, version } = this.current;
    const oldest = version.seq - recent.length;
    const stored = after < oldest ? await this.log.entries(after, Math.min(upTo, oldest)) : [];
    const kept = recent.slice(Math.max(0, after - oldest), Math.max(0, upTo - oldest));
    return [...stored, ...kept.map(({ entry }) => entry)];
  }

  advise(seat: Seat, count: number): Promise<Result<readonly Advice[], AdviceError>> {
    return this.driver.advise(seat, count, this.current, this.historyOf(seat));
  }

  /** Advice that is still being computed is not wanted any more. */
  dropAdvice(): void {
    this.driver.dropAdvice();
  }

  hurry(): void {
    this.driver.hurry();
  }

  /** After a failure of the store: reads the game again and goes on, or goes on in memory alone. */
  chooseStorage(choice: 'retry' | 'unsaved'): Promise<void> {
    return this.inTurn(async () => {
      if (this.storedIn !== 'failed') return;
      try {
        if (choice === 'retry') await this.reload();
        else this.log = await this.log.copyTo(new MemoryStore(), this.current);
        this.storedIn = choice === 'retry' && this.tools.isDurable ? 'durable' : 'memory';
      } catch {
        // It is still unknown what is stored.
      }
      this.showStorage();
      if (this.storedIn !== 'failed') this.publish();
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch((failure) => this.crash(failure));
    return done;
  }

  private change(command: CommandMessage['command'], id: string): Result<Change, TableRefusal> {
    const match = this.current;
    switch (command.type) {
      case 'act':
        return match.isTurnComplete ? err({ code: 'table/turn-complete' }) : match.act(command.action, id);
      case 'undo': {
        const undone = match.undo(id);
        return undone.ok ? undone : err({ code: undone.error });
      }
      case 'endTurn':
        return match.isTurnComplete ? ok(match.endTurn(id)) : err({ code: 'table/turn-not-complete' });
    }
  }

  /** Stores a change, then shows it. */
  private async commit(change: Change): Promise<Committed> {
    if (this.storedIn === 'failed') return 'failed';
    let isStored: boolean;
    try {
      isStored = (await this.log.append(this.current.version, change)).ok;
      // Another authority over the same game was faster: its version counts.
      if (!isStored) await this.reload();
    } catch {
      this.storedIn = 'failed';
      this.showStorage();
      return 'failed';
    }
    if (isStored) this.current = change.match;
    this.publish();
    return isStored ? 'stored' : 'conflict';
  }

  private async reload(): Promise<void> {
    const loaded = await GameLog.load(this.tools.store, this.header.id);
    if (!loaded?.ok) throw new Error(loaded?.error.code ?? 'the game is gone');
    this.current = loaded.value.match;
    this.recall(loaded.value);
  }

  private recall({ match, commands }: Restored): void {
    for (const { seat, id } of commands) this.remember(seat, id, match.version);
  }

  private appliedAs(seat: Seat, id: string): Commanded | undefined {
    const version = this.applied.get(`${seat} ${id}`);
    return version && ok(version);
  }

  private remember(seat: Seat, id: string, version: Version): void {
    this.applied.set(`${seat} ${id}`, version);
    const [oldest] = this.applied.keys();
    if (this.applied.size > REMEMBERED && oldest !== undefined) this.applied.delete(oldest);
  }

  private publish(): void {
    if (this.isClosed) return;
    this.looks.clear();
    this.driver.dropAdvice();
    for (const connection of this.connections) connection.publish();
    this.looks.clear();
    this.notify();
    this.drive();
  }

  private showStorage(): void {
    for (const connection of this.connections) connection.showStorage();
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  private botAt(seat: Seat | undefined): BotSpec | undefined {
    if (seat === undefined) return undefined;
    const { setup, bots } = this.header;
    const player = bots?.[seat] ?? setup.seats[seat]?.player;
    if (player === undefined || player === PERSON) return undefined;
    const spec = parseBotSpec(player);
    if (!spec.ok) throw new Error(`no bot is called ${player}`);
    return spec.value;
  }

  private drive(): void {
    const { acting } = this.current;
    const spec = this.botAt(acting);
    if (acting === undefined || spec === undefined) return;
    if (this.isBotDeciding || this.isClosed || this.storedIn === 'failed') return;
    this.isBotDeciding = true;
    this.letBotPlay(acting, spec).catch((failure) => this.crash(failure));
  }

  private async letBotPlay(seat: Seat, spec: BotSpec): Promise<void> {
    const match = this.current;
    const history = await this.historyOf(seat);
    if (this.isClosed) return;
    const answered = await this.driver.decide(seat, spec, { match, history });
    this.isBotDeciding = false;
    if (this.isClosed) return;
    if (!answered.ok) {
      this.fail({ code: 'table/bot', level: spec.name, error: answered.error });
      return;
    }
    const { thought, fallback } = answered.value;
    await this.inTurn(async () => {
      // The game may have been reloaded meanwhile.
      if (!isSame(this.current.version, match.version)) return this.drive();
      const played = match.play(thought.action, fallback?.reason);
      if (!played.ok) throw new Error(`a bot chose an illegal action: ${played.error.code}`);
      await this.commit(played.value);
    });
  }

  private async historyOf(seat: Seat): Promise<GameEvent[]> {
    const { version, draft, acting } = this.current;
    const settled = eventsFor(await this.entries(0, version.seq), seat);
    const drafted = acting === seat ? draft.flatMap(({ events }) => events) : [];
    return [...settled, ...drafted.filter(({ to }) => to === 'all' || to === seat)];
  }

  private crash(failure: unknown): void {
    this.fail({
      code: 'table/crashed',
      detail: failure instanceof Error ? failure.message : String(failure),
    });
  }

  private fail(error: TableError): void {
    if (this.isClosed) return;
    this.failure = error;
    for (const connection of this.connections) connection.fail(error);
    this.notify();
  }
}
