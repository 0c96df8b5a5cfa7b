// Plays whole games against the real server while connections, messages, disk, clock and the server itself fail, and checks
// after each fault that nothing acknowledged is lost or doubled. The last line is a JSON object.
//   npm run faults -- --minutes 12 --seed 1
//   npm run faults -- --minutes 12 --seed 1 --database postgres --round 10
// A round has a database of its own; things go wrong in it for so many seconds, and then its games are played to their ends.
import { complain, readOptions, wholeNumber } from './commandLine.ts';
import { runFaults } from './faults/run.ts';
import { findPostgres, REMEDY } from './postgres/binaries.ts';

const {
  minutes = '1',
  seed = '1',
  database = 'sqlite',
  round = '240',
} = readOptions({
  minutes: { type: 'string' },
  seed: { type: 'string' },
  database: { type: 'string' },
  round: { type: 'string' },
});
if (database !== 'sqlite' && database !== 'postgres')
  complain(`--database must be sqlite or postgres, not “${database}”`);
const postgres = database === 'postgres' ? (findPostgres() ?? complain(REMEDY)) : undefined;

const until = Date.now() + wholeNumber('minutes', minutes, 1, 24 * 60) * 60_000;

const report = await runFaults({
  seed,
  goesOn: () => Date.now() < until,
  roundTime: wholeNumber('round', round, 1, 3_600) * 1_000,
  postgres,
  onRound: (name, where) => process.stdout.write(`seed ${name}, on ${where}\n`),
});
for (const reason of report.skipped) process.stdout.write(`SKIPPED ${reason}\n`);
for (const violation of report.violations) process.stdout.write(`VIOLATED ${violation}\n`);
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(report.violations.length > 0 ? 1 : 0));
