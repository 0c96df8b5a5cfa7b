/** The owner's side: one thread, one request at a time, and an answer whatever becomes of the thread. */
import {
  EDITIONS,
  editionToJson,
  err,
  FastRandom,
  type Game,
  type GameEvent,
  ok,
  type Result,
  type View,
} from '@kairo/engine';
import { makeBeginnerBot } from '../beginner/beginner.ts';
import { decide, type Thought } from '../bot.ts';
import { iterationBudget } from '../budget.ts';
import type { Effort } from '../effort.ts';
import type { Advice, AdviceWish } from '../explain/explain.ts';
import { type BotSpec, effortOf } from '../spec.ts';
import type {
  Advised,
  BotError,
  BotRequest,
  BotWorker,
  Decided,
  Decision,
  FromWorker,
  Task,
  ToWorker,
} from './protocol.ts';
import { afterSilence, type Timer } from './silence.ts';

export interface HostTools {
  /** A new thread that runs `serveBots`. */
  readonly spawn: () => BotWorker;
  readonly timer: Timer;
  /** How long a thread may take to start, and to show a sign of life while it thinks. */
  readonly limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** Until a new thread is ready: it has to load its program, maybe over a network. */
  start: 15_000,
  /** Without a sign of life, and beyond the time that the bot was given. */
  grace: 5_000,
  /** Until a thread is ready that has taken too long already, or while somebody is in a hurry. */
  overdue: 1_000,
  /** A thread that is not ready by then will never be. */
  lost: 60_000,
};

/** What there is to think about: a position as one seat knows it. */
export interface Position {
  readonly game: Game;
  readonly view: View;
  readonly history: readonly GameEvent[];
  readonly randomSeed: string;
}

/** A request that was asked. */
export interface PendingAnswer<T, E = BotError> {
  /** Comes even if the thread fails, unless the host is closed. */
  readonly answered: Promise<Result<T, E>>;
  /** Makes the answer come as soon as can be, with the best so far. Others' requests are not touched. */
  readonly stop: () => void;
}

/** Also that there is no thread to ask: its program cannot be loaded, or not yet. */
export type AdviceError = BotError | { readonly code: 'bot/absent'; readonly detail: string };

type OnProgress = (thought: Thought) => void;
type Final = Decided | Advised;
type Failure = NonNullable<Decision['fallback']>;

/** What is made of a thread's answer to one kind of request, and of a thread that gives none. */
interface ReplyHandlers<T, E> {
  /** Undefined if that is no answer to such a request. */
  readonly read: (message: Final) => T | undefined;
  /** `best` is what the thread had told before. */
  readonly rescue: (failure: Failure, best: Thought | undefined) => Result<T, E>;
}

/** A request that is being thought about, or waits for its turn. */
interface Job extends ReplyHandlers<unknown, unknown> {
  readonly id: number;
  readonly task: Task;
  readonly position: Position;
  readonly onProgress: OnProgress | undefined;
  readonly settle: (answered: Result<unknown, unknown>) => void;
  readonly fail: (failure: unknown) => void;
  best: Thought | undefined;
  isStopped: boolean;
}

/** How long it may take, if that is told in milliseconds. */
function millisecondsOf({ task }: Job): number | undefined {
  return (task.type === 'decide' ? effortOf(task.bot) : task.effort).milliseconds;
}

function requestOf({ task, position: { game, view, history, randomSeed } }: Job): BotRequest {
  const { edition } = game.board;
  const comesWithTheGame = EDITIONS.get(edition.id)?.hash === edition.hash;
  const request = { task, view, history, randomSeed };
  return comesWithTheGame ? request : { ...request, edition: editionToJson(edition) };
}

/** As far as it takes to tell who it is for. */
function isMessage(data: unknown): data is FromWorker {
  return typeof data === 'object' && data !== null && 'type' in data;
}

/** What the weakest level would do: it needs no thread, and little code on this side. */
function quickChoice({ game, view, history, randomSeed }: Position): Thought {
  const situation = { view, history, random: new FastRandom(randomSeed) };
  return decide(makeBeginnerBot(game), situation, iterationBudget(1));
}

