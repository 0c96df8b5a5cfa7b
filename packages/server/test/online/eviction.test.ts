/** A table that no one is at takes no memory, and is the same when someone comes back. */
import { afterAll, expect, test } from 'vitest';
import { FakeClock } from '../play/fakeClock.ts';
import { Browser, type OpenPage } from './browser.ts';
import { closeServers, figure, type Site, serve } from './serving.ts';
import { setupOf } from './setups.ts';

const IN_MEMORY = 'kairo_tables_in_memory';

afterAll(closeServers);

/** Until so many tables are in memory; time goes on meanwhile. */
async function untilInMemory(site: Site, clock: FakeClock, count: number): Promise<void> {
  while ((await figure(site, IN_MEMORY)) !== count) clock.pass(5_000);
}

/** What the server has asked is answered. */
async function signOfLife({ socket }: OpenPage): Promise<void> {
  socket.ping();
  await new Promise((resolve) => socket.once('pong', resolve));
}

test('a table is let go when everyone has left, and comes back with its draft', async () => {
  const clock = new FakeClock();
  const site = await serve({}, { clock });
  const [amina, noor] = [new Browser(site), new Browser(site)];
  const { table } = (await amina.ask('POST', '/tables', { setup: setupOf('person', 'person') })).body;
  for (const [seat, browser] of [amina, noor].entries()) {
    await browser.ask('POST', `/tables/${table}/seats/${seat}`, { name: `Player ${seat}` });
  }
  await amina.ask('POST', `/tables/${table}/begin`);
  await untilInMemory(site, clock, 0);

  const pages = [amina.open(table), noor.open(table)];
  for (const page of pages) {
    await page.untilRoom(() => true);
    page.client.connect();
    await page.until(() => page.known);
  }
  const acting = pages.find(({ known }) => known?.acting === known?.viewer);
  const owner = pages[0] === acting ? amina : noor;
  const lure = acting?.known?.view.legal.find(({ type }) => type === 'lure');
  if (acting === undefined || lure === undefined) throw new Error('nothing to lure');
  expect(await acting.client.command({ type: 'act', action: lure })).toBeUndefined();
  const drafted = await acting.until(() => acting.known?.draft?.steps.length === 1 && acting.known);
  expect(await figure(site, IN_MEMORY)).toBe(1);
  // Time goes by, but someone is there.
  for (let i = 0; i < 20; i++) {
    clock.pass(5_000);
    for (const page of pages) await signOfLife(page);
  }
  expect(await figure(site, IN_MEMORY)).toBe(1);

  for (const page of pages) {
    page.socket.close();
    await page.closed;
  }
  await untilInMemory(site, clock, 0);
  const again = owner.open(table);
  await again.untilRoom(() => true);
  again.client.connect();
  const back = await again.until(() => again.known);
  expect(back.version).toEqual(drafted.version);
  expect(back.draft).toEqual(drafted.draft);
  expect(back.view).toEqual(drafted.view);
  expect(await figure(site, IN_MEMORY)).toBe(1);
  // And it can be taken back or ended, as before.
  expect(await again.client.command({ type: 'undo' })).toBeUndefined();
  const undone = await again.until(() => again.known?.draft?.steps.length === 0 && again.known);
  expect(undone.view.legal).toContainEqual(lure);
  amina.close();
  noor.close();
});
