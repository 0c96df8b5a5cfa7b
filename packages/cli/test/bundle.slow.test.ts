/** The bundled program finds the files of its threads and processes. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundleCli, PROGRAM } from '../../../scripts/bundle-cli.ts';
import { newFolder } from './harness.ts';

const folder = newFolder();
beforeAll(() => bundleCli(folder));

function kairo(...args: string[]) {
  const env = { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', KAIRO_LANG: '', KAIRO_SAVES: folder };
  const run = spawnSync(process.execPath, [join(folder, PROGRAM), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
    input: '',
  });
  expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' });
  return run.stdout;
}

test('the arena starts its processes', () => {
  const args = ['arena', 'random', 'apprentice', '--games', '4', '--edition', 'alley', '--jobs', '2'];
  const out = ['--out', 'match.jsonl', '--json'];
  const summary = JSON.parse(kairo(...args, ...out));
  expect(summary).toMatchObject({
    finished: true,
    games: 4,
    program: expect.stringMatching(/^[\da-f]{16}$/),
  });
  // The same bundle accepts its own result file.
  expect(JSON.parse(kairo(...args, ...out))).toEqual(summary);
});

test('bots that search think in a thread', () => {
  const game = kairo('play', '--seats', 'merchant@2,random', '--edition', 'alley', '--seed', '1');
  expect(game).toMatch(/wins?|won/i);
});
