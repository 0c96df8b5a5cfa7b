/**
 * All figures are per CPU second of this process; subjects take turns in short slices, so that a busy machine slows
 * them equally. The last line is one JSON object with the ratios. Runs as a bundle (see bundle.ts); the optional
 * argument is the file for the tables.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  boardgameIoSubjects,
  checkedApply,
  chessPlayouts,
  layTable,
  playouts,
  type Subject,
  stateCopies,
} from './subjects.ts';

const ROUNDS = Number(process.env['KAIRO_BENCH_ROUNDS'] ?? 45);

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function rate(subject: Subject): number {
  const start = cpuSeconds();
  const done = subject.slice();
  return done / (cpuSeconds() - start);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

/** The heap after a collection, once after 10^5 plies and once after 10^6. */
function heapGrowth(subject: Subject): { readonly at1e5: number; readonly at1e6: number } {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapAfter = (plies: number): number => {
    for (let done = 0; done < plies; ) done += subject.slice();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const at1e5 = heapAfter(1e5);
  return { at1e5, at1e6: heapAfter(9e5) };
}

const table = await layTable();
const kairo = { playouts: playouts(table), apply: checkedApply(table), copy: stateCopies(table) };
const [bgioPlayouts, bgioReducer, bgioOpaque] = await boardgameIoSubjects(table);
const chess = await chessPlayouts(table);
const subjects = [kairo.playouts, bgioPlayouts!, bgioOpaque!, kairo.apply, bgioReducer!, chess, kairo.copy];

for (const subject of subjects) for (let i = 0; i < 3; i++) subject.slice(); // warm-up
const rates = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
for (let round = 0; round < ROUNDS; round++) {
  for (const subject of subjects) rates.get(subject)!.push(rate(subject));
}

const ratio = (a: Subject, b: Subject) => {
  const values = rates.get(a)!.map((value, round) => value / rates.get(b)![round]!);
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
};
const heap = heapGrowth(kairo.playouts);
const ratios = {
  'playouts / boardgame.io playouts': ratio(kairo.playouts, bgioPlayouts!),
  'playouts / boardgame.io opaque playouts': ratio(kairo.playouts, bgioOpaque!),
  'checked apply / boardgame.io reducer': ratio(kairo.apply, bgioReducer!),
  'playouts / chessops playouts': ratio(kairo.playouts, chess),
};
const copyMicroseconds = 1e6 / median(rates.get(kairo.copy)!);

const round = (value: number): number => Number(value.toPrecision(3));
const lines = [
  `Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown CPU'}, cairo, 4 players, ${ROUNDS} rounds, per CPU second`,
  '',
  '| subject | median | min | max |',
  '|---|--:|--:|--:|',
  ...subjects.map((subject) => {
    const all = rates.get(subject)!;
    return `| ${subject.name} | ${Math.round(median(all))} | ${Math.round(Math.min(...all))} | ${Math.round(Math.max(...all))} |`;
  }),
  '',
  '| measure | median | min | max |',
  '|---|--:|--:|--:|',
  ...Object.entries(ratios).map(
    ([name, r]) => `| ${name} | ${round(r.median)} | ${round(r.min)} | ${round(r.max)} |`,
  ),
  `| state copy, µs | ${round(copyMicroseconds)} | | |`,
  `| heap after 10^6 plies / after 10^5 | ${round(heap.at1e6 / heap.at1e5)} | | |`,
];
console.log(lines.join('\n'));
const [, , report] = process.argv;
if (report !== undefined) writeFileSync(report, `${lines.join('\n')}\n`);
console.log(
  JSON.stringify({
    playouts_vs_boardgameio: round(ratios['playouts / boardgame.io playouts'].median),
    playouts_vs_boardgameio_opaque: round(ratios['playouts / boardgame.io opaque playouts'].median),
    checked_apply_vs_boardgameio_reducer: round(ratios['checked apply / boardgame.io reducer'].median),
    playouts_vs_chessops: round(ratios['playouts / chessops playouts'].median),
    state_copy_microseconds: round(copyMicroseconds),
    heap_growth: round(heap.at1e6 / heap.at1e5),
  }),
);
