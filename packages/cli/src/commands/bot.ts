/** `kairo bot --stdio`: our bots as a program that speaks docs/bot-protocol.md. */
import { BOT_NAMES, FULL_ROSTER, LEVELS } from '@kairo/bots';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import { readBotSpec } from '../options.ts';
import { speak } from '../stdio/speaker.ts';
import { typedName } from '../typed.ts';

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
  if (!stdio) fail(t.terminal.bad.noStdio(typedName(io)));
  await speak(io, spec, FULL_ROSTER);
}
