/** How much is played, and what the rows of the table have in common. */
import { quantile } from '../web/figures.ts';
import type { Script } from './script.ts';
import type { SwarmTable } from './swarmTable.ts';

/** Different games; tables use them in turn. */
export const GAMES = 40;
/** Of the shortest whole game that is used. */
export const MOVES = 100;

export interface Sizes {
  /** Seconds of one run, and how many runs there are. */
  readonly seconds: number;
  readonly runs: number;
  /** Seconds before a run that are not counted. */
  readonly warmUp: number;
  /** For Node, before the program of the server. */
  readonly nodeOptions: readonly string[];
}

/** Milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
}

export function latencyOf(latencies: readonly number[]): Latency {
  return { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

/** Moves and ends of turns for each move. */
export function commandsPerMove(scripts: readonly Script[]): number {
  const sum = (count: (script: Script) => number): number =>
    scripts.reduce((all, one) => all + count(one), 0);
  return sum(({ plays }) => plays.length) / sum(({ actions }) => actions.length);
}

export function log(text: string): void {
  process.stderr.write(`${text}\n`);
}

export function weightsOf(tables: readonly SwarmTable[]): readonly number[] {
  return tables.flatMap(({ weights }) => weights);
}
