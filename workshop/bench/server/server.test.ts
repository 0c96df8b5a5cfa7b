import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BENCH = fileURLToPath(new URL('../server.ts', import.meta.url));
/** It starts two processes, on machines that may be busy. */
const PATIENCE = 180_000;

/** It fails by itself if an acknowledged command is not in the database. */
test('the bench of the server plays, finds everything stored, and ends with JSON', {
  timeout: PATIENCE,
}, () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--no-warnings', BENCH, '--short', '--seconds', '1', '--rows', 'crowd'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(0);
  const figures = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  expect(figures).toMatchObject({ seconds: 1, runs: 1, crowd_sockets: 60 });
  expect(figures.acknowledged_and_stored).toBeGreaterThan(0);
});
