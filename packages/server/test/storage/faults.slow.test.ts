import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runAndKill, wrongAfter } from './killed.ts';
import { freshFile } from './opened.ts';

test('a process that is killed again and again loses nothing that it acknowledged', async () => {
  const file = freshFile();
  for (let round = 1; round <= 25; round++) {
    const run = await runAndKill({ place: file, appends: 10 + ((round * 97) % 300) });
    expect(run.failures).toBe(0);
    expect(await wrongAfter(file, run)).toEqual([]);
  }
});

/** Lets calls of the operating system fail. */
const STRACE = ['strace', '-f', '-qq', '-o', '/dev/null', '-e', 'trace=fsync,pwrite64', '-e'];
const hasStrace = spawnSync('strace', ['-V']).status === 0;

test.skipIf(!hasStrace).each([
  ['once fails to synchronise', 'fsync:error=EIO:when=20'],
  ['fails to synchronise for a while', 'fsync:error=EIO:when=20..24'],
  ['fails to synchronise now and then', 'fsync:error=EIO:when=10+7'],
  ['is full for a while', 'pwrite64:error=ENOSPC:when=250..280'],
  ['fails to write now and then', 'pwrite64:error=EIO:when=200+61'],
])('a disk that %s loses nothing that was acknowledged, and play goes on', async (_, inject) => {
  const file = freshFile();
  const run = await runAndKill({ place: file, appends: 300, under: [...STRACE, `inject=${inject}`] });
  expect(run.acknowledgements).toBe(300);
  expect(run.failures).toBeGreaterThan(0);
  expect(await wrongAfter(file, run)).toEqual([]);
});
