// Compares the engine with the naive twin of its tests over many random decisions:
// `npm run compare -- --decisions 100000 --jobs 2`. With --report the result is written to docs/twin.md.
// The same games are played every time; --seed TEXT plays others.
import { writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { compareGame } from '../packages/engine/test/conformance/compareTwin.ts';
import { nameOf, POLICIES, SETUPS } from '../packages/engine/test/conformance/setups.ts';
import { readOptions, wholeNumber } from './commandLine.ts';
import { commitAtHand, today } from './provenance.ts';

interface Job {
  readonly number: number;
  readonly jobs: number;
  readonly decisions: number;
  readonly seed: string;
}

/** A progress message of a job; the last one has `done` or `failure`. */
interface Word {
  readonly table: string;
  readonly kinds: Readonly<Record<string, number>>;
  readonly games: number;
  readonly done?: boolean;
  readonly failure?: string;
}

const COMMAND = 'npm run compare --';
/** Read at the start, because the working tree may change during a long run. */
const COMMIT = commitAtHand();
const REPORT = 'docs/twin.md';
const PROGRESS_MS = 5000;

/** Every set-up with every policy, then the same with the next seed. */
function* games(seed: string) {
  for (let round = 0; ; round++) {
    for (const [policyName, policy] of Object.entries(POLICIES)) {
      for (const setup of SETUPS) yield { ...setup, policyName, policy, seed: `${seed} ${round}` };
    }
  }
}

function work({ number, jobs, decisions, seed }: Job): void {
  const share = Math.ceil(decisions / jobs);
  let compared = 0;
  let n = 0;
  for (const game of games(seed)) {
    if (compared >= share) break;
    if (n++ % jobs !== number) continue;
    const kinds: Record<string, number> = {};
    const word = { table: nameOf(game), kinds, games: 1 };
    try {
      compared += compareGame(game, ({ type }) => {
        kinds[type] = (kinds[type] ?? 0) + 1;
        return compared + Object.values(kinds).reduce((sum, count) => sum + count, 0) < share;
      });
    } catch (failure) {
      const text = failure instanceof Error ? failure.message : String(failure);
      parentPort?.postMessage({ ...word, failure: text } satisfies Word);
      return;
    }
    parentPort?.postMessage({ ...word, done: compared >= share } satisfies Word);
  }
}

interface Totals {
  decisions: number;
  games: number;
  readonly tables: Map<string, number>;
  readonly kinds: Map<string, number>;
}

function count(totals: Totals, { table, kinds, games }: Word): void {
  totals.games += games;
  for (const [kind, times] of Object.entries(kinds)) {
    totals.decisions += times;
    totals.kinds.set(kind, (totals.kinds.get(kind) ?? 0) + times);
    totals.tables.set(table, (totals.tables.get(table) ?? 0) + times);
  }
}

function run(job: Job, totals: Totals): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.on('message', (word: Word) => {
      count(totals, word);
      if (word.failure !== undefined || word.done) resolve(word.failure);
    });
    worker.on('error', reject);
  });
}

function report(totals: Totals, options: { command: string; seconds: number; failures: number }): string {
  const rows = (map: ReadonlyMap<string, number>): string[] =>
    [...map].sort().map(([name, times]) => `| ${name} | ${times.toLocaleString('en')} |`);
  return [
    '# The engine and the naive twin',
    '',
    'The twin (`packages/engine/test/twin`) is a second, slow implementation of `docs/rules.md` that shares no code',
    'with the engine. At every decision of random games both must give the same ordered list of legal actions and',
    'the same state after the action that is played, with a random one of its valid payments.',
    '',
    '| | |',
    '|---|---|',
    `| date | ${today()} |`,
    `| commit | ${COMMIT} |`,
    `| command | \`${options.command}\` |`,
    `| decisions | ${totals.decisions.toLocaleString('en')} |`,
    `| games | ${totals.games.toLocaleString('en')} |`,
    `| differences | ${options.failures} |`,
    `| seconds | ${options.seconds} |`,
    '',
    '| table | decisions |',
    '|---|---|',
    ...rows(totals.tables),
    '',
    '| action played | times |',
    '|---|---|',
    ...rows(totals.kinds),
    '',
  ].join('\n');
}

async function main(): Promise<void> {
  const values = readOptions({
    decisions: { type: 'string', default: '10000' },
    jobs: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'compare' },
    report: { type: 'boolean', default: false },
  });
  const decisions = wholeNumber('decisions', values.decisions, 1);
  const jobs = wholeNumber('jobs', values.jobs, 1);
  const start = performance.now();
  const seconds = (): number => Math.round((performance.now() - start) / 1000);
  const totals: Totals = { decisions: 0, games: 0, tables: new Map(), kinds: new Map() };
  const progress = setInterval(() => {
    console.log(`${totals.decisions} of ${decisions} decisions, ${totals.games} games, ${seconds()} s`);
  }, PROGRESS_MS);
  const seed = values.seed;
  const all = Array.from({ length: jobs }, (_, number) => run({ number, jobs, decisions, seed }, totals));
  const failures = (await Promise.all(all)).filter((failure) => failure !== undefined);
  clearInterval(progress);
  for (const failure of failures) console.log(`DIFFERENCE ${failure}`);
  const command = [COMMAND, ...process.argv.slice(2)].join(' ');
  if (values.report)
    writeFileSync(REPORT, report(totals, { command, seconds: seconds(), failures: failures.length }));
  console.log(`${totals.decisions} decisions compared, ${failures.length} differences, ${seconds()} s`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

if (isMainThread) await main();
else work(workerData as Job);
