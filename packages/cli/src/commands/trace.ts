/** `kairo trace`: prints a random game in full, or counts rare events in many of them. */
import { formatAction, type Game, traceGame } from '@kairo/engine';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import { write, writeLines } from '../io.ts';
import { DEFAULT_SEED, gameOf, readSeed, type SetupOptions, wholeNumber } from '../options.ts';
import { table } from '../screen/text.ts';
import { countRareEvents, RARE_EVENTS, type RareEventCounts } from './traceSummary.ts';

const DEFAULT_GAMES = '200';
const MAX_GAMES = 1_000_000;

interface TraceOptions extends SetupOptions {
  readonly jsonl?: boolean;
  readonly summary?: boolean;
  readonly games?: string;
  readonly json?: boolean;
}

export function defineTrace(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('trace')
    .description(help.commands.trace)
    .usage(help.optionsOnly)
    .option('--seed <seed>', help.options.testSeed)
    .option('--players <n>', help.options.players)
    .option('--edition <id>', help.options.edition)
    .option('--start <start>', help.options.start)
    .addOption(new Option('--jsonl', help.options.jsonl).conflicts('summary'))
    .option('--summary', help.options.summary)
    .option('--games <n>', help.options.summaryGames)
    .option('--json', help.options.json)
    .action((options: TraceOptions) =>
      options.summary ? summarise(context, options) : printTrace(context, options),
    );
}

async function printTrace(context: Context, options: TraceOptions): Promise<void> {
  const { io, t } = context;
  if (options.games !== undefined) fail(t.terminal.bad.onlyWith('--games', '--summary'));
  const seed = readSeed(t, options.seed ?? DEFAULT_SEED);
  for (const line of traceGame(gameOf(context, options), seed)) {
    if (options.jsonl || options.json) await write(io.stdout, `${JSON.stringify(line)}\n`);
    else if ('n' in line) {
      const action = line.legal[line.chosen];
      const notation = action === undefined ? '' : formatAction(action);
      await write(io.stdout, `${line.n} ${'ABCD'[line.state.seat]} ${notation}\n`);
    } else if ('final' in line) await write(io.stdout, `${JSON.stringify(line.result)}\n`);
  }
}

async function summarise(context: Context, options: TraceOptions): Promise<void> {
  const { io, t } = context;
  const seed = readSeed(t, options.seed ?? DEFAULT_SEED);
  const games = wholeNumber(t, '--games', options.games ?? DEFAULT_GAMES, 1, MAX_GAMES);
  // Without --players, games of all player counts are played in turn.
  const playerCounts = options.players === undefined ? ['2', '3', '4'] : [options.players];
  const kinds: Game[] = playerCounts.map((players) => gameOf(context, { ...options, players }));
  const counts = countRareEvents(kinds, games, seed);
  if (options.json) await writeLines(io.stdout, [JSON.stringify({ games, ...counts })]);
  else await writeLines(io.stdout, summaryTable(context, games, counts));
}

function summaryTable({ t }: Context, games: number, counts: RareEventCounts): string[] {
  const { report } = t.terminal;
  const rows = RARE_EVENTS.map((event) => [
    report.occasions[event],
    String(counts[event].times),
    String(counts[event].games),
  ]);
  return table([[report.inGames(games), report.times, report.games], ...rows], [1, 2]);
}