/** What went wrong inside the thread, unlike a request that no thread could answer. */
function isCrash(error: BotError): error is Extract<BotError, { code: 'bot/crashed' }> {
  return error.code === 'bot/crashed';
}

function detailOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

export class BotHost {
  private readonly tools: HostTools;
  private readonly limits: typeof LIMITS;
  private worker: BotWorker | undefined;
  private isReady = false;
  /** No thread has been ready within the time to start; this one may still come. */
  private isOverdue = false;
  private job: Job | undefined;
  private readonly waiting: Job[] = [];
  private cancelTimer: () => void = () => undefined;
  private cancelLoss: () => void = () => undefined;
  private lastId = 0;
  private isClosed = false;

  constructor(tools: HostTools) {
    this.tools = tools;
    this.limits = { ...LIMITS, ...tools.limits };
  }

  /** Questions wait for each other. There is an action even if the thread fails. */
  decide(bot: BotSpec, position: Position, onProgress?: OnProgress): PendingAnswer<Decision> {
    const handlers: ReplyHandlers<Decision, BotError> = {
      read: (message) => (message.type === 'decided' ? { thought: message.thought } : undefined),
      rescue: (fallback, best) => ok({ thought: best ?? quickChoice(position), fallback }),
    };
    return this.ask({ type: 'decide', bot }, position, handlers, onProgress);
  }

  /** The best actions with their reasons; without its thread nobody knows any. */
  advise(
    wish: AdviceWish,
    effort: Effort,
    position: Position,
  ): PendingAnswer<readonly Advice[], AdviceError> {
    const handlers: ReplyHandlers<readonly Advice[], AdviceError> = {
      read: (message) => (message.type === 'advised' ? message.advice : undefined),
      rescue: ({ reason, detail }) =>
        err({ code: reason === 'absent' ? 'bot/absent' : 'bot/crashed', detail }),
    };
    return this.ask({ type: 'advise', effort, ...wish }, position, handlers);
  }

  /** Ends the thread; whoever still waits is refused. */
  close(): void {
    this.isClosed = true;
    this.dropWorker();
    this.job?.fail(new Error('the host was closed'));
    this.job = undefined;
    for (const { fail } of this.waiting.splice(0)) fail(new Error('the host was closed'));
  }

  private ask<T, E>(
    task: Task,
    position: Position,
    handlers: ReplyHandlers<T, E>,
    onProgress?: OnProgress,
  ): PendingAnswer<T, E> {
    if (this.isClosed) {
      return { answered: Promise.reject(new Error('a closed host was asked')), stop: () => undefined };
    }
    const id = ++this.lastId;
    let stop = (): void => undefined;
    const answered = new Promise<Result<T, E>>((settle, fail) => {
      const asked = { id, task, position, onProgress, settle, fail, best: undefined, isStopped: false };
      // Whatever its answer is, the queue only hands it on.
      const job = { ...handlers, ...asked } as Job;
      stop = () => this.stop(job);
      this.waiting.push(job);
    });
    if (this.job === undefined) this.next();
    return { answered, stop };
  }

  /** A request that still waits is stopped as soon as the thread gets it. */
  private stop(job: Job): void {
    if (job.isStopped) return;
    job.isStopped = true;
    if (this.job !== job) return;
    if (this.isReady) this.sendStop(job);
    else this.awaitThread(job);
  }

  private next(): void {
    this.job = this.waiting.shift();
    if (this.job === undefined) return;
    if (this.worker !== undefined && this.isReady) this.start(this.job);
    else this.hire(this.job);
  }

  private hire(job: Job): void {
    if (this.worker === undefined) {
      try {
        this.worker = this.listenTo(this.tools.spawn());
      } catch (failure) {
        this.replace('absent', detailOf(failure));
        return;
      }
      const { lost } = this.limits;
      this.cancelLoss = this.tools.timer(lost, () => this.replace('absent', `not ready after ${lost} ms`));
    }
    this.awaitThread(job);
  }

