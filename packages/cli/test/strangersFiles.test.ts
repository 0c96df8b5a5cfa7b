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
  '%s knows the shipped editions, whichever is named',
  async (command) => {
    const file = fileWith(finished);
    expect(await kairo([command, file, '--edition', 'alley'])).toEqual(await kairo([command, file]));
  },
);

test.each(['verify', 'replay', 'show'])(
  '%s refuses a record of an edition that nobody has',
  async (command) => {
    const { code, err } = await kairo([
      command,
      fileWith(finished.replace('edition cairo', 'edition atlantis')),
    ]);
    expect(code).toBe(2);
    expect(err).toContain('“atlantis”, which is not at hand. Known are: cairo, alley.');
  },
);

test('a seat without a name is told by its line', async () => {
  const { err } = await kairo(['verify', fileWith(finished.replace(/^seat B .*/m, 'seat B'))]);
  expect(err).toContain('Line 7 cannot be read: “seat B”. Expected: something like “seat B Amina”.');
});

test.each([['verify'], ['replay'], ['show'], ['play', '--resume']])(
  '%s calls those who played by their names',
  async (...command) => {
    const { err } = await kairo([...command, fileWith(finished.replace(/^3 B/m, '3 A'))]);
    expect(err).toContain('Turn 3 is Ada’s in the record, but Béla the 2nd has to play.');
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
