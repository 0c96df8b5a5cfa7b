/** `npm run balance -- collect | length | report | presets`: is the game fair, and is it a good one? */
import { readCommand } from '../../scripts/commandLine.ts';
import { collectCommand } from './collect/command.ts';
import { lengthCommand } from './length/command.ts';
import { presetsCommand } from './presets/command.ts';
import { reportCommand } from './report/command.ts';

const COMMANDS = {
  collect: collectCommand,
  length: lengthCommand,
  report: reportCommand,
  presets: presetsCommand,
};

const { name, args } = readCommand('balance', ['collect', 'length', 'report', 'presets']);
await COMMANDS[name](args);
