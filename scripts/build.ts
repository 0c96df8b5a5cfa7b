// Bundles the command line program, with all it needs, into packages/cli/dist. Does nothing if nothing changed.
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

const dist = 'packages/cli/dist';
const program = `${dist}/kairo.mjs`;
/** Runs in threads of its own, so it is a file of its own. */
const worker = `${dist}/botWorker.mjs`;
const stamp = `${dist}/.built-from`;
const notices = ['LICENSE', 'NOTICE'];

function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = globSync('packages/*/{src,editions}/**/*.{ts,json}').sort();
  for (const file of [...sources, ...notices, 'package-lock.json', 'scripts/build.ts']) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function bundle(input: string, file: string, banner: string): Promise<void> {
  const sources = await rolldown({ input, platform: 'node' });
  await sources.write({ file, format: 'esm', codeSplitting: false, banner });
  await sources.close();
}

const wanted = fingerprint();
if (existsSync(program) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
  console.log(`${program} is up to date`);
} else {
  rmSync(dist, { recursive: true, force: true });
  await bundle('packages/cli/src/main.ts', program, '#!/usr/bin/env node');
  await bundle('packages/cli/src/botWorker.ts', worker, '');
  chmodSync(program, 0o755);
  for (const name of notices) copyFileSync(name, `${dist}/${name}`);
  writeFileSync(stamp, wanted);
  console.log(`${program} built`);
}
