import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { playingFiles } from '../src/results/provenance.ts';

const packages = join(import.meta.dirname, '../..');
const inPackages = (file: string): string => relative(packages, file).replaceAll('\\', '/');
const known = new Set(playingFiles().map(inPackages));

test('whatever a game depends on is in the digest: rules, bots, deals and seats, and how players are asked', () => {
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

/** The arena's own files that this one loads, and those that these load. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export|\}) (?!type ).*from '([.][^']*[.]ts)'/gm,
  );
  for (const [, path = ''] of imports) loadedBy(resolve(dirname(file), path), seen);
  return seen;
}

test('all that playing a group loads is in it, and nothing that only looks at results', () => {
  const loaded = loadedBy(join(packages, 'arena/src/games/playGroup.ts'));
  expect(loaded.size).toBeGreaterThan(8);
  expect([...loaded].map(inPackages).filter((file) => !known.has(file))).toEqual([]);
  const looking = globSync('arena/src/{statistics,results,tournament}/**/*.ts', { cwd: packages });
  expect(looking.length).toBeGreaterThan(10);
  expect(looking.filter((file) => known.has(inPackages(join(packages, file))))).toEqual([]);
});
