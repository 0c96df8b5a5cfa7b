/** The thread's side: thinks step by step, tells how far it is, and listens in between. */
import { type Budget, iterationBudget, type StopSignal, timeBudget } from '../budget.ts';
import { BrokenWeights } from '../learned/weights.ts';
import type { Roster } from '../roster.ts';
import type { BotSpec } from '../spec.ts';
import { conclusions } from './conclusions.ts';
import type { BotError, FromWorker, Question, ToWorker, WorkerPort } from './protocol.ts';
import { Shelf } from './shelf.ts';

export interface ServeTools {
  /** Who can be asked here. */
  readonly roster: Roster;
  /** Milliseconds from any moment on. */
  readonly clock: () => number;
  /** Lets messages come in: a turn of the event loop. */
  readonly pause: () => Promise<void>;
}

/** Often enough to look alive and rarely enough to cost nothing. */
const PROGRESS_EVERY = 50;
/** How long a `stop` may wait; a pause after every step would cost more than some steps do. */
const LISTEN_EVERY = 10;

/** Answers questions until the thread ends. Several at once share its time. */
export function serveBots(port: WorkerPort, tools: ServeTools): void {
  const shelf = new Shelf(tools.roster);
  const running = new Map<number, { stopped: boolean }>();

  const answer = async (id: number, question: Question): Promise<void> => {
    const run = { stopped: false };
    running.set(id, run);
    try {
      port.postMessage(await think(id, question, run));
    } catch (failure) {
      port.postMessage(failed(id, errorOf(failure)));
    } finally {
      running.delete(id);
    }
  };

  const think = async (
    id: number,
    question: Question,
    run: { readonly stopped: boolean },
  ): Promise<FromWorker> => {
    const { clock, pause } = tools;
    const stop = {
      get aborted() {
        return run.stopped;
      },
    };
    // Its time begins with the question: to prepare an answer is part of it.
    const budget = budgetOf(question.spec, clock, stop);
    const prepared = shelf.prepare(question);
    if (!prepared.ok) return failed(id, prepared.error);
    const thinking = conclusions(prepared.value, budget, question.advise);
    let told = clock();
    let listened = told;
    for (;;) {
      const step = thinking.next();
      if (step.done) return { type: 'answer', id, ...step.value };
      const now = clock();
      if (now - told >= PROGRESS_EVERY) {
        told = now;
        port.postMessage({ type: 'progress', id, thought: step.value.thought });
      }
      if (now - listened >= LISTEN_EVERY) {
        await pause();
        listened = clock();
      }
    }
  };

  port.addEventListener('message', ({ data }) => {
    const message = data as ToWorker;
    if (message.type === 'start') void answer(message.id, message.question);
    else {
      const run = running.get(message.id);
      if (run !== undefined) run.stopped = true;
    }
  });
  port.postMessage({ type: 'ready' });
}

/** What was thrown as what is wrong, if it is a file of weights. */
export function weightsErrorOf(failure: unknown): BotError | undefined {
  if (!(failure instanceof BrokenWeights)) return undefined;
  return { code: 'bot/weights', file: failure.file, problem: failure.problem };
}

function errorOf(failure: unknown): BotError {
  return (
    weightsErrorOf(failure) ?? {
      code: 'bot/crashed',
      detail: failure instanceof Error ? failure.message : String(failure),
    }
  );
}

function failed(id: number, error: BotError): FromWorker {
  return { type: 'failed', id, error };
}

function budgetOf({ iterations, milliseconds }: BotSpec, clock: () => number, stop: StopSignal): Budget {
  return milliseconds === undefined
    ? iterationBudget(iterations ?? 0, stop)
    : timeBudget(milliseconds, clock, stop);
}
