import { readdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { kairo, newFolder } from './harness.ts';
import { expectToFit, TERMINAL } from './pages.ts';
import { randomPerson } from './person.ts';

describe('a whole game, line by line', () => {
  test.each([
    ['two with a bot', 'person:Amina,apprentice', []],
    ['two people', 'person:Amina,person:Bruno', ['--start', 'preset']],
    ['three', 'random,person:Amina,apprentice', ['--open-money']],
    ['four', 'person:Amina,person:Bruno,person:Chloé,person:Dagmar', []],
  ])('%s', async (name, seats, more) => {
    const cwd = newFolder();
    const args = ['play', '--seats', seats, '--edition', 'alley', '--seed', 'whole', ...more];
    const { code, out, err } = await kairo(args, { cwd, person: randomPerson(name) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/the game is over\.\n/);
    expect(out).toMatch(/\n(\S.* wins|\S.* share the victory)\.\nThe whole game is in /);
    expect(stripVTControlCharacters(out)).toBe(out);

    const [file = '', ...leftBehind] = readdirSync(cwd);
    expect(file).toMatch(/\.kairo$/);
    expect(leftBehind).toEqual([]);
    expect((await kairo(['verify', file], { cwd })).out).toMatch(/^All correct: \d+ turns\. /);
    const shown = await kairo(['show', file], { cwd });
    expect(shown.out).toContain('end of the game');
    const told = await kairo(['replay', file], { cwd });
    expect(told.out).toMatch(/^0\. \d players at the table/);
    expect((await kairo(['replay', file, '--turn', '1'], { cwd })).out).toMatch(/^1\. /);
    expect((await kairo(['replay', file, '--turn', '99999'], { cwd })).code).toBe(2);
  });
});

test.each([
  ['person:Amina,apprentice', 'alley'],
  ['person:Amina,person:Bruno,apprentice,random', 'cairo'],
])('every page of a whole game fits 80 × 24: %s on %s', async (seats, edition) => {
  const { code, out } = await kairo(['play', '--seats', seats, '--edition', edition, '--seed', '8'], {
    cwd: newFolder(),
    terminal: TERMINAL,
    env: { TERM: 'xterm-256color' },
    person: randomPerson('pages', '\r'),
  });
  expect(code).toBe(0);
  expectToFit(out, TERMINAL);
});
