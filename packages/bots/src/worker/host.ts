/** The caller's side of a bot thread: queues requests, sends one at a time, and answers even if the thread fails. */
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
import type { Advice } from '../explain/advice.ts';
import type { AdviceWish } from '../explain/explain.ts';
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
  /** Starts a thread that runs `serveBots`. */
  readonly spawn: () => BotWorker;
  readonly timer: Timer;
  /** Overrides of the default time limits. */
  readonly limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** Until a new thread is ready: it may have to load its program over a network. */
  start: 15_000,
  /** Without a message from the thread, in addition to the time that the bot was given. */
  grace: 5_000,
  /** Until the thread is ready, if it is overdue already or the request was stopped. */
  overdue: 1_000,
  /** After this time a thread that is not ready is terminated. */
  lost: 60_000,
};

/** A position as one seat knows it. */
export interface Position {
  readonly game: Game;
  readonly view: View;
  readonly history: readonly GameEvent[];
  readonly randomSeed: string;
}

/** The answer to a request that may still be running, and a way to stop it. */
export interface PendingAnswer<T, E = BotError> {
  /** Resolves even if the thread fails; rejects if the host is closed. */
  readonly answered: Promise<Result<T, E>>;
  /** Requests an immediate answer with the best result so far. Other requests are not affected. */
  readonly stop: () => void;
}

/** Additional error: there is no thread, because its program cannot be loaded or is still loading. */
export type AdviceError = BotError | { readonly code: 'bot/absent'; readonly detail: string };

type OnProgress = (thought: Thought) => void;
type Final = Decided | Advised;
type Failure = NonNullable<Decision['fallback']>;

/** How the host answers one kind of request, with and without a reply from the thread. */
interface ReplyHandlers<T, E> {
  /** Undefined if the message is not a reply to such a request. */
  readonly read: (message: Final) => T | undefined;
  /** `best` is the last progress of the thread. */
  readonly rescue: (failure: Failure, best: Thought | undefined) => Result<T, E>;
}

/** A request that is running or queued. */
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

/** The time limit of the request, if it has one. */
function millisecondsOf({ task }: Job): number | undefined {
  return (task.type === 'decide' ? effortOf(task.bot) : task.effort).milliseconds;
}

function requestOf({ task, position: { game, view, history, randomSeed } }: Job): BotRequest {
  const { edition } = game.board;
  const comesWithTheGame = EDITIONS.get(edition.id)?.hash === edition.hash;
  const request = { task, view, history, randomSeed };
  return comesWithTheGame ? request : { ...request, edition: editionToJson(edition) };
}

/** Checks only what is needed to dispatch the message. */
function isMessage(data: unknown): data is FromWorker {
  return typeof data === 'object' && data !== null && 'type' in data;
}

/** The choice of the weakest level, which needs neither a thread nor much code on this side. */
function quickChoice({ game, view, history, randomSeed }: Position): Thought {
  const situation = { view, history, random: new FastRandom(randomSeed) };
  return decide(makeBeginnerBot(game), situation, iterationBudget(1));
}

/** Whether the thread failed, as opposed to a request that no thread could answer. */
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
  /** The thread has exceeded the time limit for its start; it may still become ready. */
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

  /** Always resolves to an action, even if the thread fails. Requests are processed in order. */
  decide(bot: BotSpec, position: Position, onProgress?: OnProgress): PendingAnswer<Decision> {
    const handlers: ReplyHandlers<Decision, BotError> = {
      read: (message) => (message.type === 'decided' ? { thought: message.thought } : undefined),
      rescue: (fallback, best) => ok({ thought: best ?? quickChoice(position), fallback }),
    };
    return this.ask({ type: 'decide', bot }, position, handlers, onProgress);
  }

  /** The best actions with reasons. An error if the thread fails. */
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

  /** Terminates the thread and rejects all pending answers. */
  close(): void {
    this.isClosed = true;
    this.dropWorker();
    this.job?.fail(new Error('the bot host was closed'));
    this.job = undefined;
    for (const { fail } of this.waiting.splice(0)) fail(new Error('the bot host was closed'));
  }

  private ask<T, E>(
    task: Task,
    position: Position,
    handlers: ReplyHandlers<T, E>,
    onProgress?: OnProgress,
  ): PendingAnswer<T, E> {
    if (this.isClosed) {
      return { answered: Promise.reject(new Error('the bot host is closed')), stop: () => undefined };
    }
    const id = ++this.lastId;
    let stop = (): void => undefined;
    const answered = new Promise<Result<T, E>>((settle, fail) => {
      const asked = { id, task, position, onProgress, settle, fail, best: undefined, isStopped: false };
      // The queue is not generic: it only passes answers on.
      const job = { ...handlers, ...asked } as Job;
      stop = () => this.stop(job);
      this.waiting.push(job);
    });
    if (this.job === undefined) this.next();
    return { answered, stop };
  }

  /** A queued request is stopped as soon as it is sent to the thread. */
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

  /** On a timeout the thread keeps loading, and may answer the next request. */
  private awaitThread({ isStopped }: Job): void {
    const { start, overdue } = this.limits;
    const isBrief = isStopped || this.isOverdue;
    const milliseconds = isBrief ? overdue : start;
    this.cancelTimer();
    this.cancelTimer = this.tools.timer(milliseconds, () => {
      // The short limit of a stopped request does not make the thread overdue.
      if (!isBrief) this.isOverdue = true;
      this.rescue('absent', `not ready after ${milliseconds} ms`);
    });
  }

  private listenTo(worker: BotWorker): BotWorker {
    worker.addEventListener('message', ({ data }) => {
      if (this.worker !== worker) return;
      if (isMessage(data)) this.hear(data);
      else this.replace('crashed', `unexpected message: ${String(data).slice(0, 80)}`);
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

  /** A thread that cannot be sent to counts as crashed. Returns false after the current request has been answered. */
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
        // There is no time limit for a number of simulations, as long as there is progress.
        if (millisecondsOf(job) === undefined && !job.isStopped) this.watch(this.limits.grace);
        job.onProgress?.(message.thought);
        return;
      case 'failed':
        if (isCrash(message.error)) this.replace('crashed', message.error.detail);
        else this.settle(job, err(message.error));
        return;
      default: {
        const value = job.read(message);
        if (value === undefined) this.replace('crashed', `unexpected message: ${message.type}`);
        else this.settle(job, ok(value));
      }
    }
  }

  /** Restarts the timeout for the next message. */
  private watch(milliseconds: number): void {
    this.cancelTimer();
    this.cancelTimer = afterSilence(this.tools.timer, milliseconds, () =>
      this.replace('hung', `no message for ${milliseconds} ms`),
    );
  }

  /** Terminates the thread; the next request starts a new one. */
  private replace(reason: Failure['reason'], detail: string): void {
    this.dropWorker();
    this.rescue(reason, detail);
  }

  /** Answers the current request without the thread. */
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
