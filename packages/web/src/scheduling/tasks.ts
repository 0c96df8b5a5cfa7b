/** Work in tasks of its own, one after the other: in between the browser can answer and draw. */

/** Timers would do, but are slow in a tab that nobody looks at. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

export function soon(act: () => void): void {
  waiting.push(act);
  port2.postMessage(undefined);
}

/** Resolves after everything that is to happen soon. */
export function breath(): Promise<void> {
  return new Promise(soon);
}
