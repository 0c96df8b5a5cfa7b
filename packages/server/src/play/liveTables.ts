/** The tables that are in memory: loaded when they are needed, and let go when no one is there and no bot is to move. */
import { ok, type Result, type Seat } from '@kairo/engine';
import type { TableError } from '@kairo/protocol';
import {
  type GameStore,
  type Granting,
  type Line,
  type Send,
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
  /** Called after every change of a table that is in memory. */
  readonly changed: (live: LiveTable) => void;
}

export class LiveTables {
  private readonly tools: LiveTools;
  private readonly host: TableHost;
  private readonly live = new Map<string, LiveTable>();
  private cancelSweep: () => void;

  constructor(tools: LiveTools) {
    const { store, isDurable, bots, clock, downtime } = tools;
    this.tools = tools;
    const stamp = stampWith({ now: clock.now, downtime });
    this.host = new TableHost({ store, isDurable, bots, now: clock.now, stamp }, (table) => {
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
    return opened.ok ? ok(this.note(opened.value)) : opened;
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
    const { clock, downtime, people, isHere, isGone, changed } = this.tools;
    const live = new LiveTable(table, {
      clock,
      now: clock.now,
      downtime,
      people: () => people(id),
      isHere: (seat) => isHere(id, seat),
      isGone: (seat) => isGone(id, seat),
      changed,
    });
    this.live.set(id, live);
    changed(live);
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
