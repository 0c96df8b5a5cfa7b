/** `kairo simulate`: plays many games between bots and reports statistics. */
import { botPlayer, playGame } from '@kairo/arena';
import { BOT_NAMES, type BotSpec } from '@kairo/bots';
import type { Game } from '@kairo/engine';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import { writeLines } from '../io.ts';
import { DEFAULT_SEED, gameOf, readBotSpec, readSeed, type SetupOptions, wholeNumber } from '../options.ts';
import { ProgressBar } from '../screen/progress.ts';
import { FINE_SIGNS } from '../screen/signs.ts';
import { report, Statistics } from './simulateReport.ts';

const DEFAULT_BOT = 'apprentice';
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

function readBots({ t }: Context, text: string): BotSpec[] {
  return text.split(',').map((name) => readBotSpec(t, name.trim()));
}

/** A single bot plays every seat. Several bots play one seat each, and set the number of players by default. */
function seatBots(
  context: Context,
  options: SimulateOptions,
): { readonly game: Game; readonly bots: BotSpec[] } {
  const named = readBots(context, options.bots ?? DEFAULT_BOT);
  const counted = named.length === 1 ? {} : { players: String(named.length) };
  const game = gameOf(context, { ...counted, ...options });
  const { players } = game;
  if (named.length !== 1 && named.length !== players)
    fail(context.t.terminal.bad.botCount(named.length, players));
  return { game, bots: Array.from({ length: players }, (_, seat) => named[seat % named.length] as BotSpec) };
}

async function simulate(context: Context, options: SimulateOptions): Promise<void> {
  const { io, t } = context;
  const games = wholeNumber(t, '--games', options.games ?? DEFAULT_GAMES, 1, MAX_GAMES);
  const seed = readSeed(t, options.seed ?? DEFAULT_SEED);
  const { game, bots } = seatBots(context, options);
  const statistics = new Statistics(game, bots, seed);
  const bar = new ProgressBar(io.stderr, games, FINE_SIGNS.bar);
  for (let i = 0; i < games; i++) {
    const players = bots.map((spec) => botPlayer(spec, game));
    statistics.add(await playGame(game, players, `${seed}-${i + 1}`));
    await bar.advance();
  }
  bar.finish();
  const results = statistics.results();
  if (options.json) await writeLines(io.stdout, [JSON.stringify(results)]);
  else await writeLines(io.stdout, report(results, t));
}
