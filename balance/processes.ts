/** Work on many tasks, in this process or in several others. The results do not depend on how many. */
import { type ChildProcess, fork } from 'node:child_process';

export interface Work<Task, Result> {
  readonly tasks: readonly Task[];
  readonly perform: (task: Task) => Result;
  /** The program that calls `serveTasks` with the same `perform`. */
  readonly program: URL;
  readonly jobs: number;
  /** Called as tasks are finished, in any order. */
  readonly onDone?: (done: number) => void;
}

/** The results in the order of the tasks. */
export async function workThrough<Task, Result>(work: Work<Task, Result>): Promise<Result[]> {
  const { tasks, perform, jobs, onDone } = work;
  const results: Result[] = [];
  let done = 0;
  if (jobs <= 1) {
    for (const task of tasks) {
      results.push(perform(task));
      onDone?.(++done);
    }
    return results;
  }
  let next = 0;
  const lane = async (): Promise<void> => {
    const child = fork(work.program, { execArgv: [] });
    try {
      while (next < tasks.length) {
        const index = next++;
        results[index] = await ask<Task | undefined, Result>(child, tasks[index]);
        onDone?.(++done);
      }
    } finally {
      child.kill();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, lane));
  return results;
}

function ask<Task, Result>(child: ChildProcess, task: Task): Promise<Result> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`a worker ended with ${code}`));
    child.once('exit', gone);
    child.once('message', (answer) => {
      child.off('exit', gone);
      resolve(answer as Result);
    });
    child.send({ task });
  });
}

/** In the other process. */
export function serveTasks<Task, Result>(perform: (task: Task) => Result): void {
  process.on('message', (message) => {
    process.send?.(perform((message as { readonly task: Task }).task));
  });
}
