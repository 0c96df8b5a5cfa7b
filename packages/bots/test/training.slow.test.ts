/** The commands that teach the bots, with very few games: they can be repeated, and what they write can be used. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readWeights } from '../src/learned/weights.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'kairo-training-'));
afterAll(() => rmSync(folder, { recursive: true }));

function train(program: string, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'training', program), ...options],
    {
      encoding: 'utf8',
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

test('the same options teach an evaluation the same', () => {
  const once = (games: string): string =>
    train(
      'train.ts',
      ...['--edition', 'alley', '--players', '2', '--rounds', '1', '--games', games, '--units', '4'],
      ...['--deals', '1', '--out', join(folder, 'alley2.json')],
    );
  const first = once('20');
  expect(first).toMatch(/^round 1: loss \d\.\d+, \d\.\d+ × an even share against the best\n$/);
  expect(once('20')).toBe(first);
  expect(once('21')).not.toBe(first);
});

test('an outlook is the same on one thread and on two', () => {
  const outlook = (threads: string): string => {
    const out = join(folder, threads);
    train(
      'vizier.ts',
      '--players',
      '3',
      '--rounds',
      '0',
      '--games',
      '210',
      '--threads',
      threads,
      '--out',
      out,
    );
    return readFileSync(join(out, 'outlook3.json'), 'utf8');
  };
  const one = outlook('1');
  expect(outlook('2')).toBe(one);
  const weights = readWeights(JSON.parse(one), 3);
  expect(weights.ok).toBe(true);
  expect(one).toContain('"learnt": "npm run train:vizier -- --players 3 --rounds 0 --games 210');
});
