/** The short form of `npm run faults`, and proof that it notices what it is there for. */
import { expect, test } from 'vitest';
import { runFaults } from '../../../scripts/faults/run.ts';
import { findPostgres } from '../../../scripts/postgres/binaries.ts';
import { hasPostgres, POSTGRES } from '../../../scripts/postgres/forTests.ts';

test('nothing that was acknowledged is lost or doubled, and every game is played to its end', async () => {
  const report = await runFaults({
    seed: 'short',
    goesOn: (kills) => kills < 8,
    roundTime: 60_000,
    tables: 3,
  });
  for (const reason of report.skipped) process.stderr.write(`skipped ${reason}\n`);
  expect(report.violations).toEqual([]);
  expect(report.counts.of('games played to the end')).toBe(report.counts.of('tables'));
  expect(report.counts.of('requests acknowledged')).toBeGreaterThan(100);
});

test.skipIf(!hasPostgres)(`nor on ${POSTGRES}, when that is killed as well`, async () => {
  const report = await runFaults({
    seed: 'short',
    goesOn: (kills) => kills < 6,
    roundTime: 40_000,
    tables: 3,
    postgres: findPostgres(),
  });
  expect(report.violations).toEqual([]);
  expect(report.counts.of('games played to the end')).toBe(report.counts.of('tables'));
});

/** Arguments that make Node run this code, with what a source file exports, before the server. */
function broken(code: string): string[] {
  const url = new URL('../src/storage/packedGames.ts', import.meta.url);
  const program = `import { packed, PackedGames } from ${JSON.stringify(url)};
    const { append } = PackedGames.prototype; ${code}`;
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
}

const ACKNOWLEDGED_EARLY = `
  let stored = Promise.resolve();
  PackedGames.prototype.append = async function (...change) {
    const later = () => new Promise((resolve) => setTimeout(resolve, 30));
    stored = stored.then(later).then(() => append.apply(this, change)).catch(() => undefined);
    return { ok: true };
  };`;

const NUMBER_SKIPPED = `
  PackedGames.prototype.append = async function (id, expected, addition) {
    if (expected.seq < 8 || addition.entries.length === 0) return append.call(this, id, expected, addition);
    await this.caller.call('appendToGame', id, expected, packed(expected.seq + 1, addition));
    return { ok: true };
  };`;

const COMMAND_DOUBLED = `
  PackedGames.prototype.append = async function (id, expected, addition) {
    const last = addition.entries.at(-1);
    const entries = last?.command === undefined ? addition.entries : [...addition.entries, last];
    return append.call(this, id, expected, { ...addition, entries });
  };`;

test.each([
  ['acknowledged before it is stored', ACKNOWLEDGED_EARLY, /was acknowledged|are stored|is stored|is gone/],
  ['stored under a number too high', NUMBER_SKIPPED, /entry number \d+ is missing|but the game says/],
  ['stored twice', COMMAND_DOUBLED, /is entry \d+ and entry \d+/],
])('a command that is %s is found', async (_, code, expected) => {
  const { violations } = await runFaults({
    seed: 'broken',
    goesOn: (kills) => kills < 40,
    roundTime: 120_000,
    tables: 3,
    nodeArguments: broken(code),
  });
  expect(violations.join('\n')).toMatch(expected);
});
