/**
 * The engine's speed, compared with others in one run: `npm run bench -- engine`. `--node PROGRAM` runs it on another
 * version of Node, which affects the others more than the engine. `--report FILE` writes the tables.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../../scripts/commandLine.ts';
import { bundledMeasurement } from './engine/bundle.ts';

const values = readOptions({ node: { type: 'string' }, report: { type: 'string' } });
const comparison = fileURLToPath(new URL('boardgameio', import.meta.url));

if (!existsSync(`${comparison}/node_modules/boardgame.io`)) {
  process.stderr.write('Installing the packages that only this comparison needs …\n');
  execFileSync('npm', ['ci', '--prefix', comparison, '--no-audit', '--no-fund'], { stdio: ['ignore', 2, 2] });
}

const node = values.node ?? process.execPath;
const args = [await bundledMeasurement(), ...(values.report === undefined ? [] : [values.report])];
const { error, status } = spawnSync(node, args, { stdio: 'inherit' });
if (error) process.stderr.write(`${node} could not be started: ${error.message}\n`);
process.exitCode = error ? 2 : (status ?? 1);
