/**
 * `npm run bench -- strength`: the tables of bench/strength.md, from the matches in bench/strength. With `--again 2` nothing
 * is written, but the games on the first two deals of each match are played again: the bots may have changed since.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readOptions, wholeNumber } from '../scripts/commandLine.ts';
import { insertTables } from '../scripts/insertTables.ts';
import { readMatches } from './strength/matches.ts';
import { differences } from './strength/replay.ts';
import { tables } from './strength/tables.ts';

const { again } = readOptions({ again: { type: 'string' } });
const matches = readMatches(new URL('strength/', import.meta.url));
if (again === undefined) {
  const report = new URL('strength.md', import.meta.url);
  writeFileSync(report, insertTables(readFileSync(report, 'utf8'), tables(matches)));
  console.log(`bench/strength.md, from ${matches.size} matches`);
} else {
  const groups = wholeNumber('again', again, 1);
  for (const [name, match] of matches) {
    const different = await differences(match, groups);
    console.log(
      `${name}: ${different.length === 0 ? 'the same' : `other games on deal ${different.join(', ')}`}`,
    );
    if (different.length > 0) process.exitCode = 1;
  }
}
