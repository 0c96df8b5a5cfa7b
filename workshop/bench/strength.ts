/**
 * `npm run bench -- strength`: makes the tables of workshop/bench/strength.md from the matches in
 * workshop/bench/strength. `--again 2` writes nothing, but replays the first two deals of each match, to see whether
 * the bots still play the same. `--only tree` limits that to matches with `tree` in their names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { complain, readOptions, wholeNumber } from '../../scripts/commandLine.ts';
import { insertTables } from '../shared/insertTables.ts';
import { type Matches, readMatches } from './strength/matches.ts';
import { differences } from './strength/replay.ts';
import { COMPARISONS } from './strength/rows.ts';
import { readSolved } from './strength/solved.ts';
import { tables } from './strength/tables.ts';

function readAll(): Matches {
  try {
    return readMatches(new URL('strength/', import.meta.url));
  } catch (failure) {
    return complain((failure as Error).message);
  }
}

const { again, only } = readOptions({
  again: { type: 'string' },
  only: { type: 'string', default: '' },
});
if (only !== '' && again === undefined) complain('--only selects matches to replay: it needs --again');
const matches = readAll();
if (again === undefined) {
  const report = new URL('strength.md', import.meta.url);
  writeFileSync(report, insertTables(readFileSync(report, 'utf8'), tables(matches, readSolved())));
  console.log(`wrote workshop/bench/strength.md, from ${matches.size} matches`);
} else {
  const groups = wholeNumber('again', again, 1);
  if (![...matches.keys()].some((name) => name.includes(only))) {
    complain(`--only ${only}: expected part of one of these names: ${[...matches.keys()].join(', ')}`);
  }
  // The design on that side of a comparison exists only at its own commit.
  const elsewhere = new Set(COMPARISONS.map(({ other }) => other));
  for (const [name, match] of matches) {
    if (!name.includes(only)) continue;
    if (elsewhere.has(name)) {
      console.log(`${name}: needs the code of ${match.commit ?? 'an unknown commit'}`);
      continue;
    }
    const different = await differences(match, groups);
    console.log(
      `${name}: ${different.length === 0 ? 'the same' : `different games on deal ${different.join(', ')}`}`,
    );
    if (different.length > 0) process.exitCode = 1;
  }
}
