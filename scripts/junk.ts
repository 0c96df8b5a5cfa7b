// Sends junk to every endpoint and with every message of a server on loopback, and checks that nothing crashes, that nothing
// changes which the sender may not change, and that memory stays flat.
//   npm run junk -- --inputs 1000000 --seed 1
//   npm run junk -- --inputs 50000 --seed 1 --default-limits
import { complain, readOptions, wholeNumber } from './commandLine.ts';
import { sendJunk } from './junk/run.ts';

const {
  inputs,
  seed = '1',
  'default-limits': hasDefaultLimits = false,
} = readOptions({
  inputs: { type: 'string' },
  seed: { type: 'string' },
  'default-limits': { type: 'boolean' },
});
if (inputs === undefined) complain('say how much junk to send: --inputs 1000000');

const result = await sendJunk({
  inputs: wholeNumber('inputs', inputs, 1),
  seed,
  limits: hasDefaultLimits ? 'default' : 'wide',
  hangs: true,
  onProgress: (done) => process.stderr.write(`\r${done} inputs `),
});
process.stderr.write('\n');

function table(title: string, counts: ReadonlyMap<string, number>): string {
  const rows = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, number]) => `  ${String(number).padStart(9)} ${name}`);
  return `${title}:\n${rows.join('\n')}\n`;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
process.stdout.write(
  [
    table('sent', result.sent),
    table('answers', result.answers),
    `heap in MB: ${result.heaps.map(megabytes).join(', ')}; resident at the end: ${megabytes(result.resident)}\n`,
    `${result.inputs} inputs in ${Math.round(result.seconds)} s, seed ${seed}\n`,
  ].join(''),
);
for (const failure of result.failures) process.stdout.write(`WRONG: ${failure}\n`);
if (result.failures.length > 0) process.exitCode = 1;
else process.stdout.write('Nothing crashed, nothing changed.\n');
