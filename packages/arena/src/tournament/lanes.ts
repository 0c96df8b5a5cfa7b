/** Plays groups in parallel lanes, each with its own worker. */
import type { GroupResult } from '../games/groupResult.ts';
import type { GroupTask } from '../games/schedule.ts';

/** Plays one group at a time, usually in another process. */
export interface GroupWorker {
  /**
   * Rejects with `OutsideProgramFailed` if an outside program cannot be started, with `WorkerHung` if the worker hangs,
   * and with another error if it dies or fails.
   */
  play(task: GroupTask): Promise<GroupResult>;
  /** Kills the worker immediately. */
  stop(): void;
}

export interface LanePlan {
  readonly tasks: Iterable<GroupTask>;
  readonly lanes: number;
  readonly startWorker: () => GroupWorker;
  readonly onResult: (result: GroupResult) => void;
  /** The worker failed and will be replaced; the group is played again. */
  readonly onReplaced: (group: number, failure: Error) => void;
  /** Stops all lanes; unfinished groups are lost. */
  readonly signal: AbortSignal;
}

/** A worker has sent no heartbeat for this long. */
export class WorkerHung extends Error {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    super(`no heartbeat for ${milliseconds} ms`);
    this.milliseconds = milliseconds;
  }
}

/** A group failed in both attempts. */
export class GroupFailed extends Error {
  readonly group: number;
  /** The failure of the second attempt. */
  override readonly cause: Error;
  constructor(group: number, cause: Error) {
    super(cause.message);
    this.group = group;
    this.cause = cause;
  }
}

const ATTEMPTS = 2;

/** Resolves when all tasks are done, or when the signal aborts. */
export async function playInLanes(plan: LanePlan): Promise<void> {
  const { tasks, lanes, startWorker, onResult, onReplaced, signal } = plan;
  const queue = tasks[Symbol.iterator]();
  const failure = new AbortController();
  const anyEnd = AbortSignal.any([signal, failure.signal]);

  async function lane(): Promise<void> {
    let worker: GroupWorker | undefined;
    let failures = 0;
    let next = anyEnd.aborted ? undefined : queue.next();
    try {
      while (next !== undefined && !next.done) {
        worker ??= startWorker();
        const result = await attempt(worker, next.value, anyEnd);
        if (anyEnd.aborted) break;
        if (!(result instanceof Error)) {
          failures = 0;
          onResult(result);
          next = anyEnd.aborted ? undefined : queue.next(); // `onResult` may have aborted
        } else {
          worker.stop();
          worker = undefined;
          const { group } = next.value;
          if (++failures === ATTEMPTS) throw new GroupFailed(group, result);
          onReplaced(group, result);
        }
      }
    } finally {
      worker?.stop(); // also if `onResult` throws: an idle worker would keep this process alive
    }
  }

  async function guardedLane(): Promise<void> {
    try {
      await lane();
    } catch (error) {
      failure.abort(); // stops the other lanes
      throw error;
    }
  }

  const ended = await Promise.allSettled(Array.from({ length: lanes }, guardedLane));
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}

/** The result, or the error with which the attempt failed. */
async function attempt(worker: GroupWorker, task: GroupTask, end: AbortSignal): Promise<GroupResult | Error> {
  const stop = (): void => worker.stop();
  end.addEventListener('abort', stop);
  try {
    return await worker.play(task);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    end.removeEventListener('abort', stop);
  }
}
