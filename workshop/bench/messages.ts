/**
 * How large the messages between a table and its clients are: `npm run bench -- messages [--games 5]`
 * plays so many games for each kind of table and policy, which takes some minutes, and prints a table. `--write` puts it
 * into workshop/bench/messages.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { EDITIONS, STARTS } from '../../packages/engine/src/index.ts';
import {
  BARS,
  largest,
  measure,
  medianOf,
  merged,
  noSizes,
  POLICIES,
  type Sizes,
} from '../../packages/table/test/messageSizes.ts';
import { readOptions, wholeNumber } from '../../scripts/commandLine.ts';
import { markdownTable } from '../shared/markdownTable.ts';

const COMMANDS_PER_HELLO = 7;
const MARK = '<!-- figures -->';

const { games: text = '5', write = false } = readOptions({
  games: { type: 'string' },
  write: { type: 'boolean' },
});
const games = wholeNumber('games', text, 1);

function rowOf(name: string, { updates, contentful, resumes, hellos, histories }: Sizes): string[] {
  const figures = [
    medianOf(updates),
    medianOf(contentful),
    largest(updates),
    medianOf(resumes),
    largest(resumes),
    medianOf(hellos),
    largest(hellos),
    largest(histories),
  ];
  return [name, String(updates.length), ...figures.map(String)];
}

const rows: string[][] = [];
let all = noSizes();
for (const policy of POLICIES) {
  for (const edition of EDITIONS.keys()) {
    for (const players of [2, 3, 4]) {
      const measured: Sizes[] = [];
      for (const start of STARTS) {
        for (let n = 0; n < games; n++) {
          const seed = `messages ${edition} ${players} ${start} ${policy} ${n}`;
          const commandsPerHello = COMMANDS_PER_HELLO;
          measured.push(await measure({ edition, players, start, policy, seed, commandsPerHello }));
        }
      }
      const sizes = merged(measured);
      rows.push(rowOf(`${policy}, ${edition}, ${players} players`, sizes));
      process.stderr.write(`${rows.at(-1)?.join('  ')}\n`);
      all = merged([all, sizes]);
    }
  }
}
rows.push(rowOf('**all**', all));
const bars = ['bar', '', BARS.medianUpdate, '', BARS.update, '', BARS.update, '', BARS.hello, BARS.history];
rows.push(bars.map(String));

const head = [
  'bytes',
  'updates',
  'median',
  'median with content',
  'largest',
  'resume, median',
  'largest',
  'hello, median',
  'largest',
  'history, largest',
];
const table = markdownTable(head, 'lrrrrrrrrr', rows);
process.stdout.write(`${table}\n`);
if (write) {
  const file = new URL('messages.md', import.meta.url);
  const [before = ''] = readFileSync(file, 'utf8').split(MARK);
  writeFileSync(file, `${before}${MARK}\n\n${table}\n`);
}
