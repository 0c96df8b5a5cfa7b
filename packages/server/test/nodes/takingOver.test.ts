/** Nodes that end, are killed, freeze or lose their storage, with a time that tests decide about. */
import { afterEach, expect, test, vi } from 'vitest';
import { BotPool } from '../../src/play/botPool.ts';
import { newKey, ask as request } from '../online/serving.ts';
import { setupOf } from '../online/setups.ts';
import { FakeClock } from '../play/fakeClock.ts';
import { Evening, last, lureOf, pass, sides, turnOf } from './evening.ts';
import { type Node, siteOf, type TestSite } from './site.ts';

let site: TestSite;
let evening: Evening | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  evening?.close();
  evening = undefined;
  await site.close();
});

type Entry = { readonly type: string; readonly seat?: number };

async function entriesOf(table: string): Promise<Entry[]> {
  return [...(await site.storage.games.read(table, 0, 9_999))] as Entry[];
}

/** Real time goes by until it holds. */
async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  await vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 30_000, interval: 5 });
}

test('a node is closed in the middle of a turn, which goes on at another one', async () => {
  site = await siteOf();
  evening = await Evening.begin(site);
  const pages = await evening.everyone(site);
  const [acting] = sides(pages);
  const seat = pages.indexOf(acting);
  const other = site.nodes[(seat + 1) % 2] as Node;
  await acting.client.command({ type: 'act', action: lureOf(acting) });
  await (site.nodes[seat] as Node).close();
  expect((await acting.closed).code).toBe(1001);
  const back = await evening.page(other, seat);
  expect(back.known?.draft?.steps.length).toBe(1);
  expect(await back.client.command({ type: 'endTurn' })).toBeUndefined();
  await back.until(() => back.known?.version.seq === 2);
});

test('the bots of a node that was killed are taken over within 20 seconds, not before', async () => {
  const clock = new FakeClock();
  site = await siteOf({ clock });
  const [first] = site.nodes;
  const decide = vi.spyOn(BotPool.prototype, 'decide').mockReturnValue({
    answered: new Promise(() => undefined),
    stop: () => undefined,
  });
  const made = await request(first, 'POST', '/tables', {
    body: { key: newKey(), setup: setupOf('apprentice', 'apprentice'), begin: 'whenFull' },
  });
  const { table } = made.body;
  await until(() => decide.mock.calls.length === 1);
  first.handle.set('frozen');
  decide.mockRestore();
  await pass({ clock, storage: site.storage }, 14);
  expect(await entriesOf(table)).toHaveLength(1);
  await pass({ clock, storage: site.storage }, 6);
  await until(async () => (await entriesOf(table)).length > 10);
});

test('a node that wakes up past its lease changes nothing', async () => {
  const clock = new FakeClock();
  site = await siteOf({ clock });
  const [first] = site.nodes;
  const append = vi.fn();
  first.handle.hold = (name) => {
    if (name !== 'games.append') return undefined;
    append();
    first.handle.hold = undefined;
    first.handle.set('frozen');
    return undefined;
  };
  const made = await request(first, 'POST', '/tables', {
    body: { key: newKey(), setup: setupOf('apprentice', 'apprentice'), begin: 'whenFull' },
  });
  const { table } = made.body;
  // It has decided, and is about to store its move.
  await until(() => append.mock.calls.length === 1);
  await pass({ clock, storage: site.storage }, 21);
  await until(async () => (await entriesOf(table)).length > 3);
  const before = await entriesOf(table);
  first.handle.set('up');
  await until(async () => (await entriesOf(table)).length > before.length + 3);
  expect((await entriesOf(table)).slice(0, before.length)).toEqual(before);
  // Each entry is there once, and the game can be loaded.
  const state = await request(site.nodes[1], 'GET', `/tables/${table}?from=0`);
  const seqs = state.body.entries.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, i) => i + 1));
});

test('a clock runs out once, whichever node looks, and also when the node that began is gone', async () => {
  const clock = new FakeClock();
  site = await siteOf({ clock });
  const pace = { bank: 60, increment: 0, cap: 60 };
  evening = await Evening.begin(site, { table: { pace, standIn: 'apprentice' } });
  const pages = await evening.everyone(site);
  const [acting] = sides(pages);
  const node = site.nodes[pages.indexOf(acting)] as Node;
  node.handle.set('frozen');
  const { table } = evening;
  await pass({ clock, storage: site.storage }, 59);
  expect(await entriesOf(table)).toHaveLength(1);
  await pass({ clock, storage: site.storage }, 12);
  await until(async () => (await entriesOf(table)).length > 1);
  node.handle.set('up');
  await pass({ clock, storage: site.storage }, 3);
  const flags = (await entriesOf(table)).filter(({ type }) => type === 'clock');
  expect(flags).toHaveLength(1);
});

test('while its storage fails a node keeps its sockets, says so, and goes on by itself', async () => {
  const clock = new FakeClock();
  site = await siteOf({ clock });
  evening = await Evening.begin(site);
  const pages = await evening.everyone(site);
  const [acting, other] = sides(pages);
  const seat = pages.indexOf(acting);
  const node = site.nodes[seat] as Node;
  const readiness = async (path: string): Promise<number> => (await fetch(`${node.origin}${path}`)).status;
  const storage = (page: typeof acting) => last<{ storage: string }>(page, 'storage')?.storage;

  node.handle.set('failing');
  expect([await readiness('/readyz'), await readiness('/healthz')]).toEqual([503, 200]);
  // Also to those who do nothing.
  for (let i = 0; i < 10 && storage(acting) !== 'failed'; i++)
    await pass({ clock, storage: site.storage }, 1);
  expect(storage(acting)).toBe('failed');
  expect(storage(other)).toBeUndefined();
  const refused = await request(node, 'GET', `/tables/${evening.table}`);
  expect([refused.status, refused.body.error.code]).toEqual([503, 'server/unavailable']);
  acting.send({
    type: 'command',
    id: 'kept',
    seat,
    base: acting.known?.version,
    command: { type: 'act', action: lureOf(acting) },
  });
  await pass({ clock, storage: site.storage }, 3);
  expect(acting.received.some((text) => text.includes('"id":"kept"'))).toBe(false);

  node.handle.set('up');
  await pass({ clock, storage: site.storage }, 20);
  await acting.until(() => storage(acting) === 'durable');
  expect(await readiness('/readyz')).toBe(200);
  await turnOf(acting);
  await other.until(() => other.known?.version.seq === 2);
});

test('what was stored though the node does not know it is seen when it is read again', async () => {
  site = await siteOf();
  evening = await Evening.begin(site);
  const [acting, other] = sides(await evening.everyone(site));
  const seat = acting.known?.acting ?? 0;
  const { handle } = site.nodes[seat] as Node;
  handle.hold = (name) => {
    if (name === 'games.append') handle.set('failing after');
    return undefined;
  };
  const base = acting.known?.version;
  const command = { type: 'act', action: lureOf(acting) };
  const message = { type: 'command', id: 'unknown', seat, base, command };
  acting.send(message);
  await acting.until(() => last<{ storage: string }>(acting, 'storage')?.storage === 'failed');
  handle.hold = undefined;
  handle.set('up');
  await acting.until(() => acting.known?.draft?.steps.length === 1);
  acting.send(message);
  await acting.until(() => acting.received.some((text) => text.startsWith('{"type":"done","id":"unknown"')));
  expect(await acting.client.command({ type: 'endTurn' })).toBeUndefined();
  await other.until(() => other.known?.version.seq === 2);
});
