// Kills the program at random moments of whole games, and checks that nothing it had shown as done is lost or doubled.
//   npm run kills -- --terminal 100 --seed 1
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complain, readOptions, wholeNumber } from './commandLine.ts';
import { killTerminal } from './kills/terminal.ts';

const { terminal, seed = '1' } = readOptions({ terminal: { type: 'string' }, seed: { type: 'string' } });
if (terminal === undefined) complain('say how often to kill what: --terminal 100');

const folder = mkdtempSync(join(tmpdir(), 'kairo-kills-'));
const { losses, ...figures } = await killTerminal({
  kills: wholeNumber('terminal', terminal, 1),
  seed,
  folder,
  onKill: (done) => process.stderr.write(`\rterminal: killed ${done} times `),
});
process.stderr.write('\n');
process.stdout.write(
  `terminal, seed ${seed}: ${Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')}\n`,
);
for (const loss of losses) process.stdout.write(`LOST: ${loss}\n`);
if (losses.length > 0) {
  process.stdout.write(`The games are in ${folder}\n`);
  process.exitCode = 1;
} else {
  rmSync(folder, { recursive: true });
  process.stdout.write('Nothing was lost or doubled.\n');
}
