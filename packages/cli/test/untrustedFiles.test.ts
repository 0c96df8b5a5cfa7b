/** Files from other people, or edited by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, apply, CAIRO, formatRecord, makeGame, newGame, Recorder, whoActs } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { kairo, newFolder } from './harness.ts';

const FINISHED = new URL('../../engine/test/fixtures/cairo-2-supply.kairo', import.meta.url);

function fileWith(text: string): string {
  const file = join(newFolder(), 'game.kairo');
  writeFileSync(file, text);
  return file;
}

const finished = readFileSync(FINISHED, 'utf8');

test('control characters of a file do not reach the terminal', async () => {
  const { code, err } = await kairo([
    'verify',
    fileWith('kairo-record/1\n\u001b[2J\u001b]0;title\u0007odd\n'),
  ]);
  expect(code).toBe(2);
  expect(err.trimEnd()).not.toMatch(/\p{Cc}/u);
});

test.each(['verify', 'replay', 'show'])(
  '%s knows the shipped editions, whatever --edition names',
  async (command) => {
    const file = fileWith(finished);
    expect(await kairo([command, file, '--edition', 'alley'])).toEqual(await kairo([command, file]));
  },
);

test.each(['verify', 'replay', 'show'])('%s refuses a record of an unknown edition', async (command) => {
  const { code, err } = await kairo([
    command,
    fileWith(finished.replace('edition cairo', 'edition atlantis')),
  ]);
  expect(code).toBe(2);
  expect(err).toContain('“atlantis”, which is not available. Known editions: cairo, alley.');
});

test('a seat without a name is reported with its line', async () => {
  const { err } = await kairo(['verify', fileWith(finished.replace(/^seat B .*/m, 'seat B'))]);
  expect(err).toContain('Line 7 cannot be read: “seat B”. Expected: something like “seat B Amina”.');
});

test.each([['verify'], ['replay'], ['show'], ['play', '--resume']])(
  '%s uses the names of the players in errors',
  async (...command) => {
    const { err } = await kairo([...command, fileWith(finished.replace(/^3 B/m, '3 A'))]);
    expect(err).toContain('Turn 3 is Ada’s in the record, but it should be Béla the 2nd’s.');
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
  ["a seat's record with a seed", finished.replace('knows table', 'knows A')],
  ['a strong seed marked as a test seed', finished.replace(/^seed/m, 'test-seed')],
  ['a weak seed not marked as a test seed', finished.replace(/^seed .*/m, 'seed 7')],
])('refused: %s', async (_, text) => {
  expect(text).not.toBe(finished);
  expect((await kairo(['verify', fileWith(text)])).code).toBe(2);
});

test('a byte order mark is ignored', async () => {
  expect((await kairo(['verify', fileWith(`\ufeff${finished}`)])).code).toBe(0);
});

test('NO_COLOR overrides FORCE_COLOR', async () => {
  const { out } = await kairo(['show', fileWith(finished)], { env: { NO_COLOR: '1', FORCE_COLOR: '3' } });
  expect(out).not.toContain('\u001b');
});

describe('the record of a seat or a spectator', () => {
  const game = makeGame(CAIRO, 2, { start: 'preset', openMoney: false });
  const { state, events } = newGame(game, '7');
  const recorder = new Recorder(game, '7', ['Amina', 'Bruno'], events);
  let now = state;
  for (const action of [
    { type: 'pick', from: 'pile' },
    { type: 'pick', from: 'display', index: 0 },
  ]) {
    const step = apply(now, action);
    if (!step.ok) throw new Error(step.error.code);
    recorder.add(whoActs(now) ?? 0, action as Action, step.value.events);
    now = step.value.state;
  }
  const first = whoActs(state) ?? 0;
  const [own, others] = [
    formatRecord(recorder.recordFor(first)),
    formatRecord(recorder.recordFor(1 - first)),
  ];

  test('is shown as text, with only what the viewer may know', async () => {
    const show = async (record: string, ...more: string[]): Promise<string> =>
      (await kairo(['show', fileWith(record), ...more])).out;
    const drawn = /\n1\. (?:.*\n)*.*New cards?\sfor/;
    expect(await show(own)).toMatch(
      /^What \w+ saw of a game on cairo, played by Amina and Bruno:\n0\. 2 players/,
    );
    expect(await show(own)).toMatch(drawn);
    expect(await show(others)).not.toMatch(drawn);
    const watched = formatRecord(recorder.recordFor('spectator'));
    expect(await show(watched, '--lang', 'de')).toMatch(/^Was ein Zuschauer von einem Spiel auf cairo/);
  });

  test('can be shown turn by turn', async () => {
    const file = fileWith(own);
    expect((await kairo(['show', file, '--turn', '1'])).out).toMatch(/^1\. /);
    expect((await kairo(['show', file, '--turn', '9'])).err).toContain('There is no turn 9.');
  });

  test.each([['verify'], ['replay'], ['play', '--resume']])('cannot be replayed: %s', async (...command) => {
    const { code, err } = await kairo([...command, fileWith(own)]);
    expect(code).toBe(2);
    expect(err).toMatch(/holds only what (Amina|Bruno) saw\. It can be shown, but not played again\./);
  });

  test.each([
    ['an unknown type', '"type":"started"', '"type":"bribed"'],
    ['a missing field', '"pile":', '"heap":'],
    ['an unknown seat', '"startSeat":', '"startSeat":7'],
    ['an unknown card', /"display":\["\w+"/, '"display":["J9"'],
    ['a string instead of a number', /"pile":\d+/, '"pile":"many"'],
  ])('is refused with %s in its events', async (_, from, to) => {
    const changed = own.replace(from, to);
    expect(changed).not.toBe(own);
    const { code, err } = await kairo(['show', fileWith(changed)]);
    expect(code).toBe(2);
    expect(err).toMatch(/The record’s field “opening\.\d+\.\w+(\.\d+)?” is missing or wrong\. Expected: /);
  });
});
