/** `npm run bench -- engine | compare | bots | messages | memory | games | server | web | strength | positions | review`: starts the program of that name beside this file. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readCommand } from '../../scripts/commandLine.ts';

const { name, args } = readCommand('bench', [
  'engine',
  'compare',
  'bots',
  'messages',
  'memory',
  'games',
  'server',
  'web',
  'strength',
  'positions',
  'review',
]);
const program = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
