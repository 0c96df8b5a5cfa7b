/** Our server with dealt tables, and whether it kept what it acknowledged. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseIn } from '../../../packages/server/src/config/dataFiles.ts';
import { readGames } from '../../../scripts/faults/storedGames.ts';
import { KairoTable } from './kairoTable.ts';
import { ServerProcess } from './process.ts';
import type { Script } from './script.ts';
import { stock } from './stock.ts';

/** The whole swarm has one address. Everything else is as it is by default. */
export const LIMITS = {
  '--max-sockets-per-address': '15000',
  '--max-sockets': '15000',
  '--max-handshakes': '100000',
  '--max-messages': '200',
} as const;

export interface Kairo {
  readonly server: ServerProcess;
  readonly tables: readonly KairoTable[];
  /** Ends the server, and throws unless every acknowledged command is in its database. Returns how many there are. */
  close(): Promise<number>;
}

export async function openKairo(
  count: number,
  scripts: readonly Script[],
  nodeOptions: readonly string[] = [],
): Promise<Kairo> {
  const folder = mkdtempSync(join(tmpdir(), 'kairo-bench-'));
  const dealt = await stock(folder, count, scripts);
  const args = ['--port', '0', '--host', '127.0.0.1', '--data', folder, '--log-level', 'error'];
  const limits = Object.entries(LIMITS).flat();
  const server = await ServerProcess.start('kairoProcess.ts', [...args, ...limits], nodeOptions);
  const tables = dealt.map((table) => new KairoTable(table, server.ports.port));
  return {
    server,
    tables,
    close: async () => {
      await server.close();
      try {
        return checkStored(databaseIn(folder), tables);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** A command that settled is named by its last entry. Of a draft, the last commands are known. */
function checkStored(file: string, tables: readonly KairoTable[]): number {
  const games = readGames(
    file,
    tables.map(({ dealt }) => dealt.id),
  );
  let count = 0;
  for (const { dealt, acknowledged } of tables) {
    const game = games.get(dealt.id);
    const plays = dealt.script.plays.slice(0, acknowledged.length);
    const last = plays.at(-1);
    if (last === undefined) continue;
    const stored = game && { seq: game.seq, revision: game.revision };
    if (JSON.stringify(stored) !== JSON.stringify(last.version))
      throw new Error(
        `${dealt.id} is at ${JSON.stringify(stored)} instead of ${JSON.stringify(last.version)}`,
      );
    const commands = new Set(game?.entries.map(({ entry }) => JSON.parse(entry).command));
    for (const [i, { settles }] of plays.entries()) {
      if (settles && !commands.has(acknowledged[i]))
        throw new Error(`${dealt.id}: ${acknowledged[i]} is not in the log`);
      count++;
    }
  }
  return count;
}
