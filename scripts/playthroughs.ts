// The golden games of the engine's tests. Lists the files that differ from what the engine plays now; --write rewrites
// them, and --record also records the games in test/fixtures again (after a change of the rules version or an edition;
// any other difference there is a bug).
import { readFileSync, writeFileSync } from 'node:fs';
import { fixtures, recordFixtures } from '../packages/engine/test/fixtures/games.ts';
import { dump } from '../packages/engine/test/playthroughs/dump.ts';
import { fileOf, PLAYTHROUGHS } from '../packages/engine/test/playthroughs/games.ts';

interface File {
  readonly url: URL;
  readonly old: string | undefined;
  readonly text: string;
}

function read(url: URL): string | undefined {
  try {
    return readFileSync(url, 'utf8');
  } catch {
    return undefined;
  }
}

const record = process.argv.includes('--record');
const write = record || process.argv.includes('--write');
const files: File[] = PLAYTHROUGHS.map((game) => ({
  url: fileOf(game),
  old: read(fileOf(game)),
  text: dump(game),
}));
if (record) {
  const kept = new Map(fixtures().map(({ name, text }) => [name, text]));
  for (const { name, text } of recordFixtures()) {
    const url = new URL(`../packages/engine/test/fixtures/${name}`, import.meta.url);
    files.push({ url, old: kept.get(name), text });
  }
}

const different = files.filter(({ old, text }) => old !== text);
for (const { url, text } of different) {
  console.log(`${write ? 'written' : 'differs'}: ${url.pathname.split('/').slice(-2).join('/')}`);
  if (write) writeFileSync(url, text);
}
console.log(`${files.length - different.length} of ${files.length} as they were`);
process.exitCode = write || different.length === 0 ? 0 : 1;
