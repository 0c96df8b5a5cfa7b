/** The server with the options of `npm start`. Its parent asks for its memory, and closes it. */
import { readOptions, startServer } from '@kairo/server';
import type { Memory } from './process.ts';

const options = readOptions(process.argv.slice(2), {});
if (options === 'help') throw new Error('this program is started by npm run bench -- server');
const started = await startServer(options, { files: new Map() });
if (!started.ok) throw new Error(JSON.stringify(started.error));
const { port, close } = started.value;

function memory(): Memory {
  for (let times = 0; times < 3; times++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss };
}

process.on('message', (word) => {
  if (word === 'memory') process.send?.(memory());
  else void close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port });
