// Runs Playwright on the page: its tests, or its screenshots.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Returns when Playwright has ended, and takes over its exit code. The projects are those of packages/web. */
export function runPlaywright(projects: readonly string[], ...args: readonly string[]): void {
  const cli = resolve(root, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', ...projects.map((name) => `--project=${name}`), ...args],
    {
      cwd: resolve(root, 'packages/web'),
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}
