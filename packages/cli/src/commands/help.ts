/** `kairo help COMMAND`: the same as `kairo COMMAND --help`. */
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import { invocation } from '../invocation.ts';

export function defineHelp(program: Command, { io, t }: Context): Command {
  const { help, bad } = t.terminal;
  return program
    .helpCommand(false) // commander's own ignores unknown commands
    .command('help')
    .description(help.commands.help)
    .usage(`[${help.commandWord}]`)
    .argument(`[${help.commandWord}]`)
    .action((name: string | undefined) => {
      const command = name === undefined ? program : program.commands.find((known) => known.name() === name);
      return command === undefined ? fail(bad.command(name ?? '', invocation(io))) : command.help();
    });
}
