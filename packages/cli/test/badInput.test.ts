import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@kairo/texts';
import { describe, expect, test } from 'vitest';
import { kairo, newFolder } from './harness.ts';

const cwd = newFolder();
const RECORD = [
  'kairo-record/1',
  'rules 1',
  `edition cairo ${'0'.repeat(64)}`,
  'start variable',
  'money hidden',
  'seat A Amina',
  'seat B Bruno',
  'knows table',
  'test-seed 1',
  '',
].join('\n');
mkdirSync(join(cwd, 'folder'));
writeFileSync(join(cwd, 'empty'), '');
writeFileSync(join(cwd, 'prose.txt'), 'Once upon a time\nin Cairo');
writeFileSync(join(cwd, 'broken.json'), '{"format": ');
writeFileSync(join(cwd, 'list.json'), '[1, 2]');
writeFileSync(join(cwd, 'edition.json'), '{"format": "kairo-edition/1"}');
writeFileSync(join(cwd, 'position.json'), '{"players": [1, 2]}');
writeFileSync(join(cwd, 'other-edition.kairo'), RECORD);
writeFileSync(join(cwd, 'nonsense.kairo'), RECORD.replace('rules 1', 'rules of thumb'));
writeFileSync(join(cwd, 'future.kairo'), RECORD.replace('rules 1', 'rules 999'));
// Sparse files, which take no space on disk.
for (const huge of ['huge', 'huge.json']) {
  writeFileSync(join(cwd, huge), '');
  truncateSync(join(cwd, huge), 3_000_000_000);
}
if (process.platform === 'linux') execFileSync('mkfifo', [join(cwd, 'pipe')]);
writeFileSync(join(cwd, 'trace.jsonl'), '{"trace":1}\nnot json\n');

