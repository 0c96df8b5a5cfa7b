import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { LOCALES, messages } from '@kairo/texts';
import { describe, expect, test } from 'vitest';
import { run } from '../src/index.ts';
import { kairo, newFolder } from './harness.ts';

const COMMANDS = ['play', 'replay', 'show', 'verify', 'rules'] as const;
/** Tools for engineers, in English. */
const TOOLS = ['simulate', 'arena', 'trace', 'perft', 'bot'] as const;

describe.each(LOCALES)('help in %s', (lang) => {
  const { help, tagline } = messages(lang).terminal;

  test('lists the commands', async () => {
    const { code, out, err } = await kairo(['--help', '--lang', lang]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(tagline);
    const text = out.replaceAll(/\s+/g, ' ');
    for (const command of [...COMMANDS, ...TOOLS]) {
      expect(out).toContain(`\n  ${command} `);
      expect(text).toContain(help.commands[command]);
    }
    for (const usage of [`simulate ${help.optionsOnly}`, `arena ${help.arenaUsage}`]) {
      expect(out).toContain(`\n  ${usage} `);
    }
    expect(out.startsWith(help.headings.usage)).toBe(true);
  });

  test.each(COMMANDS)('explains %s', async (command) => {
    const { code, out } = await kairo([command, '--help', '--lang', lang]);
    expect(code).toBe(0);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(help.commands[command].replaceAll(/\s+/g, ' '));
    expect(out).toContain('--lang');
    if (lang !== 'en') expect(out).not.toMatch(/Options:|Arguments:|display help|<file>\n/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test.each(TOOLS)('explains %s in English', async (tool) => {
    const { code, out } = await kairo([tool, '--help', '--lang', lang]);
    expect(code).toBe(0);
    expect(out).toBe((await kairo([tool, '--help', '--lang', 'en'])).out);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(messages('en').terminal.help.commands[tool]);
    expect(out).toContain('--lang');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

test.each([
  [{ KAIRO_LANG: 'de', LC_ALL: 'fr_FR.UTF-8' }, 'Aufruf:'],
  [{ LC_ALL: 'fr_FR.UTF-8', LANG: 'es_ES.UTF-8' }, 'Usage :'],
  [{ LANG: 'es_ES.UTF-8' }, 'Uso:'],
  [{ LANG: 'C.UTF-8' }, 'Usage:'],
])('the environment sets the language: %o', async (env, usage) => {
  expect((await kairo(['--help'], { env })).out.replaceAll('\u00a0', ' ')).toContain(usage);
});

test('help is also a command', async () => {
  expect(await kairo(['help', 'perft'])).toEqual(await kairo(['perft', '--help']));
  expect(await kairo(['help'])).toEqual(await kairo(['--help']));
});

test('version', async () => {
  expect((await kairo(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('perft counts', async () => {
  const args = ['perft', '--edition', 'alley', '--players', '2', '--start', 'preset', '--seed', '1'];
  const { code, out } = await kairo([...args, '--depth', '2']);
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 2)).toEqual(['depth     sequences', expect.stringMatching(/^ {4}1 +\d+$/)]);
  expect(await kairo(args)).toEqual({ code, out, err: '' });
});

test('perft prints each depth as soon as it is counted', async () => {
  const written: string[] = [];
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  const io = { stdin: Readable.from([]), stdout, stderr: stdout, env: { LANG: 'en' }, cwd: '/' };
  await run(['perft', '--edition', 'alley', '--start', 'preset', '--players', '2', '--seed', '7'], io);
  expect(written).toEqual(['depth     sequences\n', '    1           143\n', '    2         12659\n']);
});

describe('simulate', () => {
  const args = [
    'simulate',
    '--games',
    '3',
    '--players',
    '2',
    '--bots',
    'apprentice,random',
    '--edition',
    'alley',
  ];

  test('reports as a table', async () => {
    const { code, out, err } = await kairo(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('3 games on alley with 2 players');
    expect(out).toMatch(/1 +Apprentice +[\d.]+ +\d+ +\d+ +\d+/);
    expect(out).toMatch(/expand a stand +[\d.]+%/);
  });

  test('reports as JSON, the same for the same seed', async () => {
    const { out } = await kairo([...args, '--json', '--seed', 'x']);
    const results = JSON.parse(out);
    expect(results).toMatchObject({ edition: 'alley', players: 2, start: 'variable', seed: 'x', games: 3 });
    expect(results.seats.map(({ bot }: { bot: string }) => bot)).toEqual(['apprentice', 'random']);
    expect(results.winShare.apprentice + results.winShare.random).toBeCloseTo(1);
    expect(results.endReasons.supply + results.endReasons.standstill).toBe(3);
    expect((await kairo([...args, '--json', '--seed', 'x'])).out).toBe(out);
    expect((await kairo([...args, '--json', '--seed', 'y'])).out).not.toBe(out);
  });

  test('has as many players as bots, and a single bot plays all seats', async () => {
    const seats = async (bots: string): Promise<number> =>
      JSON.parse(
        (await kairo(['simulate', '--games', '1', '--edition', 'alley', '--json', '--bots', bots])).out,
      ).seats.length;
    expect(await seats('random,random')).toBe(2);
    expect(await seats('random,random,apprentice')).toBe(3);
    expect(await seats('random')).toBe(4);
  });

  test('draws a bar only on a terminal', async () => {
    expect((await kairo(args, { terminal: { columns: 80, rows: 24 } })).err).toBe('');
  });
});

describe('trace and verify', () => {
  const args = ['trace', '--seed', '7', '--players', '3', '--edition', 'alley', '--jsonl'];

  test('a trace is a header, decisions and an end', async () => {
    const { out } = await kairo(args);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ trace: 1, players: 3, start: 'variable', seed: '7' });
    expect(lines.slice(1, -1).map(({ n }) => n)).toEqual(lines.slice(1, -1).map((_, i) => i));
    expect(lines.at(-1)).toHaveProperty('result.reason');
  });

  test('a trace can be verified, and the first difference is reported', async () => {
    const cwd = newFolder();
    const { out } = await kairo(args);
    writeFileSync(join(cwd, 'fine.jsonl'), out);
    expect((await kairo(['verify', 'fine.jsonl'], { cwd })).out).toMatch(/^All correct: \d+ decisions\.\n$/);

    const lines = out.trimEnd().split('\n');
    const broken = (n: number, change: (line: string) => string): string =>
      lines.map((line, i) => (i === n ? change(line) : line)).join('\n');
    const cases: [string, string][] = [
      [broken(12, (line) => line.replace('"seat":', '"seat":9')), 'Decision 11 differs in “state”.'],
      [
        broken(30, (line) => line.replace(/"legal":\[\{.*?\}(?:,|\])/, '"legal":[')),
        'Decision 29 differs in “legal”.',
      ],
      [
        broken(5, (line) => line.replace(/"chosen":\d+/, '"chosen":99999')),
        'Decision 4 differs in “chosen”.',
      ],
      [broken(8, (line) => line.replace(/"events":.*/, '"events":[]}')), 'Decision 7 differs in “events”.'],
      [lines.slice(0, 20).join('\n'), 'The trace stops at decision 19, but the game is not over.'],
      [broken(lines.length - 1, (line) => line.replace('"points":[', '"points":[9')), 'The result differs.'],
      [[...lines, '{}'].join('\n'), 'There are lines after the end of the game.'],
      [
        broken(0, (line) => line.replace('"rulesVersion":1', '"rulesVersion":99')),
        'The trace follows version 99',
      ],
      [
        broken(0, (line) => line.replace('"trace":1', '"trace":2')),
        'The trace has format 2; this program reads format 1.',
      ],
      [lines.slice(1).join('\n'), 'The header (the first line of a trace) is missing'],
      [lines.at(-1) ?? '', 'The header (the first line of a trace) is missing'],
      [lines.slice(0, -1).join('\n'), 'The last line, with the final state and the result, is missing'],
      [`\n${broken(4, () => '{"n":3,')}`, 'Line 6 is not a JSON object.'],
    ];
    for (const [text, problem] of cases) {
      writeFileSync(join(cwd, 'broken.jsonl'), text);
      const { code, err } = await kairo(['verify', 'broken.jsonl'], { cwd });
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(problem) });
    }
  });

  test('a trace that cannot be shown is refused with the place of the problem', async () => {
    const cwd = newFolder();
    const { out } = await kairo(args);
    const file = join(cwd, 'game.jsonl');
    const show = (...more: string[]) => kairo(['show', 'game.jsonl', ...more], { cwd });
    writeFileSync(file, out);
    const decisions = out.trimEnd().split('\n').length - 2;
    expect(await show('--turn', String(decisions))).toEqual(await show());
    expect(await show('--turn', String(decisions + 1))).toEqual({
      code: 2,
      out: '',
      err: `kairo: game.jsonl: --turn ${decisions + 1} lies beyond the trace: it has ${decisions} decisions.\n`,
    });
    writeFileSync(file, out.replace('"trace":1', '"trace":2'));
    expect((await show()).err).toContain('The trace has format 2');
    writeFileSync(file, out.replace(/(\n\{"n":7,.*"chosen":)\d+/, '$199999'));
    expect((await show()).err).toContain('Decision 7 differs in “chosen”.');
    expect((await show('--turn', '7')).code).toBe(0);
  });

  test('a position has no turns', async () => {
    const cwd = newFolder();
    const { state } = JSON.parse((await kairo(args)).out.split('\n')[9] ?? '');
    writeFileSync(join(cwd, 'position.json'), JSON.stringify({ edition: 'alley', state }));
    expect((await kairo(['show', 'position.json'], { cwd })).code).toBe(0);
    expect(await kairo(['show', 'position.json', '--turn', '5'], { cwd })).toEqual({
      code: 2,
      out: '',
      err: 'kairo: position.json is a single position; --turn is for records and traces.\n',
    });
  });

  test('a summary counts rare events', async () => {
    const { out } = await kairo(['trace', '--summary', '--games', '6', '--edition', 'alley', '--json']);
    const counts = JSON.parse(out);
    expect(counts.finalPhases).toEqual({ times: 6, games: 6 });
    for (const rare of ['reshuffles', 'doubledPayments', 'jokers', 'threeCards', 'barkers', 'distanceTies']) {
      expect(counts[rare].times).toBeGreaterThan(0);
    }
    const { out: table } = await kairo(['trace', '--summary', '--games', '2', '--edition', 'alley']);
    expect(table).toContain('moves of blocked stalls');
  });

  test('without --jsonl a trace is printed in notation', async () => {
    const { out } = await kairo(['trace', '--seed', '7', '--players', '3', '--edition', 'alley']);
    expect(out).toMatch(/^0 [ABC] place \w+ [a-i]\d-[a-i]\d\n/);
  });
});
