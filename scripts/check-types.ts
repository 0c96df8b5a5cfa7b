// Type-checks every package's sources with what exists in them (no Node in the engine, say), then all the rest.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const tsc = 'node_modules/@typescript/native/bin/tsc';
let failed = false;
for (const project of globSync([
  'tsconfig.json',
  'tsconfig.browser.json',
  'packages/*/tsconfig.json',
]).sort()) {
  const { status } = spawnSync(process.execPath, [tsc, '--project', project], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
