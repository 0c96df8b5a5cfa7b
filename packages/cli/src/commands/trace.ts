/** `kairo trace`: writes out a random game in full, or counts rare events in many games. */
import { formatAction, type Game, traceGame } from '@kairo/engine';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { counted } from '../english.ts';
import { fail } from '../failure.ts';
import { write, writeLines } from '../io.ts';
import {
  DEFAULT_SEED,
  gameOf,
  PLAYERS_HELP,
  readSeed,
  type SetupOptions,
  TEST_SEED_HELP,
  wholeNumber,
} from '../options.ts';
import { table } from '../screen/text.ts';
import { countRareEvents, RARE_EVENTS, type RareEvent, type RareEventCounts } from './traceSummary.ts';

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
    .option('--seed <seed>', TEST_SEED_HELP)
    .option('--players <n>', PLAYERS_HELP)
    .option('--edition <id>', help.options.edition)
    .option('--start <start>', help.options.start)
    .addOption(
      new Option('--jsonl', 'one JSON object on each line, as docs/trace.md describes').conflicts('summary'),
    )
    .option('--summary', 'play many games and count how often rare things happen')
    .option('--games <n>', 'number of games for the summary (default: 200)')
    .option('--json', 'the result as JSON')
    .action((options: TraceOptions) =>
      options.summary ? summarise(context, options) : writeTrace(context, options),
    );
}

async function writeTrace(context: Context, options: TraceOptions): Promise<void> {
  const { io, t } = context;
  if (options.games !== undefined) fail('--games only works with --summary.');
  const seed = readSeed(t, options.seed ?? DEFAULT_SEED);
  for (const line of traceGame(gameOf(context, options), seed)) {
    if (options.jsonl || options.json) await write(io.stdout, `${JSON.stringify(line)}\n`);
    else if ('n' in line) {
      const action = line.legal[line.chosen];
      const text = action === undefined ? '' : formatAction(action);
      await write(io.stdout, `${line.n} ${'ABCD'[line.state.seat]} ${text}\n`);
    } else if ('final' in line) await write(io.stdout, `${JSON.stringify(line.result)}\n`);
  }
}

async function summarise(context: Context, options: TraceOptions): Promise<void> {
  const { io, t } = context;
  const seed = readSeed(t, options.seed ?? DEFAULT_SEED);
  const games = wholeNumber(t, '--games', options.games ?? DEFAULT_GAMES, 1, MAX_GAMES);
  // Without --players, the numbers of players take turns.
  const playerCounts = options.players === undefined ? ['2', '3', '4'] : [options.players];
  const kinds: Game[] = playerCounts.map((players) => gameOf(context, { ...options, players }));
  const counts = countRareEvents(kinds, games, seed);
  if (options.json) await writeLines(io.stdout, [JSON.stringify({ games, ...counts })]);
  else await writeLines(io.stdout, summaryTable(games, counts));
}

const LABELS: { readonly [event in RareEvent]: string } = {
  moves: 'moves of blocked stalls',
  reshuffles: 'reshuffles',
  finalPhases: 'final phases',
  standstills: 'standstills',
  doubledPayments: '2:1 payments',
  jokers: 'jokers played alone',
  threeCards: 'three-card builds',
  barkers: 'lures with barkers',
  distanceTies: 'lures with equally near entries',
  medalTies: 'expansions that equal the largest stand',
  sharedVictories: 'shared victories',
};

function summaryTable(games: number, counts: RareEventCounts): string[] {
  const rows = RARE_EVENTS.map((event) => [
    LABELS[event],
    String(counts[event].times),
    String(counts[event].games),
  ]);
  return table([[`In ${counted(games, 'game')}`, 'times', 'in games'], ...rows], [1, 2]);
}
