/** CPU time per move of our server and of boardgame.io. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median } from '../web/figures.ts';
import { openKairo } from './kairo.ts';
import { ServerProcess } from './process.ts';
import { RivalTable } from './rivalTable.ts';
import { editionFile, writeScripts } from './script.ts';
import { commandsPerMove, GAMES, log, type Sizes, weightsOf } from './sizes.ts';
import { closeAll, drive, openAll } from './swarm.ts';
import type { SwarmTable } from './swarmTable.ts';

/** Of the shortest game that is used: boardgame.io cannot follow beyond the first shuffle of the discards. */
const MOVES_TO_RESHUFFLE = 50;

async function openRival(): Promise<ServerProcess> {
  const comparison = fileURLToPath(new URL('../boardgameio', import.meta.url));
  if (!existsSync(`${comparison}/node_modules/boardgame.io`)) {
    log('Installing the packages that only this comparison needs …');
    execFileSync('npm', ['ci', '--prefix', comparison, '--no-audit', '--no-fund'], {
      stdio: ['ignore', 2, 2],
    });
  }
  return ServerProcess.start('../boardgameio/serve.ts', [JSON.stringify(editionFile())]);
}

export interface CpuRow {
  readonly ratio: number;
  readonly ratios: readonly number[];
  /** Microseconds of CPU time for each move. */
  readonly ours: number;
  readonly theirs: number;
  readonly commandsPerMove: number;
  readonly bytes: { readonly ours: number; readonly theirs: number };
  readonly stored: number;
}

/** CPU time per move of both servers, slice by slice in turn, at the same rate, on the same games. */
export async function measureCpu({ seconds, runs, nodeOptions }: Sizes, rate: number): Promise<CpuRow> {
  const scripts = writeScripts(GAMES, MOVES_TO_RESHUFFLE, 'firstPile');
  const perMove = commandsPerMove(scripts);
  // The first slice is the warm-up.
  const moves = rate * seconds * (runs + 1);
  const kairo = await openKairo(Math.ceil((1.3 * moves) / MOVES_TO_RESHUFFLE), scripts, nodeOptions);
  const rival = await openRival();
  const matches = kairo.tables.map(({ dealt }) => new RivalTable(dealt.script, rival.ports));
  await openAll(kairo.tables);
  await openAll(matches);
  const slice = async (server: ServerProcess, tables: readonly SwarmTable[]): Promise<number> => {
    const before = server.cpu();
    const run = await drive(tables, { rate, seconds });
    if (run.moves === 0) throw new Error('no move has settled');
    return (1e6 * (server.cpu() - before)) / run.moves;
  };
  const pairs: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round <= runs; round++) {
    const ours = await slice(kairo.server, kairo.tables);
    const theirs = await slice(rival, matches);
    log(`CPU per move, µs: ours ${Math.round(ours)}, boardgame.io ${Math.round(theirs)}`);
    if (round > 0) pairs.push({ ours, theirs });
  }
  const bytes = { ours: median(weightsOf(kairo.tables)), theirs: median(weightsOf(matches)) };
  closeAll(kairo.tables);
  closeAll(matches);
  await rival.close();
  const stored = await kairo.close();
  const ratios = pairs.map(({ ours, theirs }) => theirs / ours);
  return {
    ratio: median(ratios),
    ratios,
    ours: median(pairs.map(({ ours }) => ours)),
    theirs: median(pairs.map(({ theirs }) => theirs)),
    commandsPerMove: perMove,
    bytes,
    stored,
  };
}
