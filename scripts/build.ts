// Builds the page, and bundles the command line program, with all it needs, into packages/cli/dist. Does nothing if
// nothing changed.
import { chmodSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { buildWeb } from './build-web.ts';
import { fingerprint, isStale } from './stamp.ts';

const dist = 'packages/cli/dist';
const program = `${dist}/kairo.mjs`;
/** What it loads unless Node is too old for it. */
const body = `${dist}/program.mjs`;
/** Runs in threads of its own, so it is a file of its own. */
const botWorker = `${dist}/botWorker.mjs`;
/** Runs in processes of its own. */
const arenaWorker = `${dist}/arenaWorker.mjs`;
const stamp = `${dist}/.built-from`;
const notices = ['LICENSE', 'NOTICE'];

async function bundle(input: string, file: string, banner: string): Promise<void> {
  const sources = await rolldown({ input, platform: 'node' });
  await sources.write({ file, format: 'esm', codeSplitting: false, banner });
  await sources.close();
}

const wanted = fingerprint(
  'packages/*/{src,editions}/**/*.{ts,json}',
  'scripts/{build,stamp}.ts',
  ...notices,
);
await buildWeb();
if (!isStale(stamp, wanted)) {
  console.log(`${program} is up to date`);
} else {
  rmSync(dist, { recursive: true, force: true });
  await bundle('packages/cli/src/bundle.ts', program, '#!/usr/bin/env node');
  await bundle('packages/cli/src/process.ts', body, '');
  await bundle('packages/cli/src/botWorker.ts', botWorker, '');
  await bundle('packages/arena/src/worker.ts', arenaWorker, '');
  chmodSync(program, 0o755);
  for (const name of notices) copyFileSync(name, `${dist}/${name}`);
  writeFileSync(stamp, wanted);
  console.log(`${program} built`);
}
