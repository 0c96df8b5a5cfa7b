/** The commands, defined with commander. */
import type { Messages } from '@kairo/texts';
import { Command, type CommanderError, Option } from 'commander';
import about from '../package.json' with { type: 'json' };
import { defineAdmin } from './commands/admin.ts';
import { defineArena } from './commands/arena.ts';
import { defineBot } from './commands/bot.ts';
import { defineHelp } from './commands/help.ts';
import { definePerft } from './commands/perft.ts';
import { definePlay } from './commands/play.ts';
import { defineReplay } from './commands/replay.ts';
import { defineRules } from './commands/rules.ts';
import { defineShow } from './commands/show.ts';
import { defineSimulate } from './commands/simulate.ts';
import { defineSit } from './commands/sit.ts';
import { defineTrace } from './commands/trace.ts';
import { defineVerify } from './commands/verify.ts';
import type { Context } from './context.ts';
import { inEnglish } from './english.ts';
import { invocation } from './invocation.ts';
import { DEFAULT_WIDTH } from './io.ts';

const COMMANDS = [definePlay, defineReplay, defineShow, defineVerify, defineRules];

/** For engineers, and in English; only what the overview says about them is translated. */
const TOOLS = {
  simulate: { define: defineSimulate, usage: 'optionsOnly' },
  arena: { define: defineArena, usage: 'arenaUsage' },
  trace: { define: defineTrace, usage: 'optionsOnly' },
  perft: { define: definePerft, usage: 'optionsOnly' },
  bot: { define: defineBot, usage: 'optionsOnly' },
  sit: { define: defineSit, usage: 'sitUsage' },
  admin: { define: defineAdmin, usage: 'adminUsage' },
} as const;
type ToolName = keyof typeof TOOLS;

function isTool(name: string): name is ToolName {
  return Object.hasOwn(TOOLS, name);
}

/** The context in which a command line is run and complained about. */
export function contextFor([command = '']: readonly string[], context: Context): Context {
  return isTool(command) ? inEnglish(context) : context;
}

/** Commander's English headings, and their keys in the catalogue. */
const HEADINGS = {
  'Usage:': 'usage',
  'Arguments:': 'arguments',
  'Options:': 'options',
  'Commands:': 'commands',
  'Global Options:': 'globalOptions',
} as const;

/** The program reads it before commander does, see language.ts. */
function languageOption({ options }: Messages['terminal']['help']): Option {
  return new Option('--lang <lang>', options.lang);
}

function translate(command: Command, { t }: Context): void {
  const { help } = t.terminal;
  command.helpOption('-h, --help', help.options.help).configureHelp({
    styleTitle: (title) =>
      title in HEADINGS ? help.headings[HEADINGS[title as keyof typeof HEADINGS]] : title,
    showGlobalOptions: true,
    visibleGlobalOptions: ({ parent }) => (parent === null ? [] : [languageOption(help)]),
    subcommandTerm: (sub) => {
      const name = sub.name();
      return `${name} ${isTool(name) ? help[TOOLS[name].usage] : sub.usage()}`;
    },
  });
}

export function createProgram(context: Context): Command {
  const { io, t } = context;
  const { help } = t.terminal;
  const program = new Command('kairo')
    .description(t.terminal.tagline)
    .usage(help.usage)
    .version(about.version, '-V, --version', help.options.version)
    .addOption(languageOption(help))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: () => undefined,
      getOutHelpWidth: () => io.stdout.columns || DEFAULT_WIDTH,
    });
  translate(program, context);
  for (const define of COMMANDS) translate(define(program, context), context);
  const english = inEnglish(context);
  for (const [name, { define }] of Object.entries(TOOLS)) {
    const command = define(program, english).summary(help.commands[name as ToolName]);
    for (const each of [command, ...command.commands]) translate(each, english);
  }
  translate(defineHelp(program, context), context);
  return program;
}

/** Commander's complaint in one line; undefined if it only showed help. */
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
