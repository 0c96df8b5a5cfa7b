/**
 * Bots in a bounded number of threads. Decisions come before advice, each in the order in which they were asked for; a
 * table asks for one decision at a time, so that all tables take turns. When decisions have to wait, those who think
 * are given less time.
 */
import type { BotHost, PendingAnswer } from '@kairo/bots';
import { err, type Result } from '@kairo/engine';
import type { Bots } from '@kairo/table';
import type { Clock } from './clock.ts';

type Decide = Parameters<Bots['decide']>;
type Advise = Parameters<Bots['advise']>;

/** How long a decision may take when no other waits. Bots limit themselves to less, unless the machine is slow. */
const USUAL_TIME = 2_000;
/** No decision is cut shorter than this. */
const SHORTEST_TIME = 40;
/** Bounds how much advice may wait. */
const MOST_ADVICE = 32;

export interface BotFigures {
  readonly threads: number;
  readonly thinking: number;
  readonly waiting: number;
  /** Counted since the start. */
  readonly decisions: number;
  readonly shortened: number;
  readonly mishaps: number;
}

export interface PoolTools {
  readonly threads: number;
  /** Starts a thread of bots. */
  readonly open: () => BotHost;
  readonly clock: Clock;
}

interface Job {
  readonly isAdvice: boolean;
  readonly start: (host: BotHost) => PendingAnswer<unknown, unknown>;
  readonly settle: (answered: Promise<Result<unknown, unknown>>) => void;
  isStopped: boolean;
}

/** A thread with what it does. */
interface Desk {
  readonly host: BotHost;
  job: Job | undefined;
  startedAt: number;
  stop: () => void;
  cancelHurry: () => void;
}

export class BotPool implements Bots {
  private readonly tools: PoolTools;
  private readonly desks: Desk[] = [];
  private readonly decisions: Job[] = [];
  private readonly advice: Job[] = [];
  private isClosed = false;
  private decided = 0;
  private shortened = 0;
  private mishaps = 0;

  constructor(tools: PoolTools) {
    this.tools = tools;
  }

  get figures(): BotFigures {
    return {
      threads: this.tools.threads,
      thinking: this.desks.filter(({ job }) => job !== undefined).length,
      waiting: this.decisions.length,
      decisions: this.decided,
      shortened: this.shortened,
      mishaps: this.mishaps,
    };
  }

  decide(...args: Decide): ReturnType<Bots['decide']> {
    const pending = this.ask(this.decisions, false, (host) => host.decide(...args));
    void pending.answered.then(
      (answered) => {
        this.decided++;
        if (answered.ok && answered.value.fallback !== undefined) this.mishaps++;
      },
      () => undefined, // the pool was closed
    );
    return pending;
  }

  advise(...args: Advise): ReturnType<Bots['advise']> {
    if (this.advice.length >= MOST_ADVICE) {
      const crowded = err({ code: 'bot/absent', detail: 'too many questions' } as const);
      return { answered: Promise.resolve(crowded), stop: () => undefined };
    }
    return this.ask(this.advice, true, (host) => host.advise(...args));
  }

  /** Pending answers are rejected. */
  close(): void {
    this.isClosed = true;
    for (const { host, cancelHurry } of this.desks) {
      cancelHurry();
      host.close();
    }
    const closed = Promise.reject(new Error('the bots have left'));
    closed.catch(() => undefined);
    for (const { settle } of [...this.decisions.splice(0), ...this.advice.splice(0)]) settle(closed);
  }

  private ask<T, E>(
    queue: Job[],
    isAdvice: boolean,
    start: (host: BotHost) => PendingAnswer<T, E>,
  ): PendingAnswer<T, E> {
    if (this.isClosed) {
      return { answered: Promise.reject(new Error('the bots have left')), stop: () => undefined };
    }
    let job: Job | undefined;
    const answered = new Promise<Result<T, E>>((settle) => {
      // The queues are not generic: they only pass answers on.
      job = { isAdvice, start, settle, isStopped: false } as Job;
      queue.push(job);
    });
    this.next();
    return { answered, stop: () => job !== undefined && this.stop(job) };
  }

  private stop(job: Job): void {
    job.isStopped = true;
    const waits = this.advice.indexOf(job);
    if (waits >= 0) {
      // Decisions still have to be made, advice need not be given: its place is for others.
      this.advice.splice(waits, 1);
      job.settle(Promise.resolve(err({ code: 'bot/absent', detail: 'the question was dropped' })));
      return;
    }
    this.desks.find((desk) => desk.job === job)?.stop();
  }

  private next(): void {
    while (!this.isClosed && this.decisions.length + this.advice.length > 0) {
      const desk = this.freeDesk();
      const job = desk && (this.decisions.shift() ?? this.advice.shift());
      if (desk === undefined || job === undefined) break;
      this.begin(desk, job);
    }
    this.hurry();
  }

  private freeDesk(): Desk | undefined {
    const free = this.desks.find(({ job }) => job === undefined);
    if (free !== undefined || this.desks.length >= this.tools.threads) return free;
    const desk: Desk = {
      host: this.tools.open(),
      job: undefined,
      startedAt: 0,
      stop: () => undefined,
      cancelHurry: () => undefined,
    };
    this.desks.push(desk);
    return desk;
  }

  private begin(desk: Desk, job: Job): void {
    const asked = job.start(desk.host);
    desk.job = job;
    desk.startedAt = this.tools.clock.now();
    desk.stop = asked.stop;
    if (job.isStopped) asked.stop();
    job.settle(asked.answered);
    const leave = (): void => {
      desk.cancelHurry();
      desk.job = undefined;
      this.next();
    };
    asked.answered.then(leave, leave);
  }

  /** Shortens what is thought about while decisions wait. */
  private hurry(): void {
    const { clock, threads } = this.tools;
    const waiting = this.decisions.length;
    if (waiting === 0) return;
    const allowed = Math.max(SHORTEST_TIME, USUAL_TIME / (1 + (2 * waiting) / threads));
    for (const desk of this.desks) {
      if (desk.job === undefined) continue;
      desk.cancelHurry();
      const left = Math.max(0, desk.startedAt + allowed - clock.now());
      desk.cancelHurry = clock.after(left, () => {
        this.shortened++;
        desk.stop();
      });
    }
  }
}