  /** A thread that is late goes on loading, and may answer the next request. */
  private awaitThread({ isStopped }: Job): void {
    const { start, overdue } = this.limits;
    const isBrief = isStopped || this.isOverdue;
    const milliseconds = isBrief ? overdue : start;
    this.cancelTimer();
    this.cancelTimer = this.tools.timer(milliseconds, () => {
      // That somebody was in a hurry says nothing about the thread.
      if (!isBrief) this.isOverdue = true;
      this.rescue('absent', `not ready after ${milliseconds} ms`);
    });
  }

  private listenTo(worker: BotWorker): BotWorker {
    worker.addEventListener('message', ({ data }) => {
      if (this.worker !== worker) return;
      if (isMessage(data)) this.hear(data);
      else this.replace('crashed', `it said ${String(data).slice(0, 80)}`);
    });
    worker.addEventListener('error', ({ message }) => {
      if (this.worker === worker) this.replace(this.isReady ? 'crashed' : 'absent', message);
    });
    return worker;
  }

  private start(job: Job): void {
    if (!this.hasSent({ type: 'start', id: job.id, request: requestOf(job) })) return;
    if (job.isStopped) this.sendStop(job);
    else this.watch((millisecondsOf(job) ?? 0) + this.limits.grace);
  }

  private sendStop({ id }: Job): void {
    if (this.hasSent({ type: 'stop', id })) this.watch(this.limits.grace);
  }

  /** A thread that cannot be spoken to is as good as crashed; then the request at hand has been answered. */
  private hasSent(message: ToWorker): boolean {
    try {
      this.worker?.postMessage(message);
      return true;
    } catch (failure) {
      this.replace('crashed', detailOf(failure));
      return false;
    }
  }

  private hear(message: FromWorker): void {
    const { job } = this;
    if (message.type === 'ready') {
      if (this.isReady) return;
      this.isReady = true;
      this.isOverdue = false;
      this.cancelLoss();
      if (job !== undefined) this.start(job);
      return;
    }
    if (job?.id !== message.id) return;
    switch (message.type) {
      case 'progress':
        job.best = message.thought;
        // A bot that counts simulations may take any time, as long as it goes on.
        if (millisecondsOf(job) === undefined && !job.isStopped) this.watch(this.limits.grace);
        job.onProgress?.(message.thought);
        return;
      case 'failed':
        if (isCrash(message.error)) this.replace('crashed', message.error.detail);
        else this.settle(job, err(message.error));
        return;
      default: {
        const value = job.read(message);
        if (value === undefined) this.replace('crashed', `it said ${message.type}`);
        else this.settle(job, ok(value));
      }
    }
  }

  /** Waits so long for the next sign of life. */
  private watch(milliseconds: number): void {
    this.cancelTimer();
    this.cancelTimer = afterSilence(this.tools.timer, milliseconds, () =>
      this.replace('hung', `no sign of life for ${milliseconds} ms`),
    );
  }

  /** The thread is given up; the next request gets a new one. */
  private replace(reason: Failure['reason'], detail: string): void {
    this.dropWorker();
    this.rescue(reason, detail);
  }

  /** The request at hand is answered without the thread. */
  private rescue(reason: Failure['reason'], detail: string): void {
    const { job } = this;
    if (job === undefined) return;
    let rescued: Result<unknown, unknown>;
    try {
      rescued = job.rescue({ reason, detail }, job.best);
    } catch (failure) {
      this.job = undefined;
      job.fail(failure);
      this.next();
      return;
    }
    this.settle(job, rescued);
  }

  private dropWorker(): void {
    this.cancelTimer();
    this.cancelLoss();
    this.worker?.terminate();
    this.worker = undefined;
    this.isReady = false;
  }

  private settle(job: Job, answered: Result<unknown, unknown>): void {
    this.cancelTimer();
    this.job = undefined;
    job.settle(answered);
    this.next();
  }
}
