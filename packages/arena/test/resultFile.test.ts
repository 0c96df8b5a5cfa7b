import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeSchedule } from '../src/games/schedule.ts';
import { BadResultFile } from '../src/results/badResultFile.ts';
import type { Identity, Wanted } from '../src/results/identity.ts';
import { readRecordedMatch } from '../src/results/recordedMatch.ts';
import { CannotKeep, ResultFile } from '../src/results/resultFile.ts';
import { newFolder } from './folders.ts';

const IDENTITY: Identity = {
  contenders: ['apprentice', 'random'],
  players: 3,
  edition: { id: 'alley', hash: '' },
  start: 'variable',
  seed: '1',
  rulesVersion: 1,
  program: '',
};
const SCHEDULE = makeSchedule(2, 3, 3);
const REST = { turns: 80, plies: 100, ms: [1, 1, 1], decisions: [50, 25, 25] };
const REASON = { command: './bot', error: { code: 'outside/exited', status: '3' } } as const;
const GAMES = [
  { seats: [0, 1, 1], points: [60, 50, 40], winners: [0], ...REST },
  { seats: [1, 0, 1], points: [50, 60, 60], winners: [1, 2], ...REST },
  // Nobody asks for points when a program could not go on: all others have won.
  { seats: [1, 1, 0], points: [3, 9, 4], winners: [2], ...REST, forfeit: { seat: 0, reason: REASON } },
];

/** The problem with a file with these changes to one of its games, or nothing. */
function problemWith(changes: object, game = 1): unknown {
  const folder = newFolder();
  const path = join(folder, 'match.jsonl');
  const games = GAMES.map((known, i) => (i === game ? { ...known, ...changes } : known));
  const header = JSON.stringify({ format: 'kairo-arena/1', ...IDENTITY });
  const text = `${header}\n${JSON.stringify({ group: 1, games })}\n`;
  writeFileSync(path, text);
  try {
    const file = new ResultFile(path, IDENTITY, { date: '', simulations: {} }, SCHEDULE);
    expect(file.results).toEqual([{ group: 1, games }]);
    file.close();
    return undefined;
  } catch (error) {
    expect(readFileSync(path, 'utf8')).toBe(text);
    return error instanceof BadResultFile ? error.problem : error;
  } finally {
    expect(readdirSync(folder)).toEqual(['match.jsonl']);
  }
}

describe('without a seed', () => {
  const WANTED = { ...IDENTITY, seed: undefined };
  const open = (path: string, wanted: Wanted = WANTED): ResultFile =>
    new ResultFile(path, wanted, { date: '', simulations: {} }, SCHEDULE);

  test('one is drawn that nobody can guess, and gone on with', () => {
    const path = join(newFolder(), 'match.jsonl');
    const first = open(path);
    const { seed } = first.identity;
    expect(seed).toMatch(/^[\da-f]{32}$/);
    expect(first.identity).toEqual({ ...IDENTITY, seed });
    first.add({ group: 1, games: GAMES });
    first.close();
    expect(JSON.parse(readFileSync(path, 'utf8').split('\n')[0] ?? '')).toMatchObject({ seed });
    const again = open(path);
    expect(again.identity).toEqual(first.identity);
    expect(again.results).toHaveLength(1);
    again.close();
    open(path, { ...IDENTITY, seed }).close();
    const other = open(join(newFolder(), 'match.jsonl'));
    expect(other.identity.seed).not.toBe(seed);
    other.close();
  });

  test.each([
    ['of a seed that could be guessed', { seed: '1' }, { field: 'seed', found: '"1"', wanted: '–' }],
    ['without any', { seed: undefined }, { field: 'seed', found: '–', wanted: '–' }],
    ['of other contenders', { seed: '1', contenders: [] }, { field: 'contenders' }],
  ])('a file %s is refused', (_, changes, problem) => {
    const path = join(newFolder(), 'match.jsonl');
    writeFileSync(path, `${JSON.stringify({ format: 'kairo-arena/1', ...IDENTITY, ...changes })}\n`);
    expect(() => open(path)).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ code: 'other', ...problem }) }),
    );
  });
});

