/** The owner's side: one thread, one question at a time, and an answer whatever becomes of the thread. */
import { EDITIONS, FastRandom, type Game, type GameEvent, type View } from '@kairo/engine';
import { makeBeginnerBot } from '../beginner/beginner.ts';
import { decide, type Thought } from '../bot.ts';
import { iterationBudget } from '../budget.ts';
import type { BotSpec } from '../spec.ts';
import { editionToJson } from './edition.ts';
import type { Answered, BotError, BotWorker, FromWorker, Question, ToWorker } from './protocol.ts';

export interface HostTools {
  /** A new thread that runs `serveBots`. */
  readonly spawn: () => BotWorker;
  /** Calls back once after so many milliseconds, unless what it returns is called before. */
  readonly timer: (milliseconds: number, callback: () => void) => () => void;
  /** How long a thread may take to start, and to show a sign of life while it thinks. */
  readonly limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** Until a new thread is ready: it has to load its program, maybe over a network. */
  start: 15_000,
  /** Without a sign of life, and beyond the time that the bot was given. */
  grace: 5_000,
};

export interface ThinkRequest {
  readonly spec: BotSpec;
  readonly game: Game;
  readonly view: View;
  readonly history: readonly GameEvent[];
  readonly randomSeed: string;
  /** How many actions shall be explained too. */
  readonly advise?: number;
}

type Progress = (thought: Thought) => void;

/** A question that is being thought about. */
interface Job {
  readonly id: number;
  readonly request: ThinkRequest;
  readonly onProgress: Progress | undefined;
  readonly settle: (answered: Answered) => void;
  readonly fail: (failure: unknown) => void;
  best: Thought | undefined;
  stopped: boolean;
}

function questionOf({ spec, game, view, history, randomSeed, advise }: ThinkRequest): Question {
  const { edition } = game.board;
  const comesWithTheGame = EDITIONS.get(edition.id)?.hash === edition.hash;
  const question = { spec, view, history, randomSeed, ...(advise === undefined ? {} : { advise }) };
  return comesWithTheGame ? question : { ...question, edition: editionToJson(edition) };
}

/** As far as it takes to tell who it is for. */
function isMessage(data: unknown): data is FromWorker {
  return typeof data === 'object' && data !== null && 'type' in data;
}

/** What the weakest level would do: it needs no thread, and little code on this side. */
function quickChoice({ game, view, history, randomSeed }: ThinkRequest): Thought {
  const situation = { view, history, legal: view.legal, random: new FastRandom(randomSeed) };
  return decide(makeBeginnerBot(game), situation, iterationBudget(1));
}

/** What went wrong inside the thread, unlike a question that no thread could answer. */
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
  private job: Job | undefined;
  private readonly waiting: Job[] = [];
  private cancelTimer: () => void = () => undefined;
  private lastId = 0;
  private isClosed = false;

  constructor(tools: HostTools) {
    this.tools = tools;
    this.limits = { ...LIMITS, ...tools.limits };
  }

  /** Questions wait for each other. The promise is kept even if the thread fails. */
  think(request: ThinkRequest, onProgress?: Progress): Promise<Answered> {
    if (this.isClosed) return Promise.reject(new Error('a closed host was asked'));
    return new Promise((settle, fail) => {
      const id = ++this.lastId;
      this.waiting.push({ id, request, onProgress, settle, fail, best: undefined, stopped: false });
      if (this.job === undefined) this.next();
    });
  }

  /** The question at hand is answered at once, with the best so far. */
  stop(): void {
    if (this.job === undefined || this.job.stopped) return;
    this.job.stopped = true;
    if (this.isReady) this.sendStop(this.job);
  }

  /** Ends the thread; whoever still waits is refused. */
  close(): void {
    this.isClosed = true;
    this.dropWorker();
    this.job?.fail(new Error('the host was closed'));
    this.job = undefined;
    for (const { fail } of this.waiting.splice(0)) fail(new Error('the host was closed'));
  }

  private next(): void {
    this.job = this.waiting.shift();
    if (this.job === undefined) return;
    if (this.worker !== undefined && this.isReady) this.start(this.job);
    else this.hire();
  }

  private hire(): void {
    if (this.worker === undefined) {
      try {
        this.worker = this.listenTo(this.tools.spawn());
      } catch (failure) {
        this.replace('crashed', detailOf(failure));
        return;
      }
    }
    this.watch(this.limits.start);
  }

  private listenTo(worker: BotWorker): BotWorker {
    worker.addEventListener('message', ({ data }) => {
      if (this.worker !== worker) return;
      if (isMessage(data)) this.hear(data);
      else this.replace('crashed', `it said ${String(data).slice(0, 80)}`);
    });
    worker.addEventListener('error', ({ message }) => {
      if (this.worker === worker) this.replace('crashed', message);
    });
    return worker;
  }

  private start(job: Job): void {
    if (!this.hasSent({ type: 'start', id: job.id, question: questionOf(job.request) })) return;
    if (job.stopped) this.sendStop(job);
    else this.watch((job.request.spec.milliseconds ?? 0) + this.limits.grace);
  }

  private sendStop({ id }: Job): void {
    if (this.hasSent({ type: 'stop', id })) this.watch(this.limits.grace);
  }

  /** A thread that cannot be spoken to is as good as crashed; then the question at hand has been answered. */
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
      this.isReady = true;
      if (job !== undefined) this.start(job);
      return;
    }
    if (job?.id !== message.id) return;
    switch (message.type) {
      case 'progress':
        job.best = message.thought;
        // A bot that counts simulations may take any time, as long as it goes on.
        if (job.request.spec.milliseconds === undefined && !job.stopped) this.watch(this.limits.grace);
        job.onProgress?.(message.thought);
        return;
      case 'answer': {
        const { thought, advice } = message;
        this.settle({ ok: true, value: advice === undefined ? { thought } : { thought, advice } });
        return;
      }
      case 'failed':
        if (isCrash(message.error)) this.replace('crashed', message.error.detail);
        else this.settle({ ok: false, error: message.error });
    }
  }

  /** Waits so long for the next sign of life. */
  private watch(milliseconds: number): void {
    this.cancelTimer();
    this.cancelTimer = this.tools.timer(milliseconds, () =>
      this.replace('hung', `no sign of life for ${milliseconds} ms`),
    );
  }

  /** The thread is given up; the next question gets a new one. */
  private replace(reason: 'crashed' | 'hung', detail: string): void {
    this.dropWorker();
    const { job } = this;
    if (job === undefined) return;
    try {
      job.best ??= quickChoice(job.request);
    } catch (failure) {
      this.job = undefined;
      job.fail(failure);
      this.next();
      return;
    }
    this.settle({ ok: true, value: { thought: job.best, fallback: { reason, detail } } });
  }

  private dropWorker(): void {
    this.cancelTimer();
    this.worker?.terminate();
    this.worker = undefined;
    this.isReady = false;
  }

  private settle(answered: Answered): void {
    this.cancelTimer();
    const { job } = this;
    this.job = undefined;
    job?.settle(answered);
    this.next();
  }
}
