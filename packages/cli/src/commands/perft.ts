/** `kairo perft`: counts legal sequences of actions, to compare engines. */
import { newGame, perft } from '@kairo/engine';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { writeLines } from '../io.ts';
import {
  DEFAULT_SEED,
  gameOf,
  PLAYERS_HELP,
  readSeed,
  type SetupOptions,
  TEST_SEED_HELP,
  wholeNumber,
} from '../options.ts';

const MAX_DEPTH = 6;
const DEFAULT_DEPTH = '2';
const MAX_DIGITS = 12;

interface PerftOptions extends SetupOptions {
  readonly depth?: string;
}

export function definePerft(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('perft')
    .description(help.commands.perft)
    .usage(help.optionsOnly)
    .option('--seed <seed>', TEST_SEED_HELP)
    .option('--players <n>', PLAYERS_HELP)
    .option('--edition <id>', help.options.edition)
    .option('--start <start>', help.options.start)
    .option('--depth <n>', 'number of actions in a row, 1 to 6 (default: 2)')
    .action((options: PerftOptions) => countSequences(context, options));
}

async function countSequences(context: Context, options: PerftOptions): Promise<void> {
  const { t, io } = context;
  const depth = wholeNumber(t, '--depth', options.depth ?? DEFAULT_DEPTH, 1, MAX_DEPTH);
  const { state } = newGame(gameOf(context, options), readSeed(t, options.seed ?? DEFAULT_SEED));
  const line = (first: string, second: string): string =>
    `${first.padStart('depth'.length)}  ${second.padStart(MAX_DIGITS)}`;
  await writeLines(io.stdout, [line('depth', 'sequences')]);
  // Written one by one: the next depth may take a thousand times as long.
  for (let d = 1; d <= depth; d++) await writeLines(io.stdout, [line(String(d), String(perft(state, d)))]);
}