const CASES: readonly (readonly string[])[] = [
  [],
  ['frobnicate'],
  ['play', 'now'],
  ['--frob'],
  ['play', '--frob'],
  ['play', '--seats'],
  ['play', '--seats', 'person'],
  ['play', '--seats', 'person,person,person,person,person'],
  ['play', '--seats', 'person,martian'],
  ['play', '--seats', `person:${'x'.repeat(99)},apprentice`],
  ['play', '--seed', 'with space'],
  ['play', '--seed', ''],
  ['play', '--start', 'upside-down'],
  ['play', '--edition', 'atlantis'],
  ['play', '--edition', 'edition.json'],
  ['play', '--edition', 'missing.json'],
  ['play', '--resume', 'missing.kairo'],
  ['play', '--resume', 'prose.txt'],
  ['play', '--resume', 'other-edition.kairo'],
  ['play', '--resume', 'nonsense.kairo'],
  ['play', '--resume', '--seats', 'person,apprentice'],
  ['play', '--resume', ''],
  ['play', '--save', 'prose.txt'],
  ['play', '--save', 'folder'],
  ['play', '--save', ''],
  ['play', '--save', 'prose.txt/impossible.kairo'],
  // No folder can be created there.
  ...(process.platform === 'linux' ? [['play', '--save', '/proc/none/game.kairo']] : []),
  ['simulate', '--games', '0'],
  ['simulate', '--games', 'many'],
  ['simulate', '--games', '-3'],
  ['simulate', '--players', '5'],
  ['simulate', '--players', '1'],
  ['simulate', '--players', '2.5'],
  ['simulate', '--bots', 'apprentice,clever'],
  ['simulate', '--bots', 'apprentice,apprentice,apprentice', '--players', '2'],
  ['simulate', '--bots', 'apprentice,random', '--players', '3'],
  ['simulate', '--bots', 'random,random,random,random,random'],
  ['simulate', '--seed', '\u0007'],
  ['simulate', '--edition', ''],
  ['simulate', '--bots', 'merchant@'],
  ['simulate', '--bots', 'merchant@0'],
  ['simulate', '--bots', 'trader@500'],
  ['play', '--seats', 'person,merchant@soon'],
  ['arena'],
  ['arena', 'random'],
  ['arena', 'random', 'clever'],
  ['arena', 'random', 'merchant@fast'],
  ['arena', 'random', 'run:'],
  ['arena', 'random', 'run:python3 "my bot.py'],
  ['arena', 'random', 'run@0:python3'],
  ['arena', 'random', 'apprentice', '--players', '5'],
  ['arena', 'random', 'apprentice', '--games', '0'],
  ['arena', 'random', 'apprentice', '--jobs', '0'],
  ['arena', 'random', 'apprentice', '--sprt', '30'],
  ['arena', 'random', 'apprentice', '--sprt', '30,0'],
  ['arena', 'random', 'apprentice', '--sprt', 'a,b'],
  ['arena', 'random', 'apprentice', 'random', '--sprt', '0,30'],
  ['arena', 'random', 'apprentice', '--out', 'prose.txt'],
  ['arena', 'random', 'apprentice', '--out', 'folder'],
  ['arena', 'random', 'apprentice', '--out', ''],
  ['trace', '--players', 'three', '--jsonl'],
  ['trace', '--seed', 'ö'],
  ['trace', '--seed', 'x'.repeat(129)],
  ['trace', '--summary', '--games', '1e3'],
  ['trace', '--games', '5'],
  ['trace', '--summary', '--jsonl'],
  ['perft', '--depth', '7'],
  ['perft', '--depth', '0'],
  ['perft', '--depth', '-1'],
  ['perft', '--depth', '1.5'],
  ['replay'],
  ['replay', 'missing.kairo'],
  ['replay', 'folder'],
  ['replay', 'huge'],
  ['verify', 'huge'],
  ['play', '--resume', 'huge'],
  ['play', '--edition', 'huge.json'],
  ...(process.platform === 'linux'
    ? [
        ['verify', '/dev/zero'],
        ['show', 'pipe'],
        ['play', '--resume', 'pipe'],
        ['play', '--save', '/dev/null'],
        ['arena', 'random', 'apprentice', '--out', '/dev/zero'],
      ]
    : []),
  ['replay', 'empty'],
  ['replay', 'future.kairo'],
  ['replay', 'other-edition.kairo', '--turn', 'first'],
  ['show', 'missing.json'],
  ['show', 'broken.json'],
  ['show', 'list.json'],
  ['show', 'position.json'],
  ['show', 'prose.txt', 'twice'],
  ['verify', ''],
  ['verify', 'prose.txt'],
  ['verify', 'trace.jsonl'],
  ['verify', 'nonsense.kairo'],
  ['bot'],
  ['bot', '--stdio', '--bot', 'clever'],
  ['help', 'frobnicate'],
  ['help', 'simulate', 'play'],
];

/** Their messages are English in every locale. */
const TOOLS = new Set(['simulate', 'arena', 'trace', 'perft', 'bot', 'bench']);

describe.each(LOCALES)('bad input in %s', (lang) => {
  test.each(CASES.map((args) => [args.join(' ') || '(nothing)', args] as const))('%s', async (_, args) => {
    const { code, out, err } = await kairo([...args, `--lang=${lang}`], { cwd });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^kairo: [^\n]+\n$/);
    expect(err).not.toMatch(/\bat \S+:\d+|undefined|\[object|Error/);
    if (TOOLS.has(args[0] ?? '')) expect(err).toBe((await kairo(args, { cwd })).err);
  });
});

test('errors are reported in four languages', async () => {
  const runs = await Promise.all(LOCALES.map((lang) => kairo(['frobnicate', '--lang', lang])));
  expect(new Set(runs.map(({ err }) => err)).size).toBe(LOCALES.length);
});

