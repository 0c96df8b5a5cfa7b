/**
 * The server that is put to the test: the real one with the options of `npm start`, except that its clock can be set
 * from outside. It loads everything, says so, and starts when it is sent the first offset of its clock; later messages
 * change the offset.
 */
import { flushCompileCache } from 'node:module';
import { readOptions, startServer } from '@kairo/server';

/** From the server process. */
export type ServerNews =
  | { readonly type: 'loaded' }
  | { readonly type: 'listening'; readonly port: number }
  | { readonly type: 'refused'; readonly problem: unknown };

let offset: number | undefined;

function tell(news: ServerNews): void {
  process.send?.(news);
}

async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2), {});
  if (options === 'help') throw new Error('this program is started by npm run faults');
  const started = await startServer(options, {
    files: new Map(),
    clock: {
      now: () => Date.now() + (offset ?? 0),
      after: (milliseconds, callback) => {
        const timer = setTimeout(callback, milliseconds).unref();
        return () => clearTimeout(timer);
      },
    },
  });
  if (!started.ok) {
    tell({ type: 'refused', problem: started.error });
    process.exitCode = 1;
    process.disconnect();
    return;
  }
  const { port, close } = started.value;
  process.once('SIGTERM', () => void close().then(() => process.disconnect()));
  tell({ type: 'listening', port });
  // A process that is killed would not do it.
  flushCompileCache();
}

process.on('message', (message) => {
  const isFirst = offset === undefined;
  offset = Number(message);
  if (isFirst) void start();
});
// The program that tests is gone: nothing is left behind.
process.on('disconnect', () => process.exit());
tell({ type: 'loaded' });
