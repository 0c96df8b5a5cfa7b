/** A migration that is killed before each of its accesses to the disk: the next one finds nothing in its way. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kairo, newFolder } from '../harness.ts';
import { draftIn, savedGame } from '../savedGames.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const RECORD = join(import.meta.dirname, '../fixtures/saves-374f671/two-persons-held.kairo');
const CALLS = [
  'openSync',
  'writeFileSync',
  'writeSync',
  'fsyncSync',
  'closeSync',
  'linkSync',
  'renameSync',
  'rmSync',
];

/** Runs before the program: it dies at its n-th access to the new game or its lock. */
const deadly = (n: number): string => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const ours = new Set();
  let calls = 0;
  for (const name of ${JSON.stringify(CALLS)}) {
    const original = fs[name];
    fs[name] = (...args) => {
      const isOurs = ours.has(args[0]) || (String(args[0]).includes('game-migrated') && args[1] !== 'r');
      if (isOurs && ++calls === ${n}) process.kill(process.pid, 'SIGKILL');
      const result = original(...args);
      if (name === 'openSync' && isOurs) ours.add(result);
      if (name === 'closeSync') ours.delete(args[0]);
      return result;
    };
  }
  syncBuiltinESMExports();`;

/** The signal that ended the program, if one did. */
function dieAt(n: number, cwd: string): NodeJS.Signals | null {
  const program = `data:text/javascript,${encodeURIComponent(deadly(n))}`;
  const args = ['--import', program, MAIN, 'play', '--resume', 'game.kairo'];
  return spawnSync(process.execPath, args, { cwd, input: '' }).signal;
}

test('a killed migration leaves the whole game or none, and is made again', async () => {
  let died = 0;
  let without = 0;
  for (let n = 1; ; n++) {
    const cwd = newFolder();
    const migrated = join(cwd, 'game-migrated.kairo');
    copyFileSync(RECORD, join(cwd, 'game.kairo'));
    if (dieAt(n, cwd) === null) break;
    died++;
    if (existsSync(migrated)) expect((await savedGame(migrated)).match.held).toBeDefined();
    else without++;
    const { code, err } = await kairo(['play', '--resume', 'game.kairo'], { cwd });
    expect({ n, code, err }).toEqual({ n, code: 0, err: '' });
    expect(await draftIn(migrated)).toBe('take 1 / take 2 / discard S2');
    expect(readFileSync(join(cwd, 'game.kairo'))).toEqual(readFileSync(RECORD));
    const games = readdirSync(cwd).filter((name) => name.endsWith('.kairo'));
    expect(games.sort()).toEqual(['game-migrated.kairo', 'game.kairo']);
  }
  expect(died).toBeGreaterThan(8);
  expect(without).toBeGreaterThan(4);
});
