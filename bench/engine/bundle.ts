/** The engine as one file, the way servers and browsers get it; its constants then cost no look-up between modules. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { Engine } from './subjects.ts';

export async function bundledEngine(): Promise<Engine> {
  const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
  const file = path('../../node_modules/.cache/kairo-bench/engine.mjs');
  const bundle = await rolldown({ input: path('../../packages/engine/src/index.ts') });
  await bundle.write({ file, format: 'esm' });
  return await import(pathToFileURL(file).href);
}
