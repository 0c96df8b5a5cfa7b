/** The tables that are in memory: loaded when they are needed, and let go when no one is there and no bot is to move. */
import { ok, type Result, type Seat } from '@kairo/engine';
import type { TableError, Version } from '@kairo/protocol';
import {
  type Addition,
  type GameStore,
  type Granting,
  type Lease,
  type Line,
  type Minutes,
  type Send,
  type Stamping,
  stampWith,
  type Table,
  TableHost,
  type TimeTools,
} from '@kairo/table';
import type { BotPool } from './botPool.ts';
import type { Clock } from './clock.ts';
import { LiveTable } from './liveTable.ts';

const SWEEP_EVERY = 10_000;

export interface LiveTools {
  readonly store: GameStore;
  readonly isDurable: boolean;
  readonly bots: BotPool;
  readonly clock: Clock;
  readonly downtime: TimeTools['downtime'];
  /** The seats of people, who are asked for their consent. */
  readonly people: (id: string) => readonly Seat[];
  readonly isHere: (id: string, seat: Seat) => boolean;
  readonly isGone: (id: string, seat: Seat) => boolean;
  /** Calls back with the names of the seats when a room changes; returns how to stop. */
  readonly watchRoom: (id: string, renamed: (names: readonly string[]) => void) => () => void;
  /** If other nodes have the same tables. */
  readonly node?: TableNode | undefined;
  /** Called after every change of a table that is in memory. */
  readonly changed: (live: LiveTable) => void;
}

export interface TableNode {
  /** For what this node is about to do. */
  readonly lease: () => Lease;
  minutesOf(id: string): Minutes;
}

export class LiveTables {
  private readonly tools: LiveTools;
  private readonly host: TableHost;
  private readonly live = new Map<string, LiveTable>();
  private cancelSweep: () => void;

  constructor(tools: LiveTools) {
    const { store, isDurable, bots, clock, downtime } = tools;
    this.tools = tools;
    const stampTimes = stampWith({ now: clock.now, downtime });
    const stamp: Stamping = (table, change) => this.leased(stampTimes(table, change));
    const isShared = tools.node !== undefined;
    this.host = new TableHost({ store, isDurable, bots, now: clock.now, stamp, isShared }, (table) => {
      const live = this.live.get(table.header.id);
      return live?.table === table && live.isNeeded;
    });
    this.cancelSweep = this.sweepLater();
  }

  get size(): number {
    return this.live.size;
  }

  /** The table of a game that has begun. Rejected if the storage fails: then it can be tried again. */
  async open(id: string): Promise<Result<LiveTable, TableError>> {
    const opened = await this.host.findTable(id);
    if (!opened.ok) return opened;
    // What was just loaded is up to date.
    const isNew = this.live.get(id)?.table !== opened.value;
    if (this.tools.node !== undefined && !isNew) await opened.value.catchUp();
    return ok(this.note(opened.value));
  }

  /** Another node may have added to the game; if the version is known that it has, at least until then. */
  async catchUp(id: string, version?: Version): Promise<void> {
    await this.live.get(id)?.table.catchUp(version);
  }

  /** The table is gone: those who are there are sent away. */
  drop(id: string): void {
    const live = this.live.get(id);
    if (live === undefined) return;
    this.host.drop(live.table);
    this.forget(live);
  }

  /** Those in memory. */
  get ids(): readonly string[] {
    return [...this.live.keys()];
  }

  /** Of several nodes, the one that makes a change does what is due at once after it. */
  leased<T extends Pick<Addition, 'wakeAt'>>(addition: T): T & Pick<Addition, 'lease'> {
    const { node, clock } = this.tools;
    const { wakeAt } = addition;
    const isDue = typeof wakeAt === 'number' && wakeAt <= clock.now();
    return node === undefined || !isDue ? addition : { ...addition, lease: node.lease() };
  }

  /** The table, if it is in memory. */
  peek(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  /** A client that speaks the table's protocol. */
  connect(granting: Granting, send: Send): Line {
    return this.host.connect(granting, send);
  }

  /** Lets go of tables that are not needed. */
  sweep(): void {
    for (const live of [...this.live.values()]) {
      this.host.release(live.table);
      if (live.table.isClosed) this.forget(live);
    }
  }

  close(): void {
    this.cancelSweep();
    this.host.close();
    for (const live of [...this.live.values()]) this.forget(live);
  }

  private note(table: Table): LiveTable {
    const { id } = table.header;
    const known = this.live.get(id);
    if (known?.table === table) {
      known.use();
      return known;
    }
    if (known !== undefined) this.forget(known);
    const { clock, downtime, people, isHere, isGone, watchRoom, node, changed } = this.tools;
    const live = new LiveTable(table, {
      clock,
      now: clock.now,
      downtime,
      people: () => people(id),
      isHere: (seat) => isHere(id, seat),
      isGone: (seat) => isGone(id, seat),
      watchRoom: (renamed) => watchRoom(id, renamed),
      ...(node && { minutes: node.minutesOf(id) }),
      changed,
    });
    this.live.set(id, live);
    changed(live);
    if (node !== undefined) void live.company.catchUp();
    return live;
  }

  private sweepLater(): () => void {
    return this.tools.clock.after(SWEEP_EVERY, () => {
      this.sweep();
      this.cancelSweep = this.sweepLater();
    });
  }

  private forget(live: LiveTable): void {
    live.close();
    if (this.live.get(live.table.header.id) === live) this.live.delete(live.table.header.id);
  }
}
