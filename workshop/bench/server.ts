/**
 * The server under load, on loopback: `npm run bench -- server`. `--rows cpu,rate,crowd,memory,screens` measures only these,
 * `--short` for seconds instead of minutes each, `--write` puts the table into workshop/bench/server/results.md,
 * `--profile FOLDER` keeps CPU profiles of our server there. The last line is one JSON object.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { complain, readOptions, wholeNumber } from '../../scripts/commandLine.ts';
import { measureCpu } from './server/cpu.ts';
import { measureCrowd, measureRate } from './server/load.ts';
import { measureMemory } from './server/memory.ts';
import { pinSwarm } from './server/process.ts';
import { type Measured, ROWS, type RowName, reportOf } from './server/report.ts';
import { measureScreens } from './server/screens.ts';

const options = readOptions({
  rows: { type: 'string', default: ROWS.join() },
  seconds: { type: 'string' },
  runs: { type: 'string' },
  short: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  profile: { type: 'string' },
});

function isRow(name: string): name is RowName {
  return ROWS.some((row) => row === name);
}

const { short } = options;
const rows = options.rows.split(',').map((name) => {
  return isRow(name) ? name : complain(`--rows ${name}: expected some of ${ROWS.join()}`);
});
const seconds = wholeNumber('seconds', options.seconds ?? (short ? '2' : '20'), 1, 600);
const runs = wholeNumber('runs', options.runs ?? (short ? '1' : '5'), 1, 100);
const nodeOptions = options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];
const sizes = { seconds, runs, warmUp: short ? 0 : 15, nodeOptions };

const RATES = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000];
const CROWD = { tables: 3_334, rate: 500 };

const [load = 0] = loadavg();
const isPinned = !short && pinSwarm();
const measured: Measured = {
  ...(rows.includes('cpu') && { cpu: await measureCpu(sizes, short ? 100 : 600) }),
  ...(rows.includes('rate') && { rate: await measureRate(sizes, short ? [100] : RATES) }),
  ...(rows.includes('crowd') && {
    crowd: await measureCrowd(sizes, short ? 20 : CROWD.tables, short ? 50 : CROWD.rate),
  }),
  ...(rows.includes('memory') && { memory: await measureMemory(sizes, short ? 2 : 200) }),
  ...(rows.includes('screens') && { screens: await measureScreens(short ? 3 : 100) }),
};
const { text, json } = reportOf(measured, { seconds, runs, isPinned, load, command: process.argv.slice(2) });
process.stdout.write(`${text}\n`);
if (options.write) writeFileSync(new URL('server/results.md', import.meta.url), `${text}\n`);
process.stdout.write(`${JSON.stringify(json)}\n`);
