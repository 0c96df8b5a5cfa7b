// Runs the steps, two at a time, then those that run alone, and reports every failure; with --all the slow ones, too.
// Its last lines name the tests that failed or were unstable, and give the sum of all counts: `N passed, N failed, N skipped`.
import { spawn } from 'node:child_process';
import { installPostgres, REMEDY } from './postgres/binaries.ts';
import { type Step, steps } from './steps.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The count that a step printed last, or one test if it printed none. A failed exit code is at least one failure. */
function count(output: string, succeeded: boolean): Counts {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)];
  const [, passed, failed, skipped] = lines.at(-1) ?? [];
  if (passed === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  return {
    passed: Number(passed),
    failed: Math.max(Number(failed), succeeded ? 0 : 1),
    skipped: Number(skipped ?? 0),
  };
}

function show({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function run(step: Step): Promise<Counts> {
  const start = performance.now();
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
    const child = spawn(process.execPath, step.command, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString();
      const counts = count(output, code === 0);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const mark = counts.failed > 0 ? 'FAILED' : 'ok';
      console.log(`${mark.padEnd(6)} ${step.name.padEnd(16)} ${seconds.padStart(6)} s  ${show(counts)}`);
      // Indented, so that a step's own count is not mistaken for the sum.
      const names = output.match(/^(?:failed|unstable): .+$/gm) ?? [];
      notable.push(...(names.length > 0 || counts.failed === 0 ? names : [`failed: ${step.name}`]));
      if (counts.failed > 0 || counts.skipped > 0) console.log(output.trim().replace(/^/gm, '  | '));
      resolve(counts);
    });
  });
}

const all = process.argv.includes('--all');
const wanted = steps.filter((step) => all || !step.slow);
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
/** Tests that failed or were unstable, by name: repeated at the end, where they are found even if the output is cut. */
const notable: string[] = [];

async function work(queue: Step[]): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const counts = await run(step);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
}

// Its tests are skipped without it.
if (!installPostgres()) console.log(`SKIPPED ${REMEDY}`);

const together = wanted.filter((step) => !step.alone);
await Promise.all([work(together), work(together)]);
await work(wanted.filter((step) => step.alone));
for (const line of notable) console.log(line);
console.log(show(total));
process.exitCode = total.failed > 0 ? 1 : 0;
