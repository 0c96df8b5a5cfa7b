// Bundles the command line program with its dependencies into a folder.
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** The file that users run. */
export const PROGRAM = 'kairo.mjs';

const FILES = [
  [PROGRAM, 'packages/cli/src/bundle.ts', '#!/usr/bin/env node'],
  // Loaded by the former unless Node is too old for it.
  ['program.mjs', 'packages/cli/src/process.ts', ''],
  // Entry points of threads and child processes.
  ['botWorker.mjs', 'packages/threads/src/botWorker.ts', ''],
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
