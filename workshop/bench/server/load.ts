/** Latency under load, beside the echo's. */
import { median } from '../web/figures.ts';
import { Echo } from './echo.ts';
import { openKairo } from './kairo.ts';
import { type Script, SEATS, writeScripts } from './script.ts';
import {
  commandsPerMove,
  GAMES,
  type Latency,
  latencyOf,
  log,
  MOVES,
  type Sizes,
  weightsOf,
} from './sizes.ts';
import { closeAll, drive, openAll } from './swarm.ts';

const ECHO_SOCKETS = 500;
const ECHO_SECONDS = 3;
/** Milliseconds that p99 may be above the echo's. */
const ALLOWED = 20;
/** Of what was offered, so much has to be done. */
const KEPT_UP = 0.98;

export interface LoadRun {
  readonly offered: number;
  readonly movesPerSecond: number;
  readonly ours: Latency;
  readonly echo: Latency;
  readonly holds: boolean;
  /** To a recipient per move, median. */
  readonly bytes: number;
  readonly stored: number;
}

interface Load {
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  readonly warmUp: number;
}

/** One run on a server of its own, between two slices of the echo. */
async function underLoad(load: Load, scripts: readonly Script[], { nodeOptions }: Sizes): Promise<LoadRun> {
  const { tables, rate, seconds, warmUp } = load;
  const commands = rate * commandsPerMove(scripts);
  const kairo = await openKairo(tables, scripts, nodeOptions);
  await openAll(kairo.tables);
  const echo = await Echo.open(ECHO_SOCKETS);
  const before = await echo.measure(commands, Math.min(ECHO_SECONDS, seconds));
  const run = await drive(kairo.tables, { rate, seconds: seconds + warmUp, warmUp });
  const after = await echo.measure(commands, Math.min(ECHO_SECONDS, seconds));
  await echo.close();
  closeAll(kairo.tables);
  const stored = await kairo.close();
  const [ours, bare] = [latencyOf(run.latencies), latencyOf([...before, ...after])];
  const holds = run.lost === 0 && run.movesPerSecond >= KEPT_UP * rate && ours.p99 <= bare.p99 + ALLOWED;
  log(
    `${rate} moves/s offered, ${Math.round(run.movesPerSecond)} done; p99 ${ours.p99.toFixed(1)} ms, echo ${bare.p99.toFixed(1)} ms`,
  );
  const { movesPerSecond } = run;
  const bytes = median(weightsOf(kairo.tables));
  return { offered: rate, movesPerSecond, ours, echo: bare, holds, bytes, stored };
}

export interface RateRow {
  /** Median of the runs. */
  readonly movesPerSecond: number;
  readonly runs: readonly LoadRun[];
  readonly ramp: readonly LoadRun[];
}

/** Each run gives up if it does not hold at so many rates. */
const MOST_TRIES = 4;
const SLOWER = 0.85;
const RAMP_SECONDS = 5;

/** A ramp finds a rate that holds for some seconds; then each run looks for the one that it holds, from there down. */
export async function measureRate(sizes: Sizes, rates: readonly number[]): Promise<RateRow> {
  const { seconds, runs, warmUp } = sizes;
  const scripts = writeScripts(GAMES, MOVES, 'whole');
  const attempt = (rate: number, length: number): Promise<LoadRun> =>
    underLoad(
      {
        tables: Math.ceil((1.3 * rate * (length + warmUp)) / MOVES),
        rate,
        seconds: length,
        warmUp,
      },
      scripts,
      sizes,
    );
  const ramp: LoadRun[] = [];
  for (const rate of rates) {
    const run = await attempt(rate, Math.min(RAMP_SECONDS, seconds));
    ramp.push(run);
    if (!run.holds) break;
  }
  const best = ramp.findLast(({ holds }) => holds)?.offered ?? (rates[0] ?? 0) * SLOWER;
  const found: LoadRun[] = [];
  for (let n = 0; n < runs; n++) {
    let rate = best;
    let run = await attempt(rate, seconds);
    for (let tries = 1; !run.holds && tries < MOST_TRIES; tries++) {
      rate *= SLOWER;
      run = await attempt(rate, seconds);
    }
    found.push(run);
  }
  const held = found.map(({ holds, movesPerSecond }) => (holds ? movesPerSecond : 0));
  return { movesPerSecond: median(held), runs: found, ramp };
}

export interface CrowdRow extends LoadRun {
  readonly sockets: number;
  readonly tables: number;
  /** Milliseconds of p99 above the echo's. */
  readonly above: number;
}

/** Many tables with everyone at them, and few moves. */
export async function measureCrowd(sizes: Sizes, tables: number, rate: number): Promise<CrowdRow> {
  const scripts = writeScripts(GAMES, MOVES, 'whole');
  const { seconds, warmUp } = sizes;
  const load = { tables, rate, seconds, warmUp };
  const run = await underLoad(load, scripts, sizes);
  return { ...run, tables, sockets: tables * SEATS, above: run.ours.p99 - run.echo.p99 };
}
