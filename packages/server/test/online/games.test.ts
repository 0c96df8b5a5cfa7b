import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, EDITIONS, makeGame, parseRecord, replayRecord } from '@kairo/engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, closeServers, newKey, playSeat, type Site, seated, serve } from './serving.ts';
import { setupOf } from './setups.ts';

const folder = mkdtempSync(join(tmpdir(), 'kairo-games-'));
let site: Site;
beforeAll(async () => {
  site = await serve();
});

test('bots go on after a restart though no one is there', async () => {
  const options = { data: folder };
  const before = await serve(options);
  const setup = setupOf('trader', 'trader', 'trader');
  const made = await ask(before, 'POST', '/tables', { body: { key: newKey(), setup, begin: 'whenFull' } });
  expect(made.status).toBe(201);
  await before.close();
  const after = await serve(options);
  const decisions = async (): Promise<number> => {
    const figures = await (await fetch(`${after.origin}/metrics`)).text();
    return Number(/^kairo_bots_decisions (\d+)$/m.exec(figures)?.[1]);
  };
  await vi.waitFor(async () => expect(await decisions()).toBeGreaterThan(3), { timeout: 30_000 });
  const state = await ask(after, 'GET', `/tables/${made.body.table}?from=0`);
  expect(state.body.seq).toBeGreaterThan(3);
});

afterAll(async () => {
  await closeServers();
  rmSync(folder, { recursive: true, force: true });
});

describe('whole games of programs', () => {
  test.each([
    ['two programs', ['person', 'person']],
    ['two programs and a bot', ['person', 'trader', 'person']],
  ] as const)('%s play to the end', async (_, players) => {
    const setup = setupOf(...players);
    const { table, keys } = await seated(site, setup);
    const states = await Promise.all(
      keys.flatMap((key, seat) => (key === '' ? [] : [playSeat(site, table, key, `seat ${seat}`)])),
    );
    for (const state of states) {
      expect(state.result.points).toHaveLength(players.length);
      expect(state.seed).toMatch(/^[0-9a-f]{32}$/);
    }
    const { commitment = '', seed = '' } = states[0] ?? {};
    const edition = EDITIONS.get('alley');
    if (edition === undefined) throw new Error('no edition');
    expect(commitmentOf(makeGame(edition, players.length, setup), seed)).toBe(commitment);
    const record = await ask(site, 'GET', `/tables/${table}/record`);
    const parsed = parseRecord(record.text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(replayRecord(parsed.value, EDITIONS).ok).toBe(true);
  });
});
