// Plays the page in a real browser. Arguments go to Playwright: `node scripts/browser-tests.ts undo --workers 1`.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  [resolve(root, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
  { cwd: resolve(root, 'packages/web'), stdio: 'inherit' },
);
process.exitCode = status ?? 1;
