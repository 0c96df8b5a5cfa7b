/** Runs many tasks in this thread or in several; the results do not depend on the number of threads. */
import { inThreads } from '../shared/threads.ts';

export interface Work<Task, Result> {
  readonly tasks: readonly Task[];
  readonly perform: (task: Task) => Result;
  /** The worker that performs the same tasks. */
  readonly program: URL;
  readonly jobs: number;
}

/** The results in the order of the tasks. */
export async function workThrough<Task, Result>(work: Work<Task, Result>): Promise<Result[]> {
  const { tasks, perform, program, jobs } = work;
  return jobs === 1 ? tasks.map(perform) : inThreads(program, tasks, jobs);
}
