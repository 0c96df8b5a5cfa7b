import { expect, test } from 'vitest';
import { runAndKill, wrongAfter } from './killed.ts';
import { freshFile } from './opened.ts';

test('a process that is killed loses nothing that it acknowledged', async () => {
  const file = freshFile();
  for (const appends of [1, 150, 400]) {
    const run = await runAndKill({ place: file, appends });
    expect(run).toMatchObject({ acknowledgements: appends, failures: 0 });
    expect(await wrongAfter(file, run)).toEqual([]);
  }
});

test('the comparison finds an append that was acknowledged before it was stored', async () => {
  const file = freshFile();
  const run = await runAndKill({ place: file, appends: 1, mode: 'early' });
  expect(await wrongAfter(file, run)).toEqual(['game 0: 2 acknowledged, 1 stored']);
});
