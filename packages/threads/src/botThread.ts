/** Runs bots in a worker thread, so that the program stays responsive while they think. */
import { Worker } from 'node:worker_threads';
import { BotHost, type BotWorker, type HostTools } from '@kairo/bots';
import { wallClock } from './wallClock.ts';

/** `botWorker.ts` in the sources; in a bundle, the file that scripts/bundle-cli.ts puts beside the program. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './botWorker.ts' : './botWorker.mjs',
  import.meta.url,
);

/** Adapts a Node thread to the interface of a web worker. */
export function asBotWorker(thread: Worker): BotWorker {
  return {
    postMessage: (message) => thread.postMessage(message),
    addEventListener: (type: 'message' | 'error', listener: (event: never) => void) => {
      const notify = listener as (event: { readonly data?: unknown; readonly message?: string }) => void;
      if (type === 'message') thread.on('message', (data) => notify({ data }));
      else {
        thread.on('error', (error) =>
          notify({ message: error instanceof Error ? error.message : String(error) }),
        );
        thread.on('exit', (code) => notify({ message: `exit ${code}` }));
      }
    },
    terminate: () => thread.terminate(),
  };
}

/** Must be closed: its thread keeps the process alive. */
export function openBotHost(
  spawn: () => Worker = () => new Worker(PROGRAM),
  limits: HostTools['limits'] = {},
): BotHost {
  return new BotHost({ spawn: () => asBotWorker(spawn()), timer: wallClock, limits });
}