test('options without effect are refused by name', async () => {
  const errorOf = async (...args: string[]): Promise<string> => (await kairo(args, { cwd })).err;
  expect(await errorOf('trace', '--games', '5')).toContain('--games only works with --summary');
  expect(await errorOf('trace', '--summary', '--jsonl')).toContain(
    '--jsonl and --summary do not go together',
  );
  expect(await errorOf('play', '--resume', '--seed', '1')).toContain(
    '--resume and --seed do not go together',
  );
  expect(await errorOf('help', 'foo')).toContain('There is no command “foo”');
  expect(await errorOf('simulate', '--bots', 'random,random', '--players', '3')).toContain(
    '2 bots for 3 players',
  );
});

test('a path that is not a readable file is refused with the reason', async () => {
  const errorOf = async (...args: string[]): Promise<string> => (await kairo(args, { cwd })).err;
  expect(await errorOf('play', '--save', 'folder')).toBe('kairo: folder is a folder; name a file.\n');
  expect(await errorOf('verify', 'folder')).toBe('kairo: folder is a folder; name a file.\n');
  expect(await errorOf('verify', 'huge')).toBe('kairo: huge is too large; files of up to 64 MB are read.\n');
  if (process.platform === 'linux')
    expect(await errorOf('verify', 'pipe')).toBe('kairo: pipe is not a regular file.\n');
  expect(await errorOf('verify', '')).toBe('kairo: The name of the file is empty.\n');
});

test('an invalid name of an outside program is refused with the reason', async () => {
  const errorOf = async (name: string): Promise<string> =>
    (await kairo(['arena', 'random', name], { cwd })).err;
  expect(await errorOf('run@0:python3')).toContain('“@0” is not a thinking time');
  expect(await errorOf('run@500')).toContain('A command is missing after “run:”');
  expect(await errorOf('run:python3 "bot.py')).toContain(
    'A quotation mark is not closed: run:python3 "bot.py',
  );
});

test('an outside program that cannot be started is reported once, and no file is written', async () => {
  const folder = newFolder();
  const args = ['arena', 'run:no-such-program --fast', 'random', '--edition', 'alley', '--games', '2'];
  expect(await kairo([...args, '--jobs', '1', '--out', 'match.jsonl'], { cwd: folder })).toEqual({
    code: 2,
    out: '',
    err: 'kairo: “no-such-program --fast” cannot be started: the program “no-such-program” does not exist or cannot be run (ENOENT). [outside/start]\n',
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('an outside program that exits before its hello counts as not started', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'exits.mjs'), 'process.exit(3);\n');
  const command = `"${process.execPath}" "${join(folder, 'exits.mjs')}"`;
  const args = ['arena', `run:${command}`, 'random', '--edition', 'alley', '--games', '2', '--jobs', '1'];
  expect(await kairo([...args, '--out', 'match.jsonl'], { cwd: folder })).toEqual({
    code: 2,
    out: '',
    err: `kairo: “${command}” cannot be started: it exited before saying “hello” (3). [outside/start]\n`,
  });
  expect(readdirSync(folder)).toEqual(['exits.mjs']);
});

test.each([
  ['installed', { script: '/usr/local/bin/kairo' }, 'kairo'],
  [
    'through npm',
    { script: '/kairo/packages/cli/src/main.ts', env: { npm_lifecycle_event: 'kairo' } },
    'npm run kairo --',
  ],
  ['from its folder', { script: '/kairo/dist/kairo.mjs', cwd: '/kairo' }, 'node dist/kairo.mjs'],
  ['from elsewhere', { script: '/my games/kairo.mjs', cwd: '/kairo' }, 'node "/my games/kairo.mjs"'],
])('suggested commands start like this run did: %s', async (_, surroundings, command) => {
  expect((await kairo(['frobnicate'], surroundings)).err).toContain(`“${command} --help”`);
});

test('an unknown language is reported in that of the system', async () => {
  const { code, err } = await kairo(['play', '--lang', 'tlh'], { env: { LANG: 'de_DE' } });
  expect({ code, err }).toEqual({
    code: 2,
    err: 'kairo: Die Sprache „tlh“ gibt es nicht; wähle eine von en, de, es, fr.\n',
  });
});
