/** The server under test in one file for each thread: it starts in a third of the time. */
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..', '..');

/** With the names under which the program looks for its threads. */
const FILES = [
  ['server.mjs', 'scripts/faults/serverProcess.ts'],
  ['thread.ts', 'packages/server/src/storage/sqlite/thread.ts'],
  ['botWorker.mjs', 'packages/threads/src/botWorker.ts'],
] as const;

/** Returns the program. */
export async function bundleServer(folder: string): Promise<string> {
  for (const [name, input] of FILES) {
    const sources = await rolldown({ input: join(root, input), platform: 'node' });
    await sources.write({ file: join(folder, name), format: 'esm', codeSplitting: false });
    await sources.close();
  }
  return join(folder, 'server.mjs');
}
