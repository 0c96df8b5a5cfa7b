/** `kairo bot --stdio`: a built-in bot as a program that follows docs/bot-protocol.md. */
import { BOT_NAMES, FULL_ROSTER, LEVELS } from '@kairo/bots';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import { invocation } from '../invocation.ts';
import { readBotSpec } from '../options.ts';
import { serveStdioBot } from '../stdio/stdioBot.ts';

interface BotOptions {
  readonly stdio?: boolean;
  readonly bot?: string;
}

export function defineBot(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('bot')
    .description(help.commands.bot)
    .usage(help.optionsOnly)
    .option('--stdio', 'through standard input and output, as docs/bot-protocol.md describes')
    .option(
      '--bot <bot>',
      `which bot, like vizier or vizier@500 (default: the strongest): ${BOT_NAMES.join(', ')}`,
    )
    .action((options: BotOptions) => serve(context, options));
}

async function serve({ t, io }: Context, { stdio, bot: named }: BotOptions): Promise<void> {
  const spec = readBotSpec(t, named ?? LEVELS.at(-1) ?? LEVELS[0]);
  if (!stdio) fail(`“${invocation(io)} bot” needs --stdio.`);
  await serveStdioBot(io, spec, FULL_ROSTER);
}
