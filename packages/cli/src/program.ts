/** The table of commands, as commander wants it, speaking the chosen language. */
import { Command, type CommanderError } from 'commander';
import about from '../package.json' with { type: 'json' };
import { defineArena } from './commands/arena.ts';
import { defineBot } from './commands/bot.ts';
import { defineHelp } from './commands/help.ts';
import { definePerft } from './commands/perft.ts';
import { definePlay } from './commands/play.ts';
import { defineReplay } from './commands/replay.ts';
import { defineShow } from './commands/show.ts';
import { defineSimulate } from './commands/simulate.ts';
import { defineTrace } from './commands/trace.ts';
import { defineVerify } from './commands/verify.ts';
import type { Context } from './context.ts';
import { typedName } from './typed.ts';

const COMMANDS = [
  definePlay,
  defineReplay,
  defineShow,
  defineVerify,
  defineSimulate,
  defineArena,
  defineTrace,
  definePerft,
  defineBot,
  defineHelp,
];

/** Commander's English headings, by what they are called here. */
const HEADINGS = {
  'Usage:': 'usage',
  'Arguments:': 'arguments',
  'Options:': 'options',
  'Commands:': 'commands',
  'Global Options:': 'globalOptions',
} as const;

function speak(command: Command, { t }: Context): void {
  const { help } = t.terminal;
  command.helpOption('-h, --help', help.options.help).configureHelp({
    styleTitle: (title) =>
      title in HEADINGS ? help.headings[HEADINGS[title as keyof typeof HEADINGS]] : title,
    showGlobalOptions: true,
    visibleGlobalOptions: ({ parent }) => parent?.options.filter(({ long }) => long === '--lang') ?? [],
    subcommandTerm: (sub) => `${sub.name()} ${sub.usage()}`,
  });
}

export function createProgram(context: Context): Command {
  const { io, t } = context;
  const { help } = t.terminal;
  const program = new Command('kairo')
    .description(t.terminal.tagline)
    .usage(help.usage)
    .version(about.version, '-V, --version', help.options.version)
    .option('--lang <lang>', help.options.lang) // read before commander, see language.ts
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: () => undefined,
      getOutHelpWidth: () => io.stdout.columns || 80,
    });
  speak(program, context);
  for (const define of COMMANDS) speak(define(program, context), context);
  return program;
}

/** What commander has to complain about, in one line; undefined if it only showed its help. */
export function complaintOf(error: CommanderError, { io, t }: Context): string | undefined {
  const { bad } = t.terminal;
  const program = typedName(io);
  const [, quoted = ''] = /'([^']*)'/.exec(error.message) ?? [];
  const flag = quoted.split(/[ ,<[]/)[0] ?? '';
  switch (error.code) {
    case 'commander.helpDisplayed':
    case 'commander.version':
      return undefined;
    case 'commander.help':
      return error.exitCode === 0 ? undefined : bad.noCommand(program);
    case 'commander.unknownCommand':
      return bad.command(quoted, program);
    case 'commander.unknownOption':
      return bad.option(quoted);
    case 'commander.optionMissingArgument':
      return bad.optionValue(quoted.split(',').at(-1)?.trim() ?? flag);
    case 'commander.missingArgument':
      return bad.argument(quoted);
    case 'commander.conflictingOption': {
      const [one = '', other = ''] = [...error.message.matchAll(/'(--[\w-]+)/g)].map(([, name]) => name);
      return bad.notTogether(one, other);
    }
    case 'commander.excessArguments':
      return bad.tooMany;
    default:
      return bad.usage(program);
  }
}
