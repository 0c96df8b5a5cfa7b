/** Runs work in separate tasks, one after the other, so that the browser can handle input and paint in between. */

/** A message channel, because browsers slow down timers in background tabs. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

export function queueTask(run: () => void): void {
  waiting.push(run);
  port2.postMessage(undefined);
}

/** Resolves in a new task, after all that are queued. */
export function nextTask(): Promise<void> {
  return new Promise(queueTask);
}
