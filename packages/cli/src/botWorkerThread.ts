/** Threads for bots, so that thinking never keeps the terminal waiting. */
import { Worker } from 'node:worker_threads';
import { BotHost, type BotWorker, type HostTools, type Timer } from '@kairo/bots';

/** Beside this file in the sources, beside the program in the bundle. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './botWorker.ts' : './botWorker.mjs',
  import.meta.url,
);

/** Makes a thread of Node look like a web worker. */
export function dressThread(thread: Worker): BotWorker {
  return {
    postMessage: (message) => thread.postMessage(message),
    addEventListener: (type: 'message' | 'error', listener: (event: never) => void) => {
      const tell = listener as (event: { readonly data?: unknown; readonly message?: string }) => void;
      if (type === 'message') thread.on('message', (data) => tell({ data }));
      else {
        thread.on('error', (error) =>
          tell({ message: error instanceof Error ? error.message : String(error) }),
        );
        thread.on('exit', (code) => tell({ message: `exit ${code}` }));
      }
    },
    terminate: () => thread.terminate(),
  };
}

export const timer: Timer = (milliseconds, callback) => {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
};

/** Close it in the end: its thread keeps the process alive. */
export function openBotHost(
  spawn: () => Worker = () => new Worker(PROGRAM),
  limits: HostTools['limits'] = {},
): BotHost {
  return new BotHost({ spawn: () => dressThread(spawn()), timer, limits });
}
