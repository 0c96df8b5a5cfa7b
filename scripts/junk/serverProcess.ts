/**
 * A server in a process of its own, so that its memory can be measured. Its parent sends words and gets figures; what the
 * server reports as an error goes to the standard output.
 */
import { readOptions, startServer } from '@kairo/server';

const WIDE = 1_000_000;

export interface Figures {
  /** After a collection of garbage. */
  readonly heap: number;
  readonly resident: number;
}

const [limits = 'wide'] = process.argv.slice(2);
const options = readOptions(['--data', ':memory:', '--host', '127.0.0.1', '--port', '0'], {});
if (options === 'help') throw new Error('no options');
const wide = Object.fromEntries(Object.keys(options.limits).map((name) => [name, WIDE]));
const started = await startServer(
  {
    ...options,
    logLevel: 'error',
    limits: limits === 'wide' ? { ...options.limits, ...wide } : options.limits,
  },
  { files: new Map() },
);
if (!started.ok) throw new Error(JSON.stringify(started.error));
const { port, close } = started.value;

function figures(): Figures {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss };
}

process.on('message', (word) => {
  if (word === 'figures') process.send?.(figures());
  else void close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port });
