/** While the storage fails nothing is acknowledged; when it works again, everything goes on without a restart. */
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { StorageFailure } from '../../src/storage/failure.ts';
import { Client } from '../../src/storage/sqlite/client.ts';
import { Browser } from './browser.ts';
import { ask, closeServers, type Site, seated, serve } from './serving.ts';
import { setupOf } from './setups.ts';

afterAll(closeServers);
afterEach(() => vi.restoreAllMocks());

/** `before` it was done, or `after`: then it was, and no one knows. */
function failing(when: 'before' | 'after'): () => void {
  const { call } = Client.prototype;
  const spied = vi.spyOn(Client.prototype, 'call').mockImplementation(async function (this: Client, ...args) {
    if (when === 'after') await call.apply(this, args);
    throw new StorageFailure('the disk is gone');
  });
  return () => void spied.mockRestore();
}

async function readiness(site: Site): Promise<number> {
  return (await fetch(`${site.origin}/readyz`)).status;
}

test.each(['before', 'after'] as const)('a move that fails %s it is stored is played once', async (when) => {
  const site = await serve({ logLevel: 'silent' });
  const { table, keys } = await seated(site, setupOf('person', 'person'));
  const { acting } = (await ask(site, 'GET', `/tables/${table}`)).body;
  const key = keys[acting ?? -1] ?? '';
  const state = (await ask(site, 'GET', `/tables/${table}?from=0`, { key })).body;
  const body = { id: 'move', base: state.seq, actions: [state.legal.find(({ type }) => type === 'lure')] };
  const play = () => ask(site, 'POST', `/tables/${table}/actions`, { key, body });

  const recover = failing(when);
  for (let i = 0; i < 3; i++) {
    const { status, body: refused, text } = await play();
    expect([status, refused.error.code]).toEqual([503, 'server/unavailable']);
    expect(text).not.toContain('disk');
  }
  expect(await readiness(site)).toBe(503);
  const newTable = { key: 'k'.repeat(30), setup: setupOf('person', 'person') };
  expect((await ask(site, 'POST', '/tables', { body: newTable })).status).toBe(503);

  recover();
  expect(await readiness(site)).toBe(200);
  let played = await play();
  // The table reads its game again by itself, after a moment.
  while (played.status === 503) played = await play();
  expect(played.body).toEqual({ seq: state.seq + 1 });
  expect((await play()).body).toEqual(played.body);
  const after = (await ask(site, 'GET', `/tables/${table}?from=0`, { key })).body;
  expect(after.entries).toHaveLength(state.seq + 1);
  expect((await ask(site, 'POST', '/tables', { body: newTable })).status).toBe(201);
});

test('a page keeps its line, and its command is answered in the end', async () => {
  const site = await serve({ logLevel: 'silent' });
  const amina = new Browser(site);
  const { table } = (await amina.ask('POST', '/tables', { setup: setupOf('person', 'person') })).body;
  await amina.ask('POST', `/tables/${table}/seats/0`, { name: 'Amina' });
  const noor = new Browser(site);
  await noor.ask('POST', `/tables/${table}/seats/1`, { name: 'Noor' });
  await amina.ask('POST', `/tables/${table}/begin`);
  const pages = [amina.open(table), noor.open(table)];
  for (const page of pages) {
    await page.untilRoom(() => true);
    page.client.connect();
    await page.until(() => page.known);
  }
  const page = pages.find(({ known }) => known?.acting === known?.viewer);
  const lure = page?.known?.view.legal.find(({ type }) => type === 'lure');
  if (page === undefined || lure === undefined) throw new Error('nothing to lure');
  const recover = failing('before');
  const id = 'once';
  const command = { type: 'command', id, seat: page.known?.viewer, base: page.known?.version };
  page.send({ ...command, command: { type: 'act', action: lure } });
  await page.until(() => page.messages('storage').length > 0);
  expect(page.messages('done')).toEqual([]);
  recover();
  await page.until(() => page.messages('storage').length > 1);
  page.send({ ...command, command: { type: 'act', action: lure } });
  await page.until(() => page.messages('done').length > 0);
  expect(page.known?.draft?.steps).toHaveLength(1);
  amina.close();
  noor.close();
});
