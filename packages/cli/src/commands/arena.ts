/** `kairo arena`: which bot is stronger, and how sure that is. */
import { availableParallelism } from 'node:os';
import {
  BadResultFile,
  CannotKeep,
  commitAtHand,
  type FileProblem,
  GroupFailed,
  type GroupResult,
  groupShare,
  type Hypotheses,
  isOutside,
  makeSchedule,
  OutsideFailure,
  parseOutsideSpec,
  playTournament,
  programDigest,
  ResultFile,
  type Schedule,
  SequentialTest,
  startWorker,
  summarize,
  tryContender,
  usualSimulations,
  type Wanted,
  WorkerHung,
  withSeed,
} from '@kairo/arena';
import { BOT_NAMES, formatBotSpec } from '@kairo/bots';
import { type Game, RULES_VERSION } from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { ExitWith, fail } from '../failure.ts';
import { writeLines } from '../io.ts';
import {
  DEFAULT_SEED,
  filePath,
  gameOf,
  readBotSpec,
  readSeed,
  type SetupOptions,
  wholeNumber,
} from '../options.ts';
import { ProgressBar } from '../screen/progress.ts';
import { FINE_SIGNS } from '../screen/signs.ts';
import { tellGuest } from '../tellGuest.ts';
import { arenaLines } from './arenaReport.ts';

const DEFAULT_GAMES = '100';
const DEFAULT_PLAYERS = '2';
const MAX_GAMES = 1_000_000;
const MAX_JOBS = 256;
const INTERRUPTED = 130;
/** Ctrl-C, and polite requests to stop. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface ArenaOptions extends SetupOptions {
  readonly games?: string;
  readonly jobs?: string;
  readonly out?: string;
  readonly sprt?: string;
  readonly json?: boolean;
}

/** What the command line asks for, checked. */
interface Match {
  readonly game: Game;
  readonly wanted: Wanted;
  readonly schedule: Schedule;
  readonly jobs: number;
  readonly test?: SequentialTest;
}

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

/** The contender's name as it stands in files and tables. */
function readContender(t: Messages, text: string): string {
  const outside = parseOutsideSpec(text);
  if (outside === undefined) return formatBotSpec(readBotSpec(t, text));
  if (outside.ok) return text.trim();
  const { bad } = t.terminal;
  const { error } = outside;
  return fail(
    error.code === 'budget' ? t.error({ code: 'bot/budget', found: error.found }) : bad.arena.command,
  );
}

function readHypotheses(t: Messages, text: string): Hypotheses {
  const [elo0, elo1] = /^(-?\d{1,4}(?:\.\d+)?),(-?\d{1,4}(?:\.\d+)?)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (elo0 === undefined || elo1 === undefined || elo0 >= elo1) return fail(t.terminal.bad.arena.sprt(text));
  return { elo0, elo1 };
}

/** A guest could deal the cards of a seed that it guesses; our own bots do not try. */
function seedFor(t: Messages, contenders: readonly string[], given: string | undefined): string | undefined {
  if (given !== undefined) return readSeed(t, given);
  return contenders.some(isOutside) ? undefined : DEFAULT_SEED;
}

function readMatch(context: Context, names: readonly string[], options: ArenaOptions): Match {
  const { t } = context;
  const { bad } = t.terminal;
  const contenders = names.map((name) => readContender(t, name));
  if (contenders.length < 2) fail(bad.arena.contenders);
  const game = gameOf(context, { ...options, players: options.players ?? DEFAULT_PLAYERS });
  for (const name of contenders) tryContender(name, game);
  const { players, board } = game;
  const games = wholeNumber(t, '--games', options.games ?? DEFAULT_GAMES, 1, MAX_GAMES);
  const hypotheses = options.sprt === undefined ? undefined : readHypotheses(t, options.sprt);
  if (hypotheses !== undefined && contenders.length > 2) fail(bad.arena.sprtPair);
  return {
    game,
    wanted: {
      contenders,
      players,
      edition: { id: board.edition.id, hash: board.edition.hash },
      start: game.options.start,
      seed: seedFor(t, contenders, options.seed),
      rulesVersion: RULES_VERSION,
      program: programDigest(),
    },
    schedule: makeSchedule(contenders.length, players, games),
    jobs:
      options.jobs === undefined
        ? availableParallelism()
        : wholeNumber(t, '--jobs', options.jobs, 1, MAX_JOBS),
    ...(hypotheses && { test: new SequentialTest(hypotheses, players) }),
  };
}

