/** The program of the worker that thinks for bots. */
import { serveBots } from '@kairo/bots';

/** A turn of the event loop without the delay that timers have. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

serveBots(self, {
  clock: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(undefined);
    }),
});
