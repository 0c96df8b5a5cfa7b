/** `kairo simulate`: many games between bots, and what they were like. */
import { BOT_NAMES, type BotName, isBotName } from '@kairo/bots';
import type { Command } from 'commander';
import { playBots } from '../arena.ts';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import { writeLines } from '../io.ts';
import { DEFAULT_SEED, gameOf, readSeed, type SetupOptions, wholeNumber } from '../options.ts';
import { ProgressBar } from '../screen/progress.ts';
import { FINE_SIGNS } from '../screen/signs.ts';
import { report, Statistics } from './simulateReport.ts';

const DEFAULT_GAMES = '100';
const MAX_GAMES = 1_000_000;

interface SimulateOptions extends SetupOptions {
  readonly games?: string;
  readonly bots?: string;
  readonly json?: boolean;
}

export function defineSimulate(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('simulate')
    .description(help.commands.simulate)
    .usage(help.optionsOnly)
    .option('--games <n>', help.options.games)
    .option('--players <n>', help.options.players)
    .option('--seed <seed>', help.options.testSeed)
    .option('--bots <names>', help.options.bots(BOT_NAMES.join(', ')))
    .option('--edition <id>', help.options.edition)
    .option('--start <start>', help.options.start)
    .option('--json', help.options.json)
    .action((options: SimulateOptions) => simulate(context, options));
}

/** One name for each seat; fewer are repeated. */
function readBots({ t }: Context, text: string, players: number): BotName[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length > players) fail(t.terminal.bad.tooManySeats(names.length, players));
  const bots = names.map((name) =>
    isBotName(name) ? name : fail(t.terminal.bad.bot(name, BOT_NAMES.join(', '))),
  );
  return Array.from({ length: players }, (_, seat) => bots[seat % bots.length] ?? 'greedy');
}

async function simulate(context: Context, options: SimulateOptions): Promise<void> {
  const { io, t } = context;
  const games = wholeNumber(t, '--games', options.games ?? DEFAULT_GAMES, 1, MAX_GAMES);
  const seed = readSeed(t, options.seed ?? DEFAULT_SEED);
  const game = gameOf(context, options);
  const bots = readBots(context, options.bots ?? 'greedy', game.players);
  const statistics = new Statistics(game, bots, seed);
  const bar = new ProgressBar(io.stderr, games, FINE_SIGNS.bar);
  for (let i = 0; i < games; i++) {
    statistics.add(playBots(game, bots, `${seed}-${i + 1}`));
    await bar.advance();
  }
  bar.finish();
  const results = statistics.results();
  if (options.json) await writeLines(io.stdout, [JSON.stringify(results)]);
  else await writeLines(io.stdout, report(results, t));
}
