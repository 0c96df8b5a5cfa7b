/**
 * The drill: a backup is taken by the operator's tool while people play, the server and its folder are lost, and everything
 * is there again in another folder, is verified, and is played on with the same keys.
 */
import { execFile } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerOptions } from '@kairo/server';
import { afterAll, expect, test } from 'vitest';
import { ask, closeServers, newKey, playSeat, type Site, seated, serve } from '../online/serving.ts';
import { setupOf } from '../online/setups.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kairo-restore-'));
  folders.push(folder);
  return folder;
}
afterAll(async () => {
  await closeServers();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function kairo(...args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['packages/cli/src/main.ts', ...args], { cwd: ROOT });
  return stdout;
}

/** Where games are kept: how a server and the tool find it, how it is backed up, and how a backup becomes a new one. */
interface Place {
  readonly options: Partial<ServerOptions>;
  readonly args: readonly string[];
  backUp(file: string): Promise<unknown>;
  lose(): void;
}

interface Kind {
  readonly name: string;
  readonly create: () => Promise<Place>;
  readonly restore: (file: string) => Promise<Place>;
}

function sqliteIn(data: string): Place {
  const args = ['--data', data];
  return {
    options: { data },
    args,
    backUp: (file) => kairo('admin', 'backup', file, ...args),
    lose: () => rmSync(data, { recursive: true }),
  };
}

/** Of PostgreSQL, `backUp` is pg_dump, and `restore` pg_restore into an empty database. */
const KINDS: readonly Kind[] = [
  {
    name: 'SQLite',
    create: async () => sqliteIn(newFolder()),
    restore: async (file) => {
      const data = newFolder();
      const database = join(data, 'kairo.db');
      copyFileSync(file, database);
      chmodSync(database, 0o600);
      return sqliteIn(data);
    },
  },
];

/** Plays for the acting seat until it is enough; returns how many entries were acknowledged. */
async function playUntil(
  site: Site,
  table: string,
  keys: readonly string[],
  isEnough: (seq: number) => boolean,
): Promise<number> {
  for (let request = 0; ; request++) {
    const states = await Promise.all(keys.map((key) => ask(site, 'GET', `/tables/${table}`, { key })));
    const seat = states.findIndex(({ body }) => body.legal.length > 0);
    const { seq, legal } = states[Math.max(0, seat)]?.body ?? { seq: 0, legal: [] };
    if (isEnough(seq) || seat < 0) return seq;
    const body = { id: `u${seq}-${request}`, base: seq, actions: legal.slice(0, 1) };
    const played = await ask(site, 'POST', `/tables/${table}/actions`, { key: keys[seat] ?? '', body });
    expect(played.status).toBe(200);
  }
}

const record = async (site: Site, table: string): Promise<string> =>
  (await ask(site, 'GET', `/tables/${table}/record`)).text;

test.each(KINDS)(
  'games of $name',
  async ({ create, restore }) => {
    const place = await create();
    const first = await serve(place.options);
    const two = setupOf('person', 'person');
    const over = await seated(first, two);
    await Promise.all(over.keys.map((key, seat) => playSeat(first, over.table, key, `over ${seat}`)));
    const overRecord = await record(first, over.table);
    const [quiet, busy] = [await seated(first, two), await seated(first, two)];
    const quietSeq = await playUntil(first, quiet.table, quiet.keys, (seq) => seq >= 8);
    const quietRecord = await record(first, quiet.table);
    const waiting = await ask(first, 'POST', '/tables', {
      body: { key: newKey(), setup: two, begin: 'whenFull' },
    });
    const waitingKey = newKey();
    await ask(first, 'POST', `/tables/${waiting.body.table}/seats/0`, {
      body: { key: waitingKey, name: 'P0' },
    });

    // A game goes on all the time.
    let isTaken = false;
    const before = await playUntil(first, busy.table, busy.keys, (seq) => seq >= 4);
    const playing = playUntil(first, busy.table, busy.keys, () => isTaken);
    const file = join(newFolder(), 'backup');
    await place.backUp(file);
    isTaken = true;
    const after = await playing;
    await first.close();
    place.lose();

    const found = await restore(file);
    expect(await kairo('admin', 'verify', ...found.args)).toMatch(
      / 3 games with \d+ entries played again: all correct/,
    );
    const second = await serve(found.options);
    expect(await record(second, over.table)).toBe(overRecord);
    expect(await record(second, quiet.table)).toBe(quietRecord);
    expect((await ask(second, 'GET', `/tables/${quiet.table}`)).body.seq).toBe(quietSeq);
    const { seq } = (await ask(second, 'GET', `/tables/${busy.table}`)).body;
    expect(seq).toBeGreaterThanOrEqual(before);
    expect(seq).toBeLessThanOrEqual(after);

    const rest = newKey();
    const { table } = waiting.body;
    const sat = await ask(second, 'POST', `/tables/${table}/seats/1`, { body: { key: rest, name: 'P1' } });
    expect(sat.status).toBe(201);
    for (const [id, keys] of [
      [quiet.table, quiet.keys],
      [busy.table, busy.keys],
      [table, [waitingKey, rest]],
    ] as const) {
      const ended = await Promise.all(keys.map((key, seat) => playSeat(second, id, key, `${id} ${seat}`)));
      expect(ended.map(({ state }) => state)).toEqual(['over', 'over']);
    }
    expect(await kairo('admin', 'verify', ...found.args)).toMatch(
      / 4 games with \d+ entries played again: all correct/,
    );
  },
  120_000,
);
