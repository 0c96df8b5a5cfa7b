/** The training commands with very few games: they are reproducible, and their output can be used. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readWeights } from '../src/learned/weights.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'kairo-training-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'workshop/training', program), ...options],
    {
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

function train(program: string, ...options: string[]): string {
  const { stdout, ...rest } = run(program, ...options);
  expect(rest).toEqual({ status: 0, stderr: '' });
  return stdout;
}

function unitsOf(file: string, players: number): number {
  const weights = readWeights(JSON.parse(file), players);
  if (!weights.ok) throw new Error(JSON.stringify(weights.error));
  return weights.value.units;
}

test('training an evaluation is reproducible', () => {
  // Some rounds win by luck, with so few games: after a change to the bots other numbers may be needed.
  const options = '--edition alley --players 2 --rounds 4 --games 30 --units 4 --memory 6 --deals 2';
  const once = (name: string): readonly [told: string, written: string] => {
    const out = join(folder, name);
    const told = train('train.ts', ...options.split(' '), '--out', out);
    return [told, readFileSync(out, 'utf8')];
  };
  const [told, written] = once('first.json');
  expect(told).toMatch(/^(round \d: loss \d\.\d+, \d\.\d+ × an even share against the best\n){4}$/);
  expect(unitsOf(written, 2)).toBe(4);
  expect(written).toContain(`"learnt": "npm run train -- ${options}, best of round 4, at `);
  expect(once('second.json')).toEqual([told, written]);
});

test('an evaluation that never wins is not written, and a message says so', () => {
  const out = join(folder, 'beaten.json');
  const options = '--edition alley --players 2 --rounds 1 --games 5 --units 4 --deals 1';
  expect(run('train.ts', ...options.split(' '), '--out', out)).toEqual({
    status: 1,
    stdout: expect.stringMatching(/^round 1: .* 0\.00 × an even share against the best\n$/),
    stderr: `${out} is not written: no round beat the hand-made evaluation; more --rounds or --games may help\n`,
  });
  expect(existsSync(out)).toBe(false);
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
  expect(unitsOf(one, 3)).toBe(24);
  expect(one).toContain('"learnt": "npm run train:vizier -- --players 3 --rounds 0 --games 210');
});

test('an instinct learns from lessons, given on two threads', () => {
  const options = '--players 2 --rounds 1 --games 10 --lessons 5 --simulations 4 --deals 2';
  const out = join(folder, 'lessons');
  const told = train('vizier.ts', ...options.split(' '), '--threads', '2', '--out', out);
  const fits = told.match(/instinct \d: regret \d\.\d+ → \d\.\d+, \d\.\d+ × an even share/g);
  expect(fits?.length).toBe(4);
  const [instinct = '', outlook = ''] = ['instinct2.json', 'outlook2.json'].map((name) =>
    readFileSync(join(out, name), 'utf8'),
  );
  for (const file of [instinct, outlook]) {
    expect(file).toContain(`"learnt": "npm run train:vizier -- ${options}, at `);
  }
  // One of the fits wins, by luck again; the evaluation that it begins as has 24.
  expect(unitsOf(instinct, 2)).toBe(48);
  expect(unitsOf(outlook, 2)).toBe(24);
});
