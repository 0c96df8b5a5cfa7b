/** `kairo arena`: measures which bot is stronger, with confidence intervals. */
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
import type { Messages } from '@kairo/texts';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { describeOutsideFailure } from '../describeOutsideFailure.ts';
import { EXIT, ExitWith, fail } from '../failure.ts';
import { STOP_SIGNALS, writeLines } from '../io.ts';
import { openResults } from './arenaFile.ts';
import { type ArenaMatch, type ArenaOptions, readMatch } from './arenaMatch.ts';
import { showProgress } from './arenaProgress.ts';
import { arenaLines } from './arenaReport.ts';

export function defineArena(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('arena')
    .description(help.commands.arena)
    .usage(help.arenaUsage)
    .argument(`<${help.botsWord}...>`, help.arguments.contenders(BOT_NAMES.join(', ')))
    .option('--games <n>', help.options.arenaGames)
    .option('--players <n>', help.options.arenaPlayers)
    .option('--edition <id>', help.options.edition)
    .option('--start <start>', help.options.start)
    .option('--seed <seed>', help.options.arenaSeed)
    .option('--jobs <n>', help.options.jobs)
    .option('--out <file>', help.options.out)
    .option('--sprt <elo0,elo1>', help.options.sprt)
    .option('--json', help.options.json)
    .action((names: string[], options: ArenaOptions) => arena(context, names, options));
}

interface Run {
  readonly identity: Identity;
  readonly file: ResultFile | undefined;
  readonly interrupt: AbortController;
}

/** Plays until the match is finished or interrupted, and closes the file. */
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

/** Reports failures that the user can fix; anything else is thrown on as a bug. */
function failMatch(t: Messages, error: unknown, file: string): never {
  const { bad } = t.terminal;
  if (error instanceof ResultsNotWritten) return fail(bad.arena.cannotKeep(file, error.message));
  if (!(error instanceof GroupFailed)) throw error;
  const { group, cause } = error;
  // The only such failure that is not a forfeit: the program could not be started.
  if (cause instanceof OutsideProgramFailed) return fail(describeOutsideFailure(t, cause.failure));
  return fail(bad.arena.failed(group, cause.message));
}

async function arena(context: Context, names: readonly string[], options: ArenaOptions): Promise<void> {
  const { io, t } = context;
  const match = readMatch(context, names, options);
  const file = options.out === undefined ? undefined : openResults(context, options.out, match);
  const identity = file?.identity ?? withSeed(match.requested);
  const interrupt = new AbortController();
  const results = await play(context, match, { identity, file, interrupt }).catch((error: unknown) =>
    failMatch(t, error, options.out ?? ''),
  );
  const summary = summarize(identity, match.schedule, results, match.test);
  const isStopped = interrupt.signal.aborted && !summary.finished;
  const { stopped, goOn } = t.terminal.arena;
  const farewell = [
    stopped(summary.games, summary.planned),
    ...(file && summary.games > 0 ? [goOn] : []),
  ].join(' ');
  if (options.json) await writeLines(io.stdout, [JSON.stringify(summary)]);
  else await writeLines(io.stdout, [...arenaLines(summary, t), ...(isStopped ? [farewell] : [])]);
  if (isStopped) throw new ExitWith(EXIT.interrupted);
}
