import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { playingFiles } from '../src/results/provenance.ts';

const packages = join(import.meta.dirname, '../..');
const inPackages = (file: string): string => relative(packages, file).replaceAll('\\', '/');
const known = new Set(playingFiles().map(inPackages));

test('the digest covers everything that a game depends on: rules, bots, schedule and players', () => {
  for (const file of [
    'engine/src/index.ts',
    'engine/editions/cairo.json',
    'bots/src/botGame.ts',
    'arena/src/games/schedule.ts',
    'arena/src/games/playGame.ts',
    'arena/src/players/outsidePlayer.ts',
    'arena/src/outside/protocol.ts',
  ])
    expect(known).toContain(file);
  expect([...known].filter((file) => /^bots\/src\/learned\/weights\/.*[.]json$/.test(file))).not.toEqual([]);
});

/** The arena's files that this one imports, directly or indirectly. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export|\}) (?!type ).*from '([.][^']*[.]ts)'/gm,
  );
  for (const [, path = ''] of imports) loadedBy(resolve(dirname(file), path), seen);
  return seen;
}

test('the digest covers all files that playing a group loads, and none that only handle results', () => {
  const loaded = loadedBy(join(packages, 'arena/src/games/playGroup.ts'));
  expect(loaded.size).toBeGreaterThan(8);
  expect([...loaded].map(inPackages).filter((file) => !known.has(file))).toEqual([]);
  const handlingResults = globSync('arena/src/{statistics,results,tournament}/**/*.ts', { cwd: packages });
  expect(handlingResults.length).toBeGreaterThan(10);
  expect(handlingResults.filter((file) => known.has(inPackages(join(packages, file))))).toEqual([]);
});
