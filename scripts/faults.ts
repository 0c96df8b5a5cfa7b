// Plays whole games against the real server while connections, messages, disk, clock and the server itself fail, and checks
// after each fault that nothing acknowledged is lost or doubled. The last line is a JSON object.
//   npm run faults -- --minutes 12 --seed 1
//   npm run faults -- --minutes 12 --seed 1 --database postgres
import { complain, readOptions, wholeNumber } from './commandLine.ts';
import { runFaults } from './faults/run.ts';
import { findPostgres, REMEDY } from './postgres/binaries.ts';

const {
  minutes = '1',
  seed = '1',
  database = 'sqlite',
} = readOptions({ minutes: { type: 'string' }, seed: { type: 'string' }, database: { type: 'string' } });
if (database !== 'sqlite' && database !== 'postgres')
  complain(`--database must be sqlite or postgres, not “${database}”`);
const postgres = database === 'postgres' ? (findPostgres() ?? complain(REMEDY)) : undefined;

const until = Date.now() + wholeNumber('minutes', minutes, 1, 24 * 60) * 60_000;

const report = await runFaults({
  seed,
  goesOn: () => Date.now() < until,
  roundTime: 240_000,
  postgres,
  onRound: (round, where) => process.stdout.write(`seed ${round}, on ${where}\n`),
});
for (const reason of report.skipped) process.stdout.write(`SKIPPED ${reason}\n`);
for (const violation of report.violations) process.stdout.write(`VIOLATED ${violation}\n`);
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(report.violations.length > 0 ? 1 : 0));
