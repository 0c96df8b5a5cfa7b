/** Distributes tasks over worker threads. */
import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

/** Results in the order of the tasks. The worker calls `serveTasks`. If one thread fails, all are terminated. */
export async function inThreads<Task, Result>(
  program: URL,
  tasks: readonly Task[],
  threads: number,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = tasks.entries();
  const workers = Array.from({ length: Math.min(threads, tasks.length) }, () => new Worker(program));
  const work = async (worker: Worker): Promise<void> => {
    const ended = endOf(worker);
    for (const [index, task] of queue) {
      worker.postMessage(task);
      const [result] = await Promise.race([ended, once(worker, 'message')]);
      results[index] = result;
    }
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

/** Rejects when the thread fails or exits, without an unhandled rejection if nothing awaits it. */
function endOf(worker: Worker): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a thread ended with ${code}`)));
  });
  ended.catch(() => undefined);
  return ended;
}

/** Called in the worker. */
export function serveTasks<Task, Result>(perform: (task: Task) => Result): void {
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(perform(task)));
}
