/** `npm run balance -- collect | report | presets`: is the game fair, and is it a good one? */
import { complain } from '../scripts/commandLine.ts';
import { collectCommand } from './collect/command.ts';
import { presetsCommand } from './presets/command.ts';
import { reportCommand } from './report/command.ts';

const COMMANDS: { readonly [name: string]: (args: readonly string[]) => Promise<void> | void } = {
  collect: collectCommand,
  report: reportCommand,
  presets: presetsCommand,
};

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command === undefined) {
  const usage = `usage: npm run balance -- ${Object.keys(COMMANDS).join(' | ')} [options]; a command with --help names its options`;
  if (name !== '--help') complain(usage);
  console.log(usage);
  process.exit(0);
}
await command(rest);
