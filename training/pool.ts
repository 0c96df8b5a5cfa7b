/** Shares work out to several threads; the results come in the order of the tasks, whoever did them. */
import { Worker } from 'node:worker_threads';

export async function inThreads<Task, Result>(
  program: URL,
  tasks: readonly Task[],
  threads: number,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(program);
      let current = -1;
      const goOn = (): void => {
        current = next++;
        if (current < tasks.length) worker.postMessage(tasks[current]);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (result: Result) => {
        results[current] = result;
        goOn();
      });
      worker.on('error', reject);
      goOn();
    });
  await Promise.all(Array.from({ length: threads }, work));
  return results;
}
