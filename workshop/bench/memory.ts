/**
 * How much memory a live table takes beyond what all tables share (board, rules): `npm run bench -- memory [--tables 100]`
 * plays so many games of each kind up to a step, at once, and prints a table. `--write` puts it into
 * workshop/bench/memory.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { EDITIONS, FastRandom, legalActions } from '../../packages/engine/src/index.ts';
import { type Command, PERSON } from '../../packages/protocol/src/index.ts';
import { type GameStore, type Table, TableHost } from '../../packages/table/src/index.ts';
import { choose, FakeBots } from '../../packages/table/test/fakeBots.ts';
import { setupOf, there } from '../../packages/table/test/sitting.ts';
import { readOptions, wholeNumber } from '../../scripts/commandLine.ts';
import { commitAtHand, today } from '../../scripts/provenance.ts';
import { markdownTable } from '../shared/markdownTable.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that a table may take at this step. */
const BAR = 30_000;
const BAR_STEP = 60;
const STEPS = [1, BAR_STEP, 120];
/** Games that are played and forgotten before the measurement. */
const WARM_UP = 20;
const MARK = '<!-- figures -->';

const { tables: text = '100', write = false } = readOptions({
  tables: { type: 'string' },
  write: { type: 'boolean' },
});
const count = wholeNumber('tables', text, 1);

/** Accepts everything and keeps nothing, so that it does not count. */
const NOWHERE: GameStore = {
  create: async () => true,
  load: async () => undefined,
  read: async () => [],
  append: async () => ({ ok: true }),
  list: async () => [],
  remove: async () => undefined,
};

function used(): number {
  for (let times = 0; times < 3; times++) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function deal(edition: string, players: number, seed: string): Promise<Table> {
  const host = new TableHost({ store: NOWHERE, isDurable: true, bots: new FakeBots(), now: () => 0 });
  const setup = setupOf(Array(players).fill(PERSON), { edition });
  await host.create({ id: seed, setup, seed });
  const table = await host.table(seed);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

/** Plays at random until the log has so many entries, or the game is over. */
async function playTo(step: number, table: Table, random: FastRandom): Promise<void> {
  for (let { match } = table; match.acting !== undefined && match.version.seq < step; { match } = table) {
    const command: Command = match.isTurnComplete
      ? { type: 'endTurn' }
      : { type: 'act', action: choose(legalActions(match.draftState), random) };
    // As long as those of the page, and read from a message.
    const id = `${'0'.repeat(32)}-${match.version.seq}-${match.version.revision}`;
    const message = structuredClone({ seat: match.acting, id, base: match.version, command });
    const done = await table.command(message);
    if (!done?.ok) throw new Error(JSON.stringify(done));
  }
}

async function measure(edition: string, players: number): Promise<number[]> {
  const random = new FastRandom(`memory ${edition} ${players}`);
  // What all tables share, compiled code too, is there before the first measurement.
  for (let n = 0; n < WARM_UP; n++) {
    await playTo(STEPS.at(-1) ?? 0, await deal(edition, players, `warm-up ${n}`), random);
  }
  const before = used();
  const tables: Table[] = [];
  for (let n = 0; n < count; n++) tables.push(await deal(edition, players, `memory ${n}`));
  const sizes: number[] = [];
  for (const step of STEPS) {
    for (const table of tables) await playTo(step, table, random);
    sizes.push(Math.round((used() - before) / tables.length));
  }
  return sizes;
}

const rows: string[][] = [];
for (const edition of EDITIONS.keys()) {
  for (const players of [2, 3, 4]) {
    const sizes = await measure(edition, players);
    rows.push([`${edition}, ${players} players`, ...sizes.map(String)]);
    process.stderr.write(`${rows.at(-1)?.join('  ')}\n`);
    if (there(sizes[STEPS.indexOf(BAR_STEP)]) > BAR) process.exitCode = 1;
  }
}
rows.push(['bar', ...STEPS.map((step) => (step === BAR_STEP ? String(BAR) : ''))]);
const table = markdownTable(['bytes', ...STEPS.map((step) => `step ${step}`)], 'lrrr', rows);
process.stdout.write(`${table}\n`);
if (write) {
  const file = new URL('memory.md', import.meta.url);
  const [prose = ''] = readFileSync(file, 'utf8').split(MARK);
  const origin = `${today()}, commit ${commitAtHand()}, Node ${process.versions.node}`;
  writeFileSync(file, `${prose}${MARK}\n\n${origin}\n\n${table}\n`);
}
