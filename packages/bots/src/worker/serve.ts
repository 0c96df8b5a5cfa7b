/** The thread's side: thinks in steps, sends progress, and receives messages in between. */
import type { Thought } from '../bot.ts';
import { budgetOf, type StopSignal } from '../budget.ts';
import { explain } from '../explain/explain.ts';
import { weightsErrorOf } from '../learned/weights.ts';
import type { Roster } from '../roster.ts';
import type { BotError, BotRequest, FromWorker, ToWorker, WorkerPort } from './protocol.ts';
import { RequestReader } from './requestReader.ts';

export interface ServeTools {
  /** The bots that are available. */
  readonly roster: Roster;
  /** Milliseconds since any fixed time. */
  readonly clock: () => number;
  /** Yields to the event loop, so that messages can arrive. */
  readonly pause: () => Promise<void>;
  /** Receives exceptions with their stack, for debugging. The answer contains only the message. */
  readonly report?: (failure: unknown) => void;
}

/** Milliseconds between progress messages: often enough to prove that the thread is alive. */
const PROGRESS_EVERY = 50;
/**
 * Milliseconds between pauses, and so the delay of a `stop`. A pause after every step would cost more than some
 * steps.
 */
const LISTEN_EVERY = 10;

/** Answers requests until the thread ends. Concurrent requests share its time. */
export function serveBots(port: WorkerPort, tools: ServeTools): void {
  const reader = new RequestReader(tools.roster);
  /** By the ids of the requests. */
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
    // The time for reading the request is part of the budget.
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

  /** Runs all steps, sending progress and pausing in between. */
  const toTheEnd = async <T>(id: number, steps: Generator<Thought, T>): Promise<T> => {
    const { clock, pause } = tools;
    let reported = clock();
    let listened = reported;
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const now = clock();
      if (now - reported >= PROGRESS_EVERY) {
        reported = now;
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
