import { Command } from 'commander';

export function createProgram(): Command {
  const program = new Command('kairo').description('The board game Kairo in the terminal');
  program
    .command('play')
    .description('play a game')
    .action(() => console.log('There is no game yet.'));
  return program;
}
