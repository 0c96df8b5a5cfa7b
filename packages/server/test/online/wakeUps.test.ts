/** What a server does by itself, with a time that tests decide about. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type KairoServer, readOptions, startServer } from '@kairo/server';
import { expect, test, vi } from 'vitest';
import { BotPool } from '../../src/play/botPool.ts';
import type { Clock } from '../../src/play/clock.ts';
import { Play } from '../../src/play/play.ts';
import { FakeClock } from '../play/fakeClock.ts';
import { newKey } from './serving.ts';

const SECOND = 1_000;

/** Leaves time for what storage answers. */
async function pass(clock: FakeClock, seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    clock.pass(SECOND);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function serveIn(data: string, clock: Clock): Promise<KairoServer> {
  const args = ['--data', data, '--host', '127.0.0.1', '--port', '0', '--log-level', 'error'];
  const options = readOptions(args, {});
  if (options === 'help') throw new Error('no options');
  const started = await startServer(options, { files: new Map(), clock });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

async function post(port: number, path: string, body: object): Promise<{ readonly table: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return response.json() as Promise<{ table: string }>;
}

const TWO_SEATS = {
  edition: 'alley',
  start: 'preset',
  openMoney: false,
  help: { routes: false, hints: false },
  seats: [
    { name: '', icon: 'ankh', player: 'person' },
    { name: '', icon: 'eye', player: 'person' },
  ],
};

function entriesIn(data: string): { readonly type: string; readonly seat?: number }[] {
  const database = new DatabaseSync(join(data, 'kairo.db'), { readOnly: true });
  const rows = database.prepare('select entry from game_entry order by seq').all();
  database.close();
  return rows.map(({ entry }) => JSON.parse(String(entry)));
}

/** The first column of the first row. */
function valueIn(data: string, query: string): string {
  const database = new DatabaseSync(join(data, 'kairo.db'), { readOnly: true });
  const [row = {}] = database.prepare(query).all();
  database.close();
  return String(Object.values(row)[0]);
}

test('a clock that is set forward lets no time run out', async () => {
  const data = mkdtempSync(join(tmpdir(), 'kairo-wakes-'));
  const clock = new FakeClock();
  const server = await serveIn(data, clock);
  const { table } = await post(server.port, '/tables', {
    key: newKey(),
    setup: TWO_SEATS,
    begin: 'whenFull',
    pace: { bank: 120, increment: 0, cap: 120 },
    standIn: 'apprentice',
  });
  for (const seat of [0, 1]) {
    await post(server.port, `/tables/${table}/seats/${seat}`, { key: newKey(), name: `Program ${seat}` });
  }
  await pass(clock, 7);
  clock.jump(3_600 * SECOND);
  const shown = await fetch(`http://127.0.0.1:${server.port}/api/v1/tables/${table}`);
  const { clock: left } = (await shown.json()) as { clock: { left: number[]; running: number } };
  expect(left.left[left.running]).toBeGreaterThan(110 * SECOND);
  await pass(clock, 90);
  expect(entriesIn(data)).toHaveLength(1);
  await pass(clock, 40);
  await vi.waitFor(() => expect(entriesIn(data)[1]).toMatchObject({ type: 'clock' }), 10_000);
  await server.close();
});

test('after a restart a bot plays, also if the clock was set back meanwhile', async () => {
  const data = mkdtempSync(join(tmpdir(), 'kairo-wakes-'));
  const clock = new FakeClock();
  // The bot does not come to move.
  const decide = vi.spyOn(BotPool.prototype, 'decide').mockReturnValue({
    answered: new Promise<never>(() => undefined),
    stop: () => undefined,
  });
  const first = await serveIn(data, clock);
  const { table } = await post(first.port, '/tables', {
    key: newKey(),
    setup: { ...TWO_SEATS, seats: TWO_SEATS.seats.map((seat) => ({ ...seat, player: 'apprentice' })) },
    begin: 'whenFull',
  });
  expect(table).toMatch(/^[\w-]{22}$/);
  while (decide.mock.calls.length === 0) await pass(clock, 1);
  await first.close();
  decide.mockRestore();
  clock.jump(-500 * SECOND);
  const second = await serveIn(data, clock);
  for (let i = 0; i < 500 && entriesIn(data).length === 1; i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await second.close();
  expect(entriesIn(data).length).toBeGreaterThan(1);
});

test('a clock that got more time by a downtime still runs out, though no one comes back', async () => {
  const data = mkdtempSync(join(tmpdir(), 'kairo-wakes-'));
  const clock = new FakeClock();
  const first = await serveIn(data, clock);
  const { table } = await post(first.port, '/tables', {
    key: newKey(),
    setup: TWO_SEATS,
    begin: 'whenFull',
    pace: { bank: 120, increment: 0, cap: 120 },
    standIn: 'apprentice',
  });
  for (const seat of [0, 1]) {
    await post(first.port, `/tables/${table}/seats/${seat}`, { key: newKey(), name: `Program ${seat}` });
  }
  await first.close();
  clock.pass(600 * SECOND);
  const second = await serveIn(data, clock);
  await pass(clock, 90);
  const types = (): string[] =>
    entriesIn(data)
      .slice(0, 2)
      .map(({ type }) => type);
  expect(types()).toEqual(['deal']);
  for (let minutes = 0; minutes < 20 && types().length === 1; minutes++) await pass(clock, 60);
  await second.close();
  expect(types()).toEqual(['deal', 'clock']);
});

test('a table is over after a restart, though the server ended right after the last move', async () => {
  const data = mkdtempSync(join(tmpdir(), 'kairo-wakes-'));
  const clock = new FakeClock();
  const follow = vi.spyOn(Play.prototype, 'follow').mockResolvedValue();
  const first = await serveIn(data, clock);
  await post(first.port, '/tables', {
    key: newKey(),
    setup: { ...TWO_SEATS, seats: TWO_SEATS.seats.map((seat) => ({ ...seat, player: 'apprentice' })) },
    begin: 'whenFull',
  });
  await vi.waitFor(
    () => expect(valueIn(data, 'select summary from game')).toContain('"isOver":true'),
    60_000,
  );
  await first.close();
  follow.mockRestore();
  expect(valueIn(data, 'select state from room')).toBe('playing');
  const second = await serveIn(data, clock);
  await vi.waitFor(() => expect(valueIn(data, 'select state from room')).toBe('over'), 10_000);
  await vi.waitFor(() => expect(valueIn(data, 'select count(*) from wake')).toBe('0'), 10_000);
  await second.close();
});

test('a clock runs out in time, though the server was an hour ahead when it began to run', async () => {
  const data = mkdtempSync(join(tmpdir(), 'kairo-wakes-'));
  const clock = new FakeClock();
  const first = await serveIn(data, clock);
  const { table } = await post(first.port, '/tables', {
    key: newKey(),
    setup: TWO_SEATS,
    begin: 'whenFull',
    pace: { bank: 60, increment: 0, cap: 60 },
    standIn: 'apprentice',
  });
  clock.jump(3_600 * SECOND);
  for (const seat of [0, 1]) {
    await post(first.port, `/tables/${table}/seats/${seat}`, { key: newKey(), name: `Program ${seat}` });
  }
  await first.close();
  clock.jump(-3_600 * SECOND);
  const second = await serveIn(data, clock);
  for (let i = 0; i < 40 && entriesIn(data).length === 1; i++) await pass(clock, 5);
  await second.close();
  expect(entriesIn(data)[1]).toMatchObject({ type: 'clock' });
});
