/**
 * The page's weight and speed: `npm run bench -- web`. `--runs 5` sets the number of Lighthouse runs, `--report FILE`
 * writes the tables, `--quick` is for testing the bench itself. The last line is one JSON object.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { tableFor } from '../../packages/web/e2e/support/links.ts';
import { LIMITS, ON_DEMAND, ROUTES, weightRows, weightsOf } from '../../packages/web/e2e/support/weights.ts';
import { readOptions, wholeNumber } from '../../scripts/commandLine.ts';
import { median, quantile } from './web/figures.ts';
import { walkFrames } from './web/frames.ts';
import { phoneReport, type Report } from './web/lighthouse.ts';
import { longTasks } from './web/longTasks.ts';
import { openBrowser, serve } from './web/page.ts';
import { timeToUse } from './web/usable.ts';

const options = readOptions({
  runs: { type: 'string', default: '5' },
  report: { type: 'string' },
  quick: { type: 'boolean', default: false },
});
const runs = options.quick ? 1 : wholeNumber('runs', options.runs, 1);
const walks = options.quick ? 1 : 5;
const turns = options.quick ? 2 : 10;

const TABLE = tableFor(['person', 'merchant']);

const page = await serve();
const browser = await openBrowser();
const start = await weightsOf(browser, page.address, ROUTES.start);
const table = await weightsOf(browser, page.address, ROUTES.table);
const frames: number[] = [];
for (let walk = 0; walk < walks; walk++) frames.push(...(await walkFrames(browser, page.address)));
const tasks = await longTasks(browser, page.address, turns);
const usable = {
  start: await timeToUse(browser, page.address, '.start-bar .primary', runs),
  table: await timeToUse(browser, `${page.address}${TABLE}`, '.table[aria-busy="false"]', runs),
};
const version = browser.version();
await browser.close();
const reports: { [name: string]: Report } = {
  start: await phoneReport(page.address, runs),
  table: await phoneReport(`${page.address}${TABLE}`, runs),
};
for (const name of ['games', 'rules', 'lessons', 'lesson'] as const) {
  reports[name] = await phoneReport(`${page.address}${ON_DEMAND[name].hash}`, runs);
}
page.close();

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
const kB = (bytes: number): number => round(bytes / 1000);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
const date = new Date().toISOString().slice(0, 10);
const longest = (of: readonly number[]): number => Math.round(Math.max(0, ...of));
const tooLong = (of: readonly number[]): number => of.filter((milliseconds) => milliseconds > 100).length;
const lines = [
  `${date}, commit ${commit}, Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown CPU'}, Chromium ${version}`,
  '',
  '| downloads, gzip | kB |',
  '|---|--:|',
  ...weightRows('start', start),
  ...weightRows('table', table),
  '',
  `JavaScript may be ${kB(LIMITS.startPage)} kB on the start page and ${kB(LIMITS.table)} kB on the game page with its table (aim 90), the first view ${kB(LIMITS.firstView)} kB (aim 250).`,
  '',
  `| Lighthouse, phone, median of ${runs} | performance | accessibility | best practices | LCP, ms | TBT, ms | CLS |`,
  '|---|--:|--:|--:|--:|--:|--:|',
  ...Object.entries(reports).map(
    ([name, { performance, accessibility, bestPractices, lcp, tbt, cls }]) =>
      `| ${name} | ${performance} | ${accessibility} | ${bestPractices} | ${Math.round(lcp)} | ${Math.round(tbt)} | ${cls.toFixed(3)} |`,
  ),
  '',
  '| measure | must | measured |',
  '|---|--:|--:|',
  `| from the request to a usable page, slow phone and network: start, table, ms (median of ${runs}) | | ${Math.round(usable.start)}, ${Math.round(usable.table)} |`,
  `| main-thread work per frame while a customer walks, ms of CPU (median, 95 %, worst of ${frames.length} frames, ${walks} walks) | | ${median(frames).toFixed(2)}, ${quantile(frames, 0.95).toFixed(2)}, ${Math.max(...frames).toFixed(2)} |`,
  `| CPU four times slower, ${turns} turns against vizier: tasks above 100 ms of CPU (above 50, longest) | 0 | ${tooLong(tasks.cpu)} (${tasks.cpu.length}, ${longest(tasks.cpu)} ms) |`,
  `| the same, wall clock | 0 | ${tooLong(tasks.clock)} (${tasks.clock.length}, ${longest(tasks.clock)} ms) |`,
];
console.log(lines.join('\n'));
if (options.report !== undefined) writeFileSync(options.report, `${lines.join('\n')}\n`);
console.log(
  JSON.stringify({
    start_page_js_gzip_kb: kB(start.page),
    start_all_gzip_kb: kB(start.all),
    table_page_js_gzip_kb: kB(table.page),
    table_worker_gzip_kb: kB(table.tableWorker),
    bot_worker_gzip_kb: kB(table.botWorker),
    table_all_gzip_kb: kB(table.all),
    usable_ms: { start: Math.round(usable.start), table: Math.round(usable.table) },
    lighthouse_runs: runs,
    lighthouse: reports,
    walk_frame_cpu_ms_median: round(median(frames), 2),
    walk_frame_cpu_ms_p95: round(quantile(frames, 0.95), 2),
    throttled_tasks_over_100ms_cpu: tooLong(tasks.cpu),
    throttled_longest_task_ms_cpu: longest(tasks.cpu),
    throttled_tasks_over_100ms_clock: tooLong(tasks.clock),
    throttled_longest_task_ms_clock: longest(tasks.clock),
  }),
);
