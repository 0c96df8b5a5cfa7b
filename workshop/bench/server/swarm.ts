/**
 * The swarm, open loop: a move that is due is made whether or not the server keeps up, and its latency counts from then. If it
 * completes a turn, the turn is ended as soon as it has settled, which counts as a command of its own.
 */
import type { SwarmTable } from './swarmTable.ts';

/** How many tables are opened at a time. */
const TOGETHER = 50;
/** So many tables that were free are remembered at most. */
const MOST_PASSED = 10_000;
/** After the last move, so long is waited for what has not settled. */
const PATIENCE = 10_000;

export interface Pace {
  /** Moves per second. */
  readonly rate: number;
  readonly seconds: number;
  /** The first of them are not counted. */
  readonly warmUp?: number;
}

export interface Run {
  /** That were counted, and have settled. */
  readonly moves: number;
  /** What had not settled at the end, and moves that were not sent because no table was free. */
  readonly lost: number;
  /** Milliseconds, of each counted command that has settled. */
  readonly latencies: readonly number[];
  /** Moves that have settled per second that was counted. */
  readonly movesPerSecond: number;
}

export async function openAll(tables: readonly SwarmTable[]): Promise<void> {
  for (let i = 0; i < tables.length; i += TOGETHER) {
    await Promise.all(tables.slice(i, i + TOGETHER).map((table) => table.open()));
  }
}

export function closeAll(tables: readonly SwarmTable[]): void {
  for (const table of tables) table.close();
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function drive(tables: readonly SwarmTable[], pace: Pace): Promise<Run> {
  const { rate, seconds, warmUp = 0 } = pace;
  /** Those that wait for nothing, the one that waited longest first. */
  let free = tables.filter(({ next }) => next === 'move');
  let first = 0;
  const latencies: number[] = [];
  const begin = performance.now();
  const countFrom = begin + 1000 * warmUp;
  const end = begin + 1000 * seconds;
  let [sent, inFlight, moves, skipped] = [0, 0, 0, 0];

  const playOne = (table: SwarmTable, due: number): void => {
    const isMove = table.next === 'move';
    inFlight++;
    table.play(() => {
      inFlight--;
      if (due >= countFrom) {
        latencies.push(performance.now() - due);
        if (isMove) moves++;
      }
      if (table.next === 'move') free.push(table);
      else if (table.next !== undefined) playOne(table, performance.now());
    });
  };

  const dueAt = (number: number): number => begin + (1000 * number) / rate;
  const playWhatIsDue = (now: number): void => {
    while (dueAt(sent) <= now && first < free.length) {
      const table = free[first++];
      if (table !== undefined) playOne(table, dueAt(sent++));
    }
    if (first < MOST_PASSED) return;
    free = free.slice(first);
    first = 0;
  };
  for (let now = begin; now < end; now = performance.now()) {
    playWhatIsDue(now);
    if (first === free.length && inFlight === 0) break;
    await pause(1);
  }
  playWhatIsDue(end);
  // Nothing is left at any table, or none was free: these moves were not made.
  for (; dueAt(sent) < end; sent++) if (dueAt(sent) >= countFrom) skipped++;
  const last = performance.now() + PATIENCE;
  while (inFlight > 0 && performance.now() < last) await pause(5);
  const counted = (end - countFrom) / 1000;
  return { moves, lost: skipped + inFlight, latencies, movesPerSecond: moves / counted };
}
