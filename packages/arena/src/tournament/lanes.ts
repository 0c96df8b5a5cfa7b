/** Plays groups side by side, each lane with a worker of its own. */
import type { GroupResult } from '../games/groupResult.ts';
import type { GroupTask } from '../games/schedule.ts';

/** Plays one group after the other: another process, as a rule. */
export interface GroupWorker {
  /**
   * Rejects if the games cannot be played to the end, with an `OutsideFailure` if that is because a guest cannot be
   * started; or if the worker dies or hangs (`WorkerHung`).
   */
  play(task: GroupTask): Promise<GroupResult>;
  /** At once, whatever it is doing. */
  stop(): void;
}

export interface LanePlan {
  readonly tasks: Iterable<GroupTask>;
  readonly lanes: number;
  readonly startWorker: () => GroupWorker;
  readonly onResult: (result: GroupResult) => void;
  /** A worker that died or hung (`WorkerHung`) has been replaced: the group is played again. */
  readonly onReplaced: (group: number, failure: Error) => void;
  /** Ends everything; what is not finished is lost. */
  readonly signal: AbortSignal;
}

/** A worker has given no sign of life for so long. */
export class WorkerHung extends Error {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    super(`no sign of life for ${milliseconds} ms`);
    this.milliseconds = milliseconds;
  }
}

/** A group that failed with two workers, one after the other. */
export class GroupFailed extends Error {
  readonly group: number;
  /** What it failed with the second time. */
  override readonly cause: Error;
  constructor(group: number, cause: Error) {
    super(cause.message);
    this.group = group;
    this.cause = cause;
  }
}

const ATTEMPTS = 2;

/** Done when all tasks are, or when the signal says so. */
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
          next = anyEnd.aborted ? undefined : queue.next(); // it may have been the last that was needed
        } else {
          worker.stop();
          worker = undefined;
          const { group } = next.value;
          if (++failures === ATTEMPTS) throw new GroupFailed(group, result);
          onReplaced(group, result);
        }
      }
    } finally {
      worker?.stop(); // also if a result cannot be kept: a worker that waits keeps its owner alive
    }
  }

  async function guardedLane(): Promise<void> {
    try {
      await lane();
    } catch (error) {
      failure.abort(); // the others need not go on
      throw error;
    }
  }

  const ended = await Promise.allSettled(Array.from({ length: lanes }, guardedLane));
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}

/** The result, or why there is none. */
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
