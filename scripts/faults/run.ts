/** Several rounds, each with a database and a seed of its own, now on a small disk, now on the usual one. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '../postgres/server.ts';
import { bundleServer } from './bundle.ts';
import { Counts } from './counts.ts';
import { SmallDisk } from './disk.ts';
import { Round } from './round.ts';
import { tracingProblem } from './tracer.ts';

export interface RunOptions {
  readonly seed: string;
  /** Whether more should go wrong, after so many kills. */
  readonly goesOn: (kills: number) => boolean;
  /** How long things go wrong in one round, in milliseconds. */
  readonly roundTime: number;
  readonly tables?: number;
  /** Games are kept in PostgreSQL, whose programs are in this folder. */
  readonly postgres?: string | undefined;
  /** For Node, before the program: tests break the server with them. */
  readonly nodeArguments?: readonly string[];
  readonly onRound?: (seed: string, where: string) => void;
}

export interface RunReport {
  readonly seed: string;
  readonly rounds: number;
  readonly kills: number;
  /** Everything else that went wrong. */
  readonly otherFaults: number;
  readonly counts: Counts;
  /** What could not be done here, and why. */
  readonly skipped: readonly string[];
  readonly violations: readonly string[];
  /** Where the databases are, if something was violated. */
  readonly kept?: string;
}

const SOURCE = join(import.meta.dirname, 'serverProcess.ts');

const FAULTS = [
  'database killed',
  'database restarted',
  'database frozen',
  'connections to the database cut',
  'messages lost',
  'messages duplicated',
  'messages delayed',
  'messages reordered',
  'requests duplicated',
  'connections cut',
  'connections stalled',
  'freezes',
  'clock jumps',
  'full disks',
  'restarts in good order',
  'times of failing fsync',
  'times of failing write',
  'times of no space',
];

export async function runFaults(options: RunOptions): Promise<RunReport> {
  const { seed, goesOn, roundTime, tables = 6, postgres: binaries, nodeArguments } = options;
  const root = mkdtempSync(join(tmpdir(), 'kairo-faults-'));
  const counts = new Counts();
  // What a test breaks are the sources.
  const program =
    nodeArguments === undefined ? [await bundleServer(join(root, 'program'))] : [...nodeArguments, SOURCE];
  const postgres = binaries === undefined ? undefined : await PostgresServer.start({ binaries });
  // The disk of the other one is not ours to fill.
  const elsewhere = postgres === undefined ? undefined : 'the games are in PostgreSQL';
  const mounted = elsewhere ?? SmallDisk.mount(join(root, 'disk'));
  const tracing = elsewhere ?? tracingProblem();
  const skipped = [
    ...(typeof mounted === 'string' ? [`full disk: ${mounted}`] : []),
    ...(tracing === undefined ? [] : [`failing fsync, failing write, no space: ${tracing}`]),
  ];
  const violations: string[] = [];
  let rounds = 0;
  const more = (): boolean => goesOn(counts.of('kills'));
  try {
    while (violations.length === 0 && (rounds === 0 || more())) {
      const roundSeed = `${seed}/${++rounds}`;
      const disk = rounds % 2 === 1 && typeof mounted !== 'string' ? mounted : undefined;
      const folder = join(disk?.folder ?? root, `round-${rounds}`);
      mkdirSync(folder);
      const place = disk === undefined ? 'the usual disk' : 'a small disk';
      options.onRound?.(roundSeed, postgres === undefined ? place : 'PostgreSQL');
      const url = await postgres?.createDatabase(`round_${rounds}`);
      const until = Date.now() + roundTime;
      const round = new Round({
        seed: roundSeed,
        postgres: postgres && url !== undefined ? { server: postgres, url } : undefined,
        folder,
        scratch: join(root, 'copy'),
        cache: join(root, 'cache'),
        disk,
        canTrace: tracing === undefined,
        tables,
        goesOn: () => more() && Date.now() < until,
        counts,
        program,
      });
      await round.play();
      violations.push(...round.violations.map((violation) => `seed ${roundSeed}: ${violation}`));
      if (violations.length === 0) rmSync(folder, { recursive: true });
    }
  } finally {
    await postgres?.close();
    if (typeof mounted !== 'string') {
      if (violations.length > 0) cpSync(mounted.folder, join(root, 'disk-copy'), { recursive: true });
      mounted.unmount();
    }
    if (violations.length === 0) rmSync(root, { recursive: true, force: true });
  }
  return {
    seed,
    rounds,
    kills: counts.of('kills'),
    otherFaults: FAULTS.reduce((sum, name) => sum + counts.of(name), 0),
    counts,
    skipped,
    violations,
    ...(violations.length > 0 && { kept: root }),
  };
}
