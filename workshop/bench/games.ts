/**
 * How soon the list of games opens with a thousand stored games: `npm run bench -- games [--games 1000] [--runs 5]`. From
 * the request of the page to its rows on the screen, with the counts of all games; then until the boards in view are
 * drawn, computed for the first time and kept from before. `--write` puts the table into workshop/bench/games.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { readOptions, wholeNumber } from '../../scripts/commandLine.ts';
import { commitAtHand, today } from '../../scripts/provenance.ts';
import { markdownTable } from '../shared/markdownTable.ts';
import { median } from './web/figures.ts';
import { openBrowser, serve } from './web/page.ts';

const MARK = '<!-- figures -->';
/** Milliseconds until the list is there. */
const BAR = 1000;

const options = readOptions({
  games: { type: 'string', default: '1000' },
  runs: { type: 'string', default: '5' },
  write: { type: 'boolean', default: false },
});
const games = wholeNumber('games', options.games, 2);
const runs = wholeNumber('runs', options.runs, 1);

interface Opening {
  readonly listed: number;
  readonly drawn: number;
}

const RECORDS = ['cairo-2-supply', 'cairo-3-supply', 'cairo-4-supply', 'alley-3-standstill'] as const;

function record(name: string): string {
  return readFileSync(new URL(`../../packages/engine/test/fixtures/${name}.kairo`, import.meta.url), 'utf8');
}

/** Runs in the page: stores every game under new ids until there are so many. */
async function multiply(wanted: number): Promise<void> {
  const done = <T>(asked: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  const database = await done(indexedDB.open('kairo-games'));
  const look = database.transaction(['game', 'entry', 'snapshot']);
  const [ids, rows, keys, entries, places, snapshots] = await Promise.all([
    done(look.objectStore('game').getAllKeys()),
    done(look.objectStore('game').getAll()),
    done(look.objectStore('entry').getAllKeys()),
    done(look.objectStore('entry').getAll()),
    done(look.objectStore('snapshot').getAllKeys()),
    done(look.objectStore('snapshot').getAll()),
  ]);
  for (let number = ids.length; number < wanted; number++) {
    const which = number % ids.length;
    const [from, id] = [String(ids[which]), `copy-${number}`];
    const row = structuredClone(rows[which]);
    row.header.id = id;
    row.summary.updatedAt -= number * 3_600_000;
    const change = database.transaction(['game', 'entry', 'snapshot'], 'readwrite');
    change.objectStore('game').put(row, id);
    for (const [store, of, values] of [
      ['entry', keys, entries],
      ['snapshot', places, snapshots],
    ] as const) {
      of.forEach((key, i) => {
        const [game, place] = key as [string, number];
        if (game === from) change.objectStore(store).put(values[i], [id, place]);
      });
    }
    await new Promise((resolve) => change.addEventListener('complete', resolve));
  }
  database.close();
}

/** Brings one game of each record in. */
async function fill(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/games`);
  await page.locator('input[type=file]').setInputFiles(
    RECORDS.map((name) => ({
      name: `${name}.kairo`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`${record(name)}\n# players person,merchant,trader,vizier\n`),
    })),
  );
  await page
    .locator('.game-row')
    .nth(RECORDS.length - 1)
    .waitFor();
}

/** Milliseconds until the list is there, and until its boards in view are drawn. */
async function open(context: BrowserContext, address: string, stored: number): Promise<Opening> {
  const page = await context.newPage();
  try {
    await page.goto(`${address}#/games`, { waitUntil: 'commit' });
    const count = new RegExp(`^${stored.toLocaleString('en-GB')}$`);
    await page.locator('.game-kind b', { hasText: count }).first().waitFor();
    await page
      .locator('.game-row')
      .nth(RECORDS.length - 1)
      .waitFor();
    const listed = await page.evaluate(() => performance.now());
    await page
      .locator('.game-row')
      .nth(RECORDS.length - 1)
      .locator('.thumbnail > svg')
      .waitFor();
    return { listed, drawn: await page.evaluate(() => performance.now()) };
  } finally {
    await page.close();
  }
}

async function openAgain(context: BrowserContext, address: string, stored: number): Promise<Opening> {
  const times: Opening[] = [];
  for (let run = 0; run < runs; run++) times.push(await open(context, address, stored));
  return {
    listed: median(times.map(({ listed }) => listed)),
    drawn: median(times.map(({ drawn }) => drawn)),
  };
}

const page = await serve();
const browser = await openBrowser();
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  serviceWorkers: 'block',
});
const filling = await context.newPage();
await fill(filling, page.address);
const few = await openAgain(context, page.address, RECORDS.length);
await filling.evaluate(multiply, games);
await filling.close();
const newly = await open(context, page.address, games);
const kept = await openAgain(context, page.address, games);
const version = browser.version();
await browser.close();
page.close();

const whole = ({ listed, drawn }: Opening): string[] =>
  [listed, drawn].map((time) => String(Math.round(time)));
const lines = [
  `${today()}, commit ${commitAtHand()}, Node ${process.versions.node}, Chromium ${version}`,
  '',
  markdownTable(['ms', 'list with all counts', 'boards in view'], 'lrr', [
    [`${RECORDS.length} games, median of ${runs}`, ...whole(few)],
    [`${games} games, the first time`, ...whole(newly)],
    [`${games} games, median of ${runs}`, ...whole(kept)],
  ]),
];
console.log(lines.join('\n'));
if (options.write) {
  const report = new URL('games.md', import.meta.url);
  const [intro] = readFileSync(report, 'utf8').split(MARK);
  writeFileSync(report, `${intro}${MARK}\n\n${lines.join('\n')}\n`);
}
if (kept.listed > BAR) {
  console.error(`The list takes longer than ${BAR} ms.`);
  process.exitCode = 1;
}
