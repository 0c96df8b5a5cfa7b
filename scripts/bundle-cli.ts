// Bundles the command line program, with all it needs, into a folder.
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Where people start it. */
export const PROGRAM = 'kairo.mjs';

const FILES = [
  [PROGRAM, 'packages/cli/src/bundle.ts', '#!/usr/bin/env node'],
  // What it loads unless Node is too old for it.
  ['program.mjs', 'packages/cli/src/process.ts', ''],
  // They run in threads and in processes of their own, so they are files of their own.
  ['botWorker.mjs', 'packages/cli/src/botWorker.ts', ''],
  ['arenaWorker.mjs', 'packages/arena/src/worker.ts', ''],
] as const;

const root = join(import.meta.dirname, '..');

export async function bundleCli(folder: string): Promise<void> {
  for (const [name, input, banner] of FILES) {
    const sources = await rolldown({ input: join(root, input), platform: 'node' });
    await sources.write({ file: join(folder, name), format: 'esm', codeSplitting: false, banner });
    await sources.close();
  }
  chmodSync(join(folder, PROGRAM), 0o755);
}
