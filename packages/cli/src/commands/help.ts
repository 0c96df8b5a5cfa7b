/** `kairo help COMMAND`: what `--help` says, for those who ask in words. */
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import { typedName } from '../typed.ts';

export function defineHelp(program: Command, { io, t }: Context): Command {
  const { help, bad } = t.terminal;
  return program
    .helpCommand(false) // commander's own passes over what it does not know
    .command('help')
    .description(help.commands.help)
    .usage(`[${help.commandWord}]`)
    .argument(`[${help.commandWord}]`)
    .action((name: string | undefined) => {
      const command = name === undefined ? program : program.commands.find((known) => known.name() === name);
      return command === undefined ? fail(bad.command(name ?? '', typedName(io))) : command.help();
    });
}