test('what the disk does not take is told, and what it took before is kept', () => {
  const path = join(newFolder(), 'match.jsonl');
  const file = new ResultFile(path, IDENTITY, { date: '', simulations: {} }, SCHEDULE);
  file.add({ group: 1, games: GAMES });
  renameSync(path, `${path}.kept`);
  mkdirSync(path);
  expect(() => file.add({ group: 2, games: GAMES })).toThrow(new CannotKeep('EISDIR'));
  file.close();
  expect(readFileSync(`${path}.kept`, 'utf8').split('\n')).toHaveLength(3);
});

test('a deal that is there twice is refused by its line', () => {
  const path = join(newFolder(), 'match.jsonl');
  const file = new ResultFile(path, IDENTITY, { date: '', simulations: {} }, SCHEDULE);
  file.add({ group: 1, games: GAMES });
  file.close();
  const [, line = ''] = readFileSync(path, 'utf8').split('\n');
  appendFileSync(path, `${line}\n`);
  expect(() => new ResultFile(path, IDENTITY, { date: '', simulations: {} }, SCHEDULE)).toThrow(
    expect.objectContaining({ problem: { code: 'twice', line: 3 } }),
  );
});

test('a line that holds together is read', () => {
  expect(problemWith({})).toBeUndefined();
});

test.each([
  ['somebody with fewer points', { winners: [0] }, 1],
  ['not all who have most', { winners: [1] }, 1],
  ['one seat several times', { winners: [1, 1, 2] }, 1],
  ['nobody', { winners: [] }, 1],
  ['a seat that there is not', { winners: [5] }, 1],
  ['no list', { winners: 1 }, 1],
  ['the one who could not go on', { winners: [0] }, 2],
  ['the same contender in another seat', { winners: [1] }, 2],
  ['only some of the others', { winners: [1], forfeit: { seat: 0, reason: REASON } }, 0],
])('a line whose winners are %s is refused by its number', (_, changes, game) => {
  expect(problemWith(changes, game)).toEqual({ code: 'line', line: 2 });
});

test.each([
  ['in a text, as older versions wrote it', JSON.stringify(REASON)],
  ['of nobody', { error: REASON.error }],
  ['of no kind that there is', { ...REASON, error: { code: 'outside/bored' } }],
  ['without what belongs to it', { ...REASON, error: { code: 'outside/exited' } }],
])('a line with a forfeit whose reason is %s is refused by its number', (_, reason) => {
  expect(problemWith({ forfeit: { seat: 0, reason } }, 2)).toEqual({ code: 'line', line: 2 });
});

describe('a match that somebody only reads', () => {
  const header = { format: 'kairo-arena/1', ...IDENTITY, date: '2026-01-02', simulations: {} };
  const line = JSON.stringify({ group: 1, games: GAMES });
  const read = (...lines: string[]): unknown => {
    try {
      return readRecordedMatch(lines.map((text) => `${text}\n`).join(''));
    } catch (error) {
      return error instanceof BadResultFile ? error.problem : error;
    }
  };

  test('comes with its results', () => {
    expect(read(JSON.stringify(header), line)).toMatchObject({
      contenders: ['apprentice', 'random'],
      results: [{ group: 1, games: GAMES }],
    });
  });

  test('counts no deal twice', () => {
    expect(read(JSON.stringify(header), line, line)).toEqual({ code: 'twice', line: 3 });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'match'],
    ['an empty object', '{}'],
    ['null', 'null'],
    ['another format', JSON.stringify({ ...header, format: 'kairo-arena/0' })],
    ['no contenders', JSON.stringify({ ...header, contenders: 'a, b' })],
    ['no edition', JSON.stringify({ ...header, edition: null })],
    ['five players', JSON.stringify({ ...header, players: 5 })],
  ])('is none if its first line is %s', (_, first) => {
    expect(read(first, line)).toEqual({ code: 'foreign' });
  });
});
