// Type-checks each package with its own settings (the engine without Node's types, for example), then everything else.
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
