/** The program of the worker that thinks for bots, through the port that comes with its first message. */
import { LEVEL_ROSTER, serveBots } from '@kairo/bots';

/** A turn of the event loop without the delay that timers have. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

const tools = {
  roster: LEVEL_ROSTER,
  clock: () => performance.now(),
  pause: () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      port2.postMessage(undefined);
    }),
  report: (failure: unknown) => console.error(failure),
};

self.addEventListener(
  'message',
  ({ ports: [table] }) => {
    if (table === undefined) throw new Error('a bot without a table');
    serveBots(table, tools);
    table.start();
  },
  { once: true },
);
