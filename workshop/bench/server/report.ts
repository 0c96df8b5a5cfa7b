/** The table of the bars, with how each was measured. */
import { cpus, totalmem } from 'node:os';
import { commitAtHand, today } from '../../../scripts/provenance.ts';
import { markdownTable } from '../../shared/markdownTable.ts';
import type { CpuRow } from './cpu.ts';
import { LIMITS } from './kairo.ts';
import type { CrowdRow, LoadRun, RateRow } from './load.ts';
import type { MemoryRow } from './memory.ts';
import type { ScreensRow } from './screens.ts';

export const ROWS = ['cpu', 'rate', 'crowd', 'memory', 'screens'] as const;
export type RowName = (typeof ROWS)[number];

export interface Measured {
  readonly cpu?: CpuRow;
  readonly rate?: RateRow;
  readonly crowd?: CrowdRow;
  readonly memory?: MemoryRow;
  readonly screens?: ScreensRow;
}

export interface Conditions {
  readonly seconds: number;
  readonly runs: number;
  readonly command: readonly string[];
  /** Server and swarm had a core each. */
  readonly isPinned: boolean;
  /** Programs that wanted a core in the minute before the start: 0 on a quiet machine. */
  readonly load: number;
}

/** A higher load than this is someone else's. */
const QUIET = 0.5;

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

function bytesOf({ cpu, rate, crowd }: Measured): number | undefined {
  return cpu?.bytes.ours ?? rate?.runs[0]?.bytes ?? crowd?.bytes;
}

/** Name, must, aim, measured. */
function bars(measured: Measured): string[][] {
  const { cpu, rate, crowd, memory, screens } = measured;
  const bytes = bytesOf(measured);
  const rows: (string[] | undefined)[] = [
    cpu && ['CPU per move, boardgame.io in memory / ours durable', '4 ×', '7 ×', `${round(cpu.ratio, 1)} ×`],
    rate && ['durable moves/s at p99 ≤ echo + 20 ms', '2,000', '5,000', String(round(rate.movesPerSecond))],
    crowd && [
      `${crowd.sockets} sockets at ${crowd.tables} tables, ${crowd.offered} moves/s: p99 above the echo's`,
      '20 ms',
      '8 ms',
      `${round(crowd.above, 1)} ms`,
    ],
    memory && [
      'memory per idle socket / per live table at step 60, kB',
      '20 / 40',
      '10 / 20',
      `${kB(memory.socket.heap)} / ${kB(memory.table.heap)}`,
    ],
    bytes === undefined
      ? undefined
      : ['bytes to a recipient per move, uncompressed, median', '3,500', '1,000', String(round(bytes))],
    screens && [
      "from click to the other browser's screen, median (p99)",
      '150 ms',
      '60 ms',
      `${round(screens.median)} ms (${round(screens.p99)} ms)`,
    ],
  ];
  return rows.filter((row) => row !== undefined);
}

function loadRow(name: string, { offered, movesPerSecond, ours, echo, holds }: LoadRun): string[] {
  const latencies = [ours.p50, ours.p99, echo.p50, echo.p99].map((value) => value.toFixed(1));
  return [name, String(round(offered)), String(round(movesPerSecond)), ...latencies, holds ? 'yes' : 'no'];
}

function details({ cpu, rate, crowd, memory }: Measured): string[] {
  const lines: string[] = [];
  if (cpu) {
    const ratios = cpu.ratios.map((ratio) => ratio.toFixed(1)).join(', ');
    lines.push(
      `CPU per move: ours ${round(cpu.ours)} µs with ${cpu.commandsPerMove.toFixed(2)} commands per move (an action is a move; ends of turns are commands, too), boardgame.io ${round(cpu.theirs)} µs; ratios of the interleaved slices ${ratios}. Bytes to a recipient per move: boardgame.io ${round(cpu.bytes.theirs)}.`,
    );
  }
  if (memory) {
    lines.push(
      `Memory: heap and buffers of the main thread after a collection, the larger slope between one, two and three times ${memory.tables} tables, and as many times ${memory.sockets} further sockets. Resident: ${kB(memory.socket.resident)} kB per socket, ${kB(memory.table.resident)} kB per table.`,
    );
  }
  const loads = [
    ...(rate?.ramp.map((run) => loadRow('ramp', run)) ?? []),
    ...(rate?.runs.map((run, i) => loadRow(`run ${i + 1}`, run)) ?? []),
    ...(crowd ? [loadRow('crowd', crowd)] : []),
  ];
  const head = ['', 'offered, moves/s', 'done', 'p50, ms', 'p99', 'echo p50', 'echo p99', 'holds'];
  if (loads.length > 0) lines.push(markdownTable(head, 'lrrrrrrl', loads));
  return lines;
}

export function reportOf(measured: Measured, conditions: Conditions): { text: string; json: object } {
  const { seconds, runs, command, isPinned, load } = conditions;
  const limits = Object.entries(LIMITS).map(([name, value]) => `\`${name} ${value}\``);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${round(totalmem() / 2 ** 30)} GiB`;
  const text = [
    '# The server under load',
    `${today()}, commit ${commitAtHand()}, Node ${process.versions.node}, ${machine}, ${isPinned ? 'the server on one core, the swarm on another' : 'server and swarm not pinned'}. \`npm run bench -- server${command.map((word) => ` ${word}`).join('')}\`: runs of ${seconds} s, ${runs} of them. ${load < QUIET ? 'The machine was quiet' : `**The machine was busy** (load ${load.toFixed(1)} at the start), so that latencies and rates mean nothing, and CPU times little`}. Raised limits: ${limits.join(', ')}; all others are the defaults.`,
    markdownTable(
      ['three-player games on loopback, SQLite durable', 'must', 'aim', 'measured'],
      'lrrr',
      bars(measured),
    ),
    ...details(measured),
  ].join('\n\n');
  const { cpu, rate, crowd, memory, screens } = measured;
  const json = {
    ...(cpu && {
      cpu_ratio: round(cpu.ratio, 2),
      cpu_us_per_move: { ours: round(cpu.ours), boardgameio: round(cpu.theirs) },
    }),
    ...(rate && { durable_moves_per_second: round(rate.movesPerSecond) }),
    ...(crowd && { crowd_p99_above_echo_ms: round(crowd.above, 1), crowd_sockets: crowd.sockets }),
    ...(memory && {
      bytes_per_socket: round(memory.socket.heap),
      bytes_per_table: round(memory.table.heap),
      resident_per_socket: round(memory.socket.resident),
      resident_per_table: round(memory.table.resident),
    }),
    bytes_per_move: bytesOf(measured) ?? null,
    ...(screens && { click_to_screen_ms: { median: round(screens.median), p99: round(screens.p99) } }),
    acknowledged_and_stored: [cpu, ...(rate?.ramp ?? []), ...(rate?.runs ?? []), crowd, memory].reduce(
      (sum, row) => sum + (row?.stored ?? 0),
      0,
    ),
    seconds,
    runs,
    load_at_start: round(load, 1),
    limits: LIMITS,
  };
  return { text, json };
}
