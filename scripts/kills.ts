// Kills the terminal program and a browser tab at random moments of whole games, and checks that nothing they had shown
// as done is lost or doubled.
//   npm run kills -- --terminal 100 --tab 100 --seed 1
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complain, readOptions, wholeNumber } from './commandLine.ts';
import { killTerminal } from './kills/terminal.ts';
import { runPlaywright } from './playwright.ts';

const {
  terminal,
  tab,
  seed = '1',
} = readOptions({ terminal: { type: 'string' }, tab: { type: 'string' }, seed: { type: 'string' } });
if (terminal === undefined && tab === undefined) {
  complain('say how often to kill what: --terminal 100, --tab 100, or both');
}

/** The browser's part is an e2e test, which `npm test` runs with a few kills. */
function killTab(kills: number): void {
  process.env['KAIRO_KILLS'] = String(kills);
  process.env['KAIRO_KILLS_SEED'] = String(wholeNumber('seed', seed, 0));
  runPlaywright(['tests'], 'kills', '--workers=1', '--reporter=list');
}

async function killTerminals(kills: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kairo-kills-'));
  const { losses, ...figures } = await killTerminal({
    kills,
    seed,
    folder,
    onKill: (done) => process.stderr.write(`\rterminal: killed ${done} times `),
  });
  process.stderr.write('\n');
  const counts = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`terminal, seed ${seed}: ${counts.join(', ')}\n`);
  for (const loss of losses) process.stdout.write(`LOST: ${loss}\n`);
  if (losses.length > 0) {
    process.stdout.write(`The games are in ${folder}\n`);
    process.exitCode = 1;
  } else {
    rmSync(folder, { recursive: true });
    process.stdout.write('Nothing was lost or doubled.\n');
  }
}

if (terminal !== undefined) await killTerminals(wholeNumber('terminal', terminal, 1));
if (tab !== undefined && process.exitCode === undefined) killTab(wholeNumber('tab', tab, 1));
