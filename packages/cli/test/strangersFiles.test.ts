/** Files that somebody else made, or changed by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kairo, newFolder } from './harness.ts';

const FINISHED = new URL('../../engine/test/fixtures/cairo-2-supply.kairo', import.meta.url);

function fileWith(text: string): string {
  const file = join(newFolder(), 'game.kairo');
  writeFileSync(file, text);
  return file;
}

const finished = readFileSync(FINISHED, 'utf8');

test('a terminal obeys nothing that a file says', async () => {
  const { code, err } = await kairo([
    'verify',
    fileWith('kairo-record/1\n\u001b[2J\u001b]0;title\u0007odd\n'),
  ]);
  expect(code).toBe(2);
  expect(err.trimEnd()).not.toMatch(/\p{Cc}/u);
});

test.each(['verify', 'replay', 'show'])(
  '%s refuses a record of another edition than the named one',
  async (command) => {
    const { code, err } = await kairo([command, fileWith(finished), '--edition', 'alley']);
    expect(code).toBe(2);
    expect(err).toContain('cairo');
  },
);

test('a finished game without its result line is still over', async () => {
  const without = finished.replace(/^result.*\n/m, '');
  const [given, computed] = [
    await kairo(['verify', fileWith(finished)]),
    await kairo(['verify', fileWith(without)]),
  ];
  expect(computed).toEqual(given);
});

test.each([
  ['a seat that knows the seed', finished.replace('knows table', 'knows A')],
  ['a strong seed that is marked as guessable', finished.replace(/^seed/m, 'test-seed')],
  ['a guessable seed without its mark', finished.replace(/^seed .*/m, 'seed 7')],
])('refused: %s', async (_, text) => {
  expect(text).not.toBe(finished);
  expect((await kairo(['verify', fileWith(text)])).code).toBe(2);
});

test('a byte order mark does not matter', async () => {
  expect((await kairo(['verify', fileWith(`\ufeff${finished}`)])).code).toBe(0);
});

test('no colour means no colour', async () => {
  const { out } = await kairo(['show', fileWith(finished)], { env: { NO_COLOR: '1', FORCE_COLOR: '3' } });
  expect(out).not.toContain('\u001b');
});
