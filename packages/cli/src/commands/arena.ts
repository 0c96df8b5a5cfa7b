/** `kairo arena`: finds out which bot is stronger, and how certain that is. */
import {
  GroupFailed,
  type GroupResult,
  type Identity,
  OutsideProgramFailed,
  playTournament,
  type ResultFile,
  ResultsNotWritten,
  startWorker,
  summarize,
  withSeed,
} from '@kairo/arena';
import { BOT_NAMES } from '@kairo/bots';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { counted, formatNumber } from '../english.ts';
import { EXIT, ExitWith, fail } from '../failure.ts';
import { STOP_SIGNALS, writeLines } from '../io.ts';
import { openResults } from './arenaFile.ts';
import { type ArenaMatch, type ArenaOptions, readMatch } from './arenaMatch.ts';
import { describeOutsideFailure } from './arenaOutside.ts';
import { showProgress } from './arenaProgress.ts';
import { arenaLines } from './arenaReport.ts';

export function defineArena(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('arena')
    .description(help.commands.arena)
    .usage(help.arenaUsage)
    .argument(
      '<bots...>',
      `two or more of ${BOT_NAMES.join(', ')}; vizier@500 thinks for 500 simulations, vizier@200ms for 200 ms, and “run:python3 bot.py” is a program of your own`,
    )
    .option(
      '--games <n>',
      'number of games for each pair (default: 100); every deal is played from every seat',
    )
    .option(
      '--players <n>',
      'number of players, 2 to 4 (default: 2): one seat for the first bot, the others for the second',
    )
    .option('--edition <id>', help.options.edition)
    .option('--start <start>', help.options.start)
    .option(
      '--seed <seed>',
      'random seed (default: 1; if a program of your own plays, one that no one can guess)',
    )
    .option('--jobs <n>', 'how many games are played at the same time (default: one for each processor core)')
    .option(
      '--out <file>',
      'a file for the results, like match.jsonl; the same command continues where it stopped',
    )
    .option(
      '--sprt <elo0,elo1>',
      'stop as soon as it is clear which of two Elo differences is right, like “0,30” for 0 and 30',
    )
    .option('--json', 'the result as JSON')
    .action((names: string[], options: ArenaOptions) => arena(context, names, options));
}

interface Run {
  readonly identity: Identity;
  readonly file: ResultFile | undefined;
  readonly interrupt: AbortController;
}

/** Plays until the match is finished or interrupted, then closes the file. */
async function play(
  context: Context,
  match: ArenaMatch,
  { identity, file, interrupt }: Run,
): Promise<readonly GroupResult[]> {
  const { game, schedule, jobs, test } = match;
  const { contenders, program, seed } = identity;
  const { board, players, options } = game;
  const setup = { edition: board.edition, players, options, contenders, program };
  const onSignal = (): void => interrupt.abort();
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
  const { onProgress, onReplaced, finish } = showProgress(context, match);
  try {
    return await playTournament({
      schedule,
      seed,
      jobs,
      startWorker: () => startWorker(setup),
      ...(test && { test }),
      ...(file && { file }),
      onProgress,
      onReplaced,
      signal: interrupt.signal,
    });
  } finally {
    finish();
    file?.close();
    for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
  }
}

/** What a user can fix is reported in one line; anything else is a bug and is rethrown. */
function reportFailure(error: unknown, file: string): never {
  if (error instanceof ResultsNotWritten)
    return fail(
      `A result could not be written to ${file} (${error.message}). Earlier ones are kept: free some space, then run the same command again.`,
    );
  if (!(error instanceof GroupFailed)) throw error;
  const { group, cause } = error;
  // A guest that could not be started has not lost its games: the match fails instead.
  if (cause instanceof OutsideProgramFailed) return fail(describeOutsideFailure(cause.failure));
  return fail(`The games on deal ${group} failed twice: ${cause.message}`);
}

async function arena(context: Context, names: readonly string[], options: ArenaOptions): Promise<void> {
  const { io } = context;
  const match = readMatch(context, names, options);
  const file = options.out === undefined ? undefined : openResults(context, options.out, match);
  const identity = file?.identity ?? withSeed(match.requested);
  const interrupt = new AbortController();
  const results = await play(context, match, { identity, file, interrupt }).catch((error: unknown) =>
    reportFailure(error, options.out ?? ''),
  );
  const summary = summarize(identity, match.schedule, results, match.test);
  const isStopped = interrupt.signal.aborted && !summary.finished;
  const farewell = [
    `Stopped after ${formatNumber(summary.games)} of ${counted(summary.planned, 'game')}.`,
    ...(file && summary.games > 0 ? ['Run the same command again to continue.'] : []),
  ].join(' ');
  if (options.json) await writeLines(io.stdout, [JSON.stringify(summary)]);
  else await writeLines(io.stdout, [...arenaLines(summary), ...(isStopped ? [farewell] : [])]);
  if (isStopped) throw new ExitWith(EXIT.interrupted);
}
