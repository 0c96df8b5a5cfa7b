/** A table that is in memory, with its company, its clock, and the requests that wait for it. */
import { type CompanyMessage, PERSON, type Version } from '@kairo/protocol';
import { Company, type CompanyTools, runningClock, type Table, timeLeft } from '@kairo/table';
import type { Clock } from './clock.ts';

/** How long after a failure of the store a game is read again: more each time. */
const RETRY_AFTER = [250, 1_000, 4_000, 15_000] as const;
/** A table that was asked for is kept for so long, in case the same program asks again. */
const KEPT_FOR = 30_000;

/** Whether a bot has to play, and does not need anyone to be there. */
export function isBotsTurn({ header, match, standing }: Table): boolean {
  const { acting } = match;
  if (acting === undefined) return false;
  const player = standing.standIns[acting] ?? header.bots?.[acting] ?? header.setup.seats[acting]?.player;
  return player !== undefined && player !== PERSON;
}

/** What the company at a table says to everyone who looks at it. */
export interface CompanyNews {
  readonly message: CompanyMessage;
  /**
   * Differs if the message has to be sent. Not for the time alone, which each entry settles: others would learn when a player
   * changes a draft.
   */
  readonly mark: string;
}

export interface LiveTableTools extends Omit<CompanyTools, 'changed'> {
  readonly clock: Clock;
  /** Calls back with the names of the seats when the room changes; returns how to stop. */
  readonly watchRoom: (renamed: (names: readonly string[]) => void) => () => void;
  /** Called after every change of the table or its company. */
  readonly changed: (live: LiveTable) => void;
}

export class LiveTable {
  readonly table: Table;
  readonly company: Company;
  private readonly tools: LiveTableTools;
  private readonly waiting = new Set<(news: CompanyNews) => void>();
  private readonly stops: readonly (() => void)[];
  private usedAt: number;
  private retries = 0;
  private cancelRetry: (() => void) | undefined;
  private cancelFlag: () => void = () => undefined;
  isClosed = false;

  constructor(table: Table, tools: LiveTableTools) {
    this.table = table;
    this.tools = tools;
    this.usedAt = tools.clock.now();
    this.company = new Company(table, { ...tools, changed: () => this.tell() });
    this.stops = [table.listen(() => this.follow()), tools.watchRoom((names) => table.rename(names))];
    this.watchClock();
  }

  /** Someone has asked for it. */
  use(): void {
    this.usedAt = this.tools.clock.now();
  }

  get news(): CompanyNews {
    const { message } = this.company;
    const { clock, ...rest } = message;
    return { message, mark: JSON.stringify([rest, clock && [clock.running, this.table.match.version.seq]]) };
  }

  /** Calls back after every change of the table or its company, and when it is closed; returns how to give up waiting. */
  onChange(callback: (news: CompanyNews) => void): () => void {
    this.waiting.add(callback);
    return () => this.waiting.delete(callback);
  }

  /** Whether it stays in memory though no one is connected. */
  get isNeeded(): boolean {
    if (this.table.failure !== undefined) return false;
    const isFresh = this.tools.clock.now() - this.usedAt < KEPT_FOR;
    return this.waiting.size > 0 || isFresh || isBotsTurn(this.table);
  }

  /** Whether it does not know of this version of its game. */
  isBehind({ seq, revision }: Version): boolean {
    const own = this.table.match.version;
    return own.seq < seq || (own.seq === seq && own.revision < revision);
  }

  close(): void {
    this.isClosed = true;
    for (const stop of this.stops) stop();
    this.company.close();
    this.cancelRetry?.();
    this.cancelFlag();
    this.callBack();
  }

  private tell(): void {
    this.callBack();
    this.tools.changed(this);
  }

  /** Their news is computed once for all of them. */
  private callBack(): void {
    if (this.waiting.size === 0) return;
    const { news } = this;
    for (const callback of [...this.waiting]) callback(news);
  }

  private follow(): void {
    if (this.table.storage !== 'failed') this.retries = 0;
    else if (this.cancelRetry === undefined) this.retryLater();
    this.watchClock();
  }

  /** What was stored is unknown: this table waits until its game has been read again. */
  private retryLater(): void {
    const wait = RETRY_AFTER[Math.min(this.retries++, RETRY_AFTER.length - 1)] ?? 0;
    this.cancelRetry = this.tools.clock.after(wait, () => {
      this.cancelRetry = undefined;
      void this.table.chooseStorage('retry').then(() => {
        const isUnheard = this.cancelRetry === undefined && !this.isClosed;
        if (this.table.storage === 'failed' && isUnheard) this.retryLater();
      });
    });
  }

  /** Looks again when the running clock will have run out. */
  private watchClock(): void {
    this.cancelFlag();
    const running = runningClock(this.table);
    const left = running === undefined ? undefined : timeLeft(this.table, this.tools)?.[running];
    if (left === undefined || this.table.failure !== undefined) return;
    this.cancelFlag = this.tools.clock.after(left + 1, () => void this.company.lookAtClock());
  }
}
