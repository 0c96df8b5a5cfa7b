/** `kairo simulate`: plays many games between bots and reports on them. */
import { botPlayer, playGame } from '@kairo/arena';
import { BOT_NAMES, type BotSpec } from '@kairo/bots';
import type { Game } from '@kairo/engine';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { counted } from '../english.ts';
import { fail } from '../failure.ts';
import { writeLines } from '../io.ts';
import {
  DEFAULT_SEED,
  gameOf,
  PLAYERS_HELP,
  readBotSpec,
  readSeed,
  type SetupOptions,
  TEST_SEED_HELP,
  wholeNumber,
} from '../options.ts';
import { FINE_GLYPHS } from '../screen/glyphs.ts';
import { ProgressBar } from '../screen/progress.ts';
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
    .option('--games <n>', 'number of games (default: 100)')
    .option('--players <n>', PLAYERS_HELP)
    .option('--seed <seed>', TEST_SEED_HELP)
    .option('--bots <names>', `who plays, in seat order, or one for all seats: ${BOT_NAMES.join(', ')}`)
    .option('--edition <id>', help.options.edition)
    .option('--start <start>', help.options.start)
    .option('--json', 'the result as JSON')
    .action((options: SimulateOptions) => simulate(context, options));
}

function readBots({ t }: Context, text: string): BotSpec[] {
  return text.split(',').map((name) => readBotSpec(t, name.trim()));
}

/** A single bot takes every seat. Several take one seat each, and imply the number of players. */
function seatBots(
  context: Context,
  options: SimulateOptions,
): { readonly game: Game; readonly bots: BotSpec[] } {
  const named = readBots(context, options.bots ?? DEFAULT_BOT);
  const implied = named.length === 1 ? {} : { players: String(named.length) };
  const game = gameOf(context, { ...implied, ...options });
  const { players } = game;
  if (named.length !== 1 && named.length !== players)
    fail(
      `There are ${named.length} bots for ${counted(players, 'player')}; name one for each seat, or one for all.`,
    );
  return { game, bots: Array.from({ length: players }, (_, seat) => named[seat % named.length] as BotSpec) };
}

async function simulate(context: Context, options: SimulateOptions): Promise<void> {
  const { io, t } = context;
  const games = wholeNumber(t, '--games', options.games ?? DEFAULT_GAMES, 1, MAX_GAMES);
  const seed = readSeed(t, options.seed ?? DEFAULT_SEED);
  const { game, bots } = seatBots(context, options);
  const statistics = new Statistics(game, bots, seed);
  const bar = new ProgressBar(io.stderr, games, FINE_GLYPHS.bar);
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
