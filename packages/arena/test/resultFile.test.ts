import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeSchedule } from '../src/games/schedule.ts';
import { BadResultFile } from '../src/results/badResultFile.ts';
import type { Identity, RequestedMatch } from '../src/results/identity.ts';
import { readRecordedMatch } from '../src/results/recordedMatch.ts';
import { ResultFile, ResultsNotWritten } from '../src/results/resultFile.ts';
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
  // After a forfeit all other contenders win, whatever the points.
  { seats: [1, 1, 0], points: [3, 9, 4], winners: [2], ...REST, forfeit: { seat: 0, reason: REASON } },
];

/** The problem with a file in which one game was changed, if there is one. */
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
  const REQUESTED = { ...IDENTITY, seed: undefined };
  const open = (path: string, requested: RequestedMatch = REQUESTED): ResultFile =>
    new ResultFile(path, requested, { date: '', simulations: {} }, SCHEDULE);

  test('a strong one is drawn, and kept when the match is continued', () => {
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
    ['with a weak seed', { seed: '1' }, { field: 'seed', found: '"1"', wanted: '–' }],
    ['without a seed', { seed: undefined }, { field: 'seed', found: '–', wanted: '–' }],
    ['with other contenders', { seed: '1', contenders: [] }, { field: 'contenders' }],
  ])('a file %s is refused', (_, changes, problem) => {
    const path = join(newFolder(), 'match.jsonl');
    writeFileSync(path, `${JSON.stringify({ format: 'kairo-arena/1', ...IDENTITY, ...changes })}\n`);
    expect(() => open(path)).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ code: 'other', ...problem }) }),
    );
  });
});

test('a failed write is reported, and earlier results are kept', () => {
  const path = join(newFolder(), 'match.jsonl');
  const file = new ResultFile(path, IDENTITY, { date: '', simulations: {} }, SCHEDULE);
  file.add({ group: 1, games: GAMES });
  renameSync(path, `${path}.kept`);
  mkdirSync(path);
  expect(() => file.add({ group: 2, games: GAMES })).toThrow(new ResultsNotWritten('EISDIR'));
  file.close();
  expect(readFileSync(`${path}.kept`, 'utf8').split('\n')).toHaveLength(3);
});

test('a repeated group is refused with its line number', () => {
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

test('a valid line is read', () => {
  expect(problemWith({})).toBeUndefined();
});

test.each([
  ['a seat with fewer points', { winners: [0] }, 1],
  ['only one of those with the most points', { winners: [1] }, 1],
  ['the same seat several times', { winners: [1, 1, 2] }, 1],
  ['an empty list', { winners: [] }, 1],
  ['a seat that does not exist', { winners: [5] }, 1],
  ['not a list', { winners: 1 }, 1],
  ['the seat that forfeited', { winners: [0] }, 2],
  ['another seat of the contender that forfeited', { winners: [1] }, 2],
  ['only some of the others', { winners: [1], forfeit: { seat: 0, reason: REASON } }, 0],
])('a line whose winners are %s is refused with its number', (_, changes, game) => {
  expect(problemWith(changes, game)).toEqual({ code: 'line', line: 2 });
});

test.each([
  ['a string', JSON.stringify(REASON)],
  ['without a command', { error: REASON.error }],
  ['of an unknown kind', { ...REASON, error: { code: 'outside/bored' } }],
  ['without its details', { ...REASON, error: { code: 'outside/exited' } }],
])('a line with a forfeit whose reason is %s is refused with its number', (_, reason) => {
  expect(problemWith({ forfeit: { seat: 0, reason } }, 2)).toEqual({ code: 'line', line: 2 });
});

describe('reading a recorded match', () => {
  const header = { format: 'kairo-arena/1', ...IDENTITY, date: '2026-01-02', simulations: {} };
  const line = JSON.stringify({ group: 1, games: GAMES });
  const read = (...lines: string[]): unknown => {
    try {
      return readRecordedMatch(lines.map((text) => `${text}\n`).join(''));
    } catch (error) {
      return error instanceof BadResultFile ? error.problem : error;
    }
  };

  test('returns its results', () => {
    expect(read(JSON.stringify(header), line)).toMatchObject({
      contenders: ['apprentice', 'random'],
      results: [{ group: 1, games: GAMES }],
    });
  });

  test('refuses a repeated group', () => {
    expect(read(JSON.stringify(header), line, line)).toEqual({ code: 'twice', line: 3 });
  });

  test.each([
    ['empty', ''],
    ['not JSON', 'match'],
    ['an empty object', '{}'],
    ['null', 'null'],
    ['a header of another format', JSON.stringify({ ...header, format: 'kairo-arena/0' })],
    ['a header without contenders', JSON.stringify({ ...header, contenders: 'a, b' })],
    ['a header without an edition', JSON.stringify({ ...header, edition: null })],
    ['a header with five players', JSON.stringify({ ...header, players: 5 })],
  ])('refuses a file whose first line is %s', (_, first) => {
    expect(read(first, line)).toEqual({ code: 'foreign' });
  });
});
