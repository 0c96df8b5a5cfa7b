/**
 * Whether a change costs speed: engine and bots of another checkout and of this one take turns in one process, slice by
 * slice, so that a busy machine slows both alike. Which of two equal programs is loaded first makes up to a tenth of
 * difference, so several processes are measured, and each checkout is loaded first in half of them.
 *
 * `npm run bench -- compare --against FOLDER` prints for each subject the speed of this checkout divided
 * by that of the other.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { complain, readOptions, wholeNumber } from '../../scripts/commandLine.ts';
import { bundledCheckout } from './compare/bundle.ts';

const values = readOptions({
  against: { type: 'string' },
  pairs: { type: 'string', default: '4' },
  only: { type: 'string', default: '' },
});
const { against, only } = values;
if (against === undefined || !existsSync(`${against}/packages/engine/src/index.ts`)) {
  complain('--against FOLDER: another checkout of this repository is needed');
}
const pairs = wholeNumber('pairs', values.pairs, 1);

/** By subject, the speed of the first checkout divided by that of the second. */
function measure(first: string, second: string): { readonly [subject: string]: number } {
  const program = fileURLToPath(new URL('compare/measure.ts', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [program, first, second, only], { encoding: 'utf8' }));
}

const here = await bundledCheckout(fileURLToPath(new URL('../..', import.meta.url)), 'here');
const there = await bundledCheckout(against, 'there');
const ratios = new Map<string, number[]>();
for (let pair = 0; pair < pairs; pair++) {
  const forwards = measure(here, there);
  const backwards = measure(there, here);
  for (const [subject, ratio] of Object.entries(forwards)) {
    const both = Math.sqrt(ratio / (backwards[subject] ?? Number.NaN));
    ratios.set(subject, [...(ratios.get(subject) ?? []), both]);
  }
}

console.log(`Node ${process.versions.node}, ${pairs} pairs of processes\n`);
console.log('| subject | ratio | min | max |\n|---|--:|--:|--:|');
for (const [subject, all] of ratios) {
  const mean = Math.exp(all.reduce((sum, ratio) => sum + Math.log(ratio), 0) / all.length);
  const figures = [mean, Math.min(...all), Math.max(...all)].map((ratio) => ratio.toFixed(3));
  console.log(`| ${subject} | ${figures.join(' | ')} |`);
}