function complaintAbout(t: Messages, file: string, problem: FileProblem): string {
  const { bad } = t.terminal;
  switch (problem.code) {
    case 'foreign':
      return bad.arena.foreignFile(file);
    case 'line':
      return bad.arena.line(file, problem.line);
    case 'busy':
      return bad.arena.busy(file, problem.process);
    case 'other': {
      const { field, found, wanted } = problem;
      return field === 'program'
        ? bad.arena.otherProgram(file)
        : bad.arena.otherCommand(file, field, found, wanted);
    }
  }
}

function openFile(context: Context, file: string, { wanted, schedule }: Match): ResultFile {
  const { t } = context;
  const path = filePath(context, file);
  const commit = commitAtHand();
  const simulations = usualSimulations(wanted.contenders);
  const origin = { date: new Date().toISOString(), ...(commit && { commit }), simulations };
  try {
    return new ResultFile(path, wanted, origin, schedule);
  } catch (error) {
    return fail(
      error instanceof BadResultFile
        ? complaintAbout(t, file, error.problem)
        : t.terminal.bad.arena.cannotWrite(file),
    );
  }
}

/** The bar counts games; behind it stands how the first fares. */
function watch(
  context: Context,
  { schedule, wanted, test }: Match,
): {
  readonly bar: ProgressBar;
  readonly onProgress: (results: readonly GroupResult[]) => void;
} {
  const { io, t } = context;
  const bar = new ProgressBar(io.stderr, schedule.groups * schedule.players, FINE_SIGNS.bar);
  const percent = new Intl.NumberFormat(t.locale, { style: 'percent', maximumFractionDigits: 1 });
  let groups = 0;
  let won = 0;
  return {
    bar,
    onProgress: (results) => {
      groups += results.length;
      for (const result of results) won += groupShare(result, 0);
      const share = `${wanted.contenders[0]} ${percent.format(won / Math.max(1, groups))}`;
      const llr = test === undefined ? '' : `  LLR ${test.llr.toFixed(2)}`;
      bar.show(groups * schedule.players, schedule.pairs.length > 1 ? '' : share + llr);
    },
  };
}

function aboutReplaced(t: Messages, group: number, failure: Error): string {
  return failure instanceof WorkerHung
    ? t.terminal.arena.hung(group, failure.milliseconds / 1000)
    : t.terminal.arena.crashed(group, failure.message);
}

async function arena(context: Context, names: readonly string[], options: ArenaOptions): Promise<void> {
  const { io, t } = context;
  const match = readMatch(context, names, options);
  const file = options.out === undefined ? undefined : openFile(context, options.out, match);
  const interrupt = new AbortController();
  const onSignal = (): void => interrupt.abort();
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const { bar, onProgress } = watch(context, match);
  const { game, schedule, jobs, test } = match;
  const identity = file?.identity ?? withSeed(match.wanted);
  const setup = {
    edition: game.board.edition,
    players: game.players,
    options: game.options,
    contenders: identity.contenders,
    program: identity.program,
  };
  let results: readonly GroupResult[];
  try {
    results = await playTournament({
      schedule,
      seed: identity.seed,
      jobs,
      startWorker: () => startWorker(setup),
      ...(test && { test }),
      ...(file && { file }),
      onProgress,
      onReplaced: (group, failure) => {
        // A guest that cannot be started is told of when it fails a second time.
        if (!(failure instanceof OutsideFailure)) bar.tell(`kairo: ${aboutReplaced(t, group, failure)}`);
      },
      signal: interrupt.signal,
    });
  } catch (error) {
    if (error instanceof GroupFailed) {
      const { group, cause } = error;
      return fail(
        cause instanceof OutsideFailure
          ? tellGuest(t, cause.failure)
          : t.terminal.bad.arena.failed(group, cause.message),
      );
    }
    if (error instanceof CannotKeep) {
      return fail(t.terminal.bad.arena.cannotKeep(options.out ?? '', error.message));
    }
    throw error;
  } finally {
    bar.finish();
    file?.close();
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
  const summary = summarize(identity, schedule, results, test);
  const isStopped = interrupt.signal.aborted && !summary.finished;
  const { stopped, goOn } = t.terminal.arena;
  const farewell = [
    stopped(summary.games, summary.planned),
    ...(file && summary.games > 0 ? [goOn] : []),
  ].join(' ');
  if (options.json) await writeLines(io.stdout, [JSON.stringify(summary)]);
  else await writeLines(io.stdout, [...arenaLines(summary, t), ...(isStopped ? [farewell] : [])]);
  if (isStopped) throw new ExitWith(INTERRUPTED);
}
