/** What a table that is played, and a socket that only listens, take of the server's memory. */
import { openKairo } from './kairo.ts';
import { KairoTable } from './kairoTable.ts';
import type { Memory } from './process.ts';
import { type Script, SEATS, writeScripts } from './script.ts';
import { GAMES, log, MOVES, type Sizes } from './sizes.ts';
import { closeAll, drive, openAll } from './swarm.ts';

const STEP = 60;
/** Moves per second until all tables are there. */
const RATE = 600;
const LONGEST = 600;
const PARTS = 3;

export interface MemoryRow {
  /** Bytes. */
  readonly socket: Memory;
  /** Without its sockets. */
  readonly table: Memory;
  readonly tables: number;
  readonly sockets: number;
  readonly stored: number;
}

/** Ends with the command that leads to the step. */
function upToStep(script: Script): Script {
  const last = script.plays.findIndex(({ version }) => version.seq >= STEP);
  return { ...script, plays: script.plays.slice(0, last + 1) };
}

/** What one more takes, if so many came between two measurements: the larger of the slopes. */
function perOne(measured: readonly Memory[], count: number): Memory {
  const slopes = measured.slice(1).map(({ heap, resident }, i) => ({
    heap: (heap - (measured[i]?.heap ?? 0)) / count,
    resident: (resident - (measured[i]?.resident ?? 0)) / count,
  }));
  const largest = (of: (slope: Memory) => number): number => Math.max(...slopes.map(of));
  return { heap: largest(({ heap }) => heap), resident: largest(({ resident }) => resident) };
}

/**
 * Tables come in three parts of equal size; with the first comes what all tables share. Each player then opens the table once
 * more, again in three parts.
 */
export async function measureMemory({ nodeOptions }: Sizes, tables: number): Promise<MemoryRow> {
  const scripts = writeScripts(GAMES, MOVES, 'whole').map(upToStep);
  const kairo = await openKairo(PARTS * tables, scripts, [...nodeOptions, '--expose-gc']);
  const { port } = kairo.server.ports;
  const parts = Array.from({ length: PARTS }, (_, i) => kairo.tables.slice(i * tables, (i + 1) * tables));
  const played: Memory[] = [];
  for (const part of parts) {
    await openAll(part);
    await drive(part, { rate: RATE, seconds: LONGEST });
    if (part.some(({ next }) => next !== undefined)) throw new Error('not all tables came to their step');
    played.push(await kairo.server.memory());
  }
  const listening: Memory[] = [];
  const listeners: KairoTable[] = [];
  for (const part of parts) {
    const more = part.map(({ dealt }) => new KairoTable(dealt, port));
    await openAll(more);
    listeners.push(...more);
    listening.push(await kairo.server.memory());
  }
  closeAll([...kairo.tables, ...listeners]);
  const stored = await kairo.close();
  const socket = perOne(listening, SEATS * tables);
  const laid = perOne(played, tables);
  const table = {
    heap: laid.heap - SEATS * socket.heap,
    resident: laid.resident - SEATS * socket.resident,
  };
  log(
    `heap, kB: ${played.map(({ heap }) => Math.round(heap / 1000)).join(', ')} with ${tables} more tables each`,
  );
  log(`heap, kB: ${listening.map(({ heap }) => Math.round(heap / 1000)).join(', ')} with more sockets`);
  return { socket, table, tables, sockets: SEATS * tables, stored };
}
