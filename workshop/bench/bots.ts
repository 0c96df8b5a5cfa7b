/**
 * Speed, punctuality, memory and size of the bots: `npm run bench -- bots`. Positions are from the middle of games on
 * cairo; lateness is also measured on first decisions, and on a busy machine. With `--minutes 10` the last
 * measurement takes ten minutes of play instead of one; `--quick` is for testing the bench itself. The last line is
 * one JSON object.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { readOptions, wholeNumber } from '../../scripts/commandLine.ts';
import { bundledBots, bundledNodeWorker, webWorkerSize } from './bots/bundle.ts';
import { midGames, openings } from './bots/games.ts';
import {
  coldStart,
  growthOverPlay,
  inACrowd,
  median,
  memoryOfSearches,
  overshoots,
  speedOf,
} from './bots/measures.ts';

const options = readOptions({
  minutes: { type: 'string', default: '1' },
  report: { type: 'string' },
  quick: { type: 'boolean', default: false },
});
const minutes = options.quick ? 0.1 : wholeNumber('minutes', options.minutes, 1);
const decisions = options.quick ? 3 : 20;
const seconds = options.quick ? 0.5 : 6;

const THINKERS = ['vizier', 'merchant', 'flat-1000x12'] as const;
const BEST = 'vizier';
const PLAYERS = [2, 3, 4];
/** Milliseconds per decision while memory is measured over long play. */
const PER_DECISION = 50;

const bots = await bundledBots();

// First, on a fresh heap, and in positions with the longest simulations.
const memory = memoryOfSearches(
  bots,
  BEST,
  PLAYERS.flatMap((players) => openings(bots, players, options.quick ? 1 : 4)),
  1000,
);

const positions = new Map(PLAYERS.map((players) => [players, midGames(bots, players, 8)]));
const all = [...positions.values()];
const mixed = Array.from({ length: decisions }, (_, i) => all[i % all.length]![i % 8]!);

const speeds = THINKERS.flatMap((name) =>
  PLAYERS.map((players) => {
    const speed = speedOf(bots, name, positions.get(players)!, seconds);
    return { name, players, ...speed };
  }),
);
const opened = PLAYERS.flatMap((players) => openings(bots, players, 2));
const timed = [...mixed, ...opened];
const late = {
  at1000: overshoots(bots, BEST, timed, 1000),
  at100: overshoots(bots, BEST, timed, 100),
  slow: await inACrowd(() => overshoots(bots, BEST, timed, 1000)),
};
const worker = await bundledNodeWorker();
const cold: number[] = [];
for (const position of mixed.slice(0, 5)) cold.push(await coldStart(bots, worker, position));
const growth = await growthOverPlay(bots, BEST, minutes, PER_DECISION);
const size = await webWorkerSize();

const round = (value: number): number => Number(value.toPrecision(3));
const kB = (bytes: number): number => round(bytes / 1000);
const ms = (value: number): string => value.toFixed(1);

function row(
  measure: string,
  must: string,
  measured: string,
  isReached?: boolean,
  isAimReached?: boolean,
): string {
  const verdict = [
    ...(isReached === undefined ? [] : [isReached ? 'reached' : '**missed**']),
    ...(isAimReached === undefined ? [] : [isAimReached ? 'aim too' : 'aim missed']),
  ].join(', ');
  return `| ${measure} | ${must} | ${measured} | ${verdict} |`;
}

function lateRow(given: string, late: readonly number[]): string {
  const worst = Math.max(...late);
  const measure = `answers late when given ${given}, ms (median, worst of ${late.length})`;
  return row(measure, '0', `${ms(median(late))}, ${ms(worst)}`, worst === 0);
}

const lines = [
  `Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown CPU'}, cairo, bundled, rates per CPU second`,
  '',
  '| bot | players | simulations/s | positions judged/s | first answer, ms (median, worst) |',
  '|---|--:|--:|--:|--:|',
  ...speeds.map(
    ({ name, players, simulations, judged, first, firstWorst }) =>
      `| ${name} | ${players} | ${Math.round(simulations)} | ${Math.round(judged)} | ${ms(first)}, ${ms(firstWorst)} |`,
  ),
  '',
  '| measure | must | measured | |',
  '|---|--:|--:|---|',
  lateRow('1 s', late.at1000),
  lateRow('100 ms', late.at100),
  lateRow('1 s and a sixth of a core', late.slow),
  row(
    `new thread to first answer, ms (median, worst of ${cold.length})`,
    '',
    `${ms(median(cold))}, ${ms(Math.max(...cold))}`,
  ),
  row(
    `memory that a 1 s search adds, MB (heap with garbage, resident set; worst of ${memory.searches})`,
    '< 100',
    `${ms(memory.heap)}, ${ms(memory.resident)}`,
    Math.max(memory.heap, memory.resident) < 100,
  ),
  row(
    `heap after ${minutes} min of play / after a twelfth of it (${growth.decisions} decisions, ${growth.games} games)`,
    '≤ 1.05',
    growth.ratio.toFixed(3),
    growth.ratio <= 1.05,
  ),
  row(
    'worker with weights, kB (minified, gzip)',
    '≤ 100 gzip, aim 50',
    `${kB(size.minified)}, ${kB(size.gzip)}`,
    size.gzip <= 100_000,
    size.gzip <= 50_000,
  ),
  '',
  `Heap in MB after a garbage collection, at each twelfth of the run: ${growth.heap.map(ms).join(', ')}.`,
];
console.log(lines.join('\n'));
if (options.report !== undefined) writeFileSync(options.report, `${lines.join('\n')}\n`);
console.log(
  JSON.stringify({
    speed: speeds.map(({ name, players, simulations, judged, first }) => ({
      bot: name,
      players,
      simulations_per_second: Math.round(simulations),
      judged_per_second: Math.round(judged),
      first_answer_ms: round(first),
    })),
    late_at_1000ms_worst_ms: round(Math.max(...late.at1000)),
    late_at_100ms_worst_ms: round(Math.max(...late.at100)),
    late_at_1000ms_on_a_sixth_of_a_core_worst_ms: round(Math.max(...late.slow)),
    cold_first_answer_ms: round(median(cold)),
    search_1s_heap_mb: round(memory.heap),
    search_1s_resident_mb: round(memory.resident),
    play_minutes: minutes,
    heap_growth: round(growth.ratio),
    worker_gzip_kb: kB(size.gzip),
  }),
);
