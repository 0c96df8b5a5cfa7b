/** The commands of the program, with help and usage errors in the chosen language. */
import { Command, type CommanderError } from 'commander';
import about from '../package.json' with { type: 'json' };
import { defineArena } from './commands/arena.ts';
import { defineBench } from './commands/bench.ts';
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
import { invocation } from './invocation.ts';
import { DEFAULT_WIDTH } from './io.ts';

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
  defineBench,
  defineHelp,
];

/** Commander's English headings, and their keys in the texts. */
const HEADINGS = {
  'Usage:': 'usage',
  'Arguments:': 'arguments',
  'Options:': 'options',
  'Commands:': 'commands',
  'Global Options:': 'globalOptions',
} as const;

function localizeHelp(command: Command, { t }: Context): void {
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
    .option('--lang <lang>', help.options.lang) // for the help only: language.ts reads it before commander runs
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: () => undefined,
      getOutHelpWidth: () => io.stdout.columns || DEFAULT_WIDTH,
    });
  localizeHelp(program, context);
  for (const define of COMMANDS) localizeHelp(define(program, context), context);
  return program;
}

/** A commander error as one line; undefined if commander has only shown its help or version. */
export function describeUsageError(error: CommanderError, { io, t }: Context): string | undefined {
  const { bad } = t.terminal;
  const program = invocation(io);
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
