/** Bots behind their protocol: in a worker thread, or in this one, where memory can be measured. */
import { setImmediate as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { BotHost } from '../../../packages/bots/src/index.ts';
import { asBotWorker, wallClock as timer } from '../../../packages/threads/src/index.ts';
import type { Bots } from './bundle.ts';

/** `program` is the file that the thread runs. */
export function hostOfThreads({ BotHost }: Bots, program: string): BotHost {
  return new BotHost({ timer, spawn: () => asBotWorker(new Worker(program)) });
}

type Listener = (event: { readonly data: unknown }) => void;

/** Runs in this thread; messages are cloned, as between threads. */
export function hostInMemory({ BotHost, LEVEL_ROSTER, serveBots }: Bots): BotHost {
  return new BotHost({
    timer,
    spawn: () => {
      const [host, thread] = [new Set<Listener>(), new Set<Listener>()];
      const tell = (listeners: ReadonlySet<Listener>, message: unknown): void => {
        const data = structuredClone(message);
        setImmediate(() => {
          for (const listener of listeners) listener({ data });
        });
      };
      serveBots(
        {
          postMessage: (message) => tell(host, message),
          addEventListener: (_, listener) => thread.add(listener),
        },
        { roster: LEVEL_ROSTER, clock: () => performance.now(), pause: () => pause() },
      );
      return {
        postMessage: (message) => tell(thread, message),
        addEventListener: (type: string, listener: (event: never) => void) => {
          if (type === 'message') host.add(listener as Listener);
        },
        terminate: () => thread.clear(),
      };
    },
  });
}
