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
    .option('--stdio', help.options.stdio)
    .option('--bot <bot>', help.options.bot(BOT_NAMES.join(', ')))
    .action((options: BotOptions) => serve(context, options));
}

async function serve({ t, io }: Context, { stdio, bot: named }: BotOptions): Promise<void> {
  const spec = readBotSpec(t, named ?? LEVELS.at(-1) ?? LEVELS[0]);
  if (!stdio) fail(t.terminal.bad.noStdio(invocation(io)));
  await serveStdioBot(io, spec, FULL_ROSTER);
}
