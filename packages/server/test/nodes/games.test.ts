/** Whole games on two nodes that share a storage. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Browser, type OpenPage } from '../online/browser.ts';
import { setupOf } from '../online/setups.ts';
import { siteOf, type TestSite } from './site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await siteOf();
});
afterEach(() => site.close());

/** Amina at the first node, Noor at the second one, at a table with so many bots. */
async function pair(bots = 0): Promise<{ readonly table: string; readonly pages: [OpenPage, OpenPage] }> {
  const [here, there] = site.nodes;
  const [amina, noor] = [new Browser(here), new Browser(there)];
  const setup = setupOf('person', 'person', ...Array.from({ length: bots }, () => 'apprentice' as const));
  const { table } = (await amina.ask('POST', '/tables', { setup })).body;
  await amina.ask('POST', `/tables/${table}/seats/0`, { name: 'Amina' });
  await noor.ask('POST', `/tables/${table}/seats/1`, { name: 'Noor' });
  const pages: [OpenPage, OpenPage] = [amina.open(table), noor.open(table)];
  for (const page of pages) await page.untilRoom(({ setup: { seats } }) => seats[1]?.name === 'Noor');
  expect((await amina.ask('POST', `/tables/${table}/begin`)).status).toBe(200);
  for (const page of pages) {
    await page.untilRoom(({ state }) => state === 'playing');
    page.client.connect();
    await page.until(() => page.known);
  }
  return { table, pages };
}

test('two people at two nodes play a game to its end, and see the same', async () => {
  const { table, pages } = await pair();
  const [amina, noor] = await Promise.all(pages.map((page, i) => page.play(`seed ${i}`)));
  expect(amina?.version.seq).toBe(noor?.version.seq);
  expect(amina?.acting).toBeUndefined();
  for (const page of pages) await page.untilRoom(({ state }) => state === 'over');
  const { entries = [] } = (await site.storage.games.load(table, Number.MAX_SAFE_INTEGER)) ?? {};
  expect(entries).toHaveLength(amina?.version.seq ?? 0);
  for (const page of pages) page.socket.terminate();
});
