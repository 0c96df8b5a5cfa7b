import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { POSITIONS } from '../../../packages/bots/test/positions/all.ts';
import { insertTables } from '../../shared/insertTables.ts';
import { type Match, readMatches } from './matches.ts';
import { differences } from './replay.ts';
import type { Row } from './rows.ts';
import { readSolved } from './solved.ts';
import { barTable, pairedTable, played, tables } from './tables.ts';

const matches = readMatches(new URL('./', import.meta.url));

test('the report matches the games (npm run bench -- strength)', () => {
  const report = readFileSync(new URL('../strength.md', import.meta.url), 'utf8');
  expect(insertTables(report, tables(matches, readSolved()))).toBe(report);
});

test('the counts are of all current positions (npm run bench -- positions --keep)', () => {
  expect(readSolved().positions).toBe(POSITIONS.length);
});

/** A match of two players in which the first wins both games of this number of deals, and loses the others. */
function match(name: string, won: number, deals: number, more: Partial<Match> = {}): [string, Match] {
  const results = Array.from({ length: deals }, (_, i) => {
    const side = i < won ? 0 : 1;
    const games = [
      { seats: [0, 1], winners: [side] },
      { seats: [1, 0], winners: [1 - side] },
    ].map((game) => ({ ...game, points: [0, 0], turns: 1, plies: 2, ms: [1, 1], decisions: [1, 1] }));
    return { group: i + 1, games };
  });
  const edition = { id: 'cairo', hash: 'h' };
  const about = { contenders: ['a', 'b'], players: 2, edition, start: 'variable' as const, rulesVersion: 1 };
  const origin = { date: '2026-01-02', program: 'p', simulations: {} };
  return [name, { ...about, ...origin, seed: name, file: `${name}.jsonl`, results, ...more }];
}

function rowOf(won: number, deals: number, row: Partial<Row>): string {
  const lines = barTable(new Map([match('m', won, deals)]), [{ measure: 'a', matches: ['m'], ...row }]);
  return lines.split('\n').at(-1) ?? '';
}

test('a target is reached, missed, or undecided', () => {
  const must = { share: 0.5 };
  const aim = { share: 0.8 };
  expect(rowOf(200, 200, { must, aim })).toContain('| 50 % | 80 % | **100.0 %** (98.');
  expect(rowOf(200, 200, { must, aim })).toMatch(/\| aim reached \|$/);
  expect(rowOf(164, 200, { must, aim })).toMatch(
    /\| reached; so is the aim, though it lies within the interval \|$/,
  );
  expect(rowOf(156, 200, { must, aim })).toMatch(/\| reached; the aim lies within the interval \|$/);
  expect(rowOf(130, 200, { must, aim })).toMatch(/\| reached \|$/);
  expect(rowOf(102, 200, { must, aim })).toMatch(
    /\| above the target, but more games are needed to be sure \|$/,
  );
  expect(rowOf(98, 200, { must, aim })).toMatch(/\| \*\*not reached\*\*, but within the interval \|$/);
  expect(rowOf(60, 200, { must, aim })).toMatch(/\| \*\*not reached\*\* \|$/);
  expect(rowOf(20, 20, { must: { elo: 10 }, remark: 'by day' })).toMatch(
    /\*\*at least \+\d+\*\*, all won \| 40 \| reached; only 20 deals, so a rough interval; by day \|$/,
  );
  expect(rowOf(200, 200, { must, isTimed: true })).toMatch(
    /\| reached; the opponent took 1\.0 times as long \|$/,
  );
});

test('games can be replayed, and changed bots are detected', async () => {
  const played = matches.get('trader-apprentice-alley-2');
  if (played === undefined) throw new Error('no such match');
  expect(await differences(played, 2)).toEqual([]);
  expect(await differences({ ...played, contenders: ['apprentice', 'trader'] }, 1)).toEqual([1]);
});

test('the result of a sequential test is shown', () => {
  const judged = (won: number, deals: number): string => {
    const row = { measure: 'a', matches: ['m'], test: { elo0: 0, elo1: 50 } };
    return barTable(new Map([match('m', won, deals)]), [row]);
  };
  expect(judged(40, 40)).toContain('| +50 accepted |');
  expect(judged(5, 40)).toContain('| 0 accepted |');
  expect(judged(7, 12)).toContain('| **undecided** when it was stopped (LLR +0.');
});

test('only matches of one kind are counted together, each deal once', () => {
  const row = { measure: 'both', matches: ['m', 'n'] };
  const both = new Map([match('m', 30, 40), match('n', 10, 40)]);
  expect(played(both, row)).toMatchObject({ games: 160, winShare: { mean: 0.5 } });
  const other = { contenders: ['a', 'c'] };
  expect(() => played(new Map([match('m', 1, 2), match('n', 1, 2, other)]), row)).toThrow('one kind');
  expect(() => played(new Map([match('m', 1, 2), match('n', 1, 2, { seed: 'm' })]), row)).toThrow('deals');
  expect(() => played(new Map([match('m', 1, 2)]), row)).toThrow('no n.jsonl');
  expect(() => tables(new Map([...matches, match('forgotten', 1, 2)]), readSolved())).toThrow(
    'no row of the report',
  );
});

test('two matches on the same deals are compared deal by deal', () => {
  const comparison = { measure: 'a', one: 'm', other: 'n', test: { elo0: 0, elo1: 35 } };
  const told = (won: number, other: Partial<Match> = {}): string =>
    pairedTable(new Map([match('m', won, 60), match('n', 20, 60, { seed: 'm', ...other })]), [comparison]);
  expect(told(50)).toMatch(
    /\| 83\.3 % \| 33\.3 % \| \*\*\+50\.0\*\* \(\+\d+\.\d to .*\| 60 \| \+35 accepted \|$/,
  );
  expect(told(5)).toMatch(/\| \*\*−25\.0\*\* .*\| 0 accepted \|$/);
  expect(told(23)).toMatch(/\| \*\*undecided\*\*/);
  // Deals in only one of the matches do not count.
  const fewer = match('n', 20, 30, { seed: 'm' })[1].results;
  expect(told(50, { results: fewer })).toMatch(/\| 100\.0 % \| 66\.7 % \|.*\| 30 \|/);
  expect(() => told(50, { seed: 'n' })).toThrow('the same deals');
  expect(() => told(50, { contenders: ['a', 'c'] })).toThrow('the same rivals');
});
