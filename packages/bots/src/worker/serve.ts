/** The thread's side: thinks step by step, tells how far it is, and listens in between. */
import type { Thought } from '../bot.ts';
import { budgetOf, type StopSignal } from '../budget.ts';
import { explain } from '../explain/explain.ts';
import { weightsErrorOf } from '../learned/weights.ts';
import type { Roster } from '../roster.ts';
import type { BotError, BotRequest, FromWorker, ToWorker, WorkerPort } from './protocol.ts';
import { RequestReader } from './requestReader.ts';

export interface ServeTools {
  /** Who can be asked here. */
  readonly roster: Roster;
  /** Milliseconds from any moment on. */
  readonly clock: () => number;
  /** Lets messages come in: a turn of the event loop. */
  readonly pause: () => Promise<void>;
  /** What was thrown, with its stack, for whoever looks for the cause: people at the table are told only that it happened. */
  readonly report?: (failure: unknown) => void;
}

/** Often enough to look alive and rarely enough to cost nothing. */
const PROGRESS_EVERY = 50;
/** How long a `stop` may wait; a pause after every step would cost more than some steps do. */
const LISTEN_EVERY = 10;

/** Answers requests until the thread ends. Several at once share its time. */
export function serveBots(port: WorkerPort, tools: ServeTools): void {
  const reader = new RequestReader(tools.roster);
  /** By the numbers of the requests. */
  const running = new Map<number, { aborted: boolean }>();

  const answer = async (id: number, request: BotRequest): Promise<void> => {
    const stop = { aborted: false };
    running.set(id, stop);
    try {
      port.postMessage(await think(id, request, stop));
    } catch (failure) {
      tools.report?.(failure);
      port.postMessage(failed(id, errorOf(failure)));
    } finally {
      running.delete(id);
    }
  };

  const think = async (id: number, request: BotRequest, stop: StopSignal): Promise<FromWorker> => {
    // Its time begins with the request: to understand it is part of the answer.
    const start = tools.clock();
    const read = reader.read(request);
    if (!read.ok) return failed(id, read.error);
    const { game, situation, effort, job } = read.value;
    const budget = budgetOf(effort, tools.clock, stop, start);
    if (job.type === 'decide') {
      return { type: 'decided', id, thought: await toTheEnd(id, job.bot.think(situation, budget)) };
    }
    return { type: 'advised', id, advice: await toTheEnd(id, explain(game, situation, budget, job.wish)) };
  };

  /** Takes one step after the other, tells how far it is and listens in between. */
  const toTheEnd = async <T>(id: number, steps: Generator<Thought, T>): Promise<T> => {
    const { clock, pause } = tools;
    let told = clock();
    let listened = told;
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const now = clock();
      if (now - told >= PROGRESS_EVERY) {
        told = now;
        port.postMessage({ type: 'progress', id, thought: step.value });
      }
      if (now - listened >= LISTEN_EVERY) {
        await pause();
        listened = clock();
      }
    }
  };

  port.addEventListener('message', ({ data }) => {
    const message = data as ToWorker;
    if (message.type === 'start') void answer(message.id, message.request);
    else {
      const stop = running.get(message.id);
      if (stop !== undefined) stop.aborted = true;
    }
  });
  port.postMessage({ type: 'ready' });
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
