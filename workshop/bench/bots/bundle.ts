/** The bots as they ship: bundled, and for their size also minified and compressed. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** Everything that the bench calls, from one bundle: states of two copies of the engine are not interchangeable. */
export type Bots = typeof import('./entry.ts');

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const cache = (name: string): string => path(`../../../node_modules/.cache/kairo-bench/${name}`);

async function write(input: string, name: string): Promise<string> {
  const file = cache(name);
  const bundle = await rolldown({ input: path(input), platform: 'node' });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return file;
}

export async function bundledBots(): Promise<Bots> {
  return await import(pathToFileURL(await write('entry.ts', 'bots.mjs')).href);
}

/** The program of a worker thread, as the terminal starts it. */
export function bundledNodeWorker(): Promise<string> {
  return write('../../../packages/threads/src/botWorker.ts', 'botWorker.mjs');
}

export interface Size {
  readonly minified: number;
  readonly gzip: number;
}

/** What a page loads to play against bots: rules, editions, bots and weights. */
export async function webWorkerSize(): Promise<Size> {
  const bundle = await rolldown({
    input: path('../../../packages/web/src/worker/botWorker.ts'),
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  const [{ code }] = output;
  return { minified: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length };
}
