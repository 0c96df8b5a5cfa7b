/** Whole games on two nodes that share a storage. */
import { FastRandom } from '@kairo/engine';
import type { CompanyMessage, SaidMessage } from '@kairo/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotPool } from '../../src/play/botPool.ts';
import { newKey, ask as request } from '../online/serving.ts';
import { setupOf } from '../online/setups.ts';
import { ask, Evening, last, lureOf, sides, turnOf } from './evening.ts';
import { type Backing, type Node, siteOf, type TestSite } from './site.ts';

export function describeGames(backing?: () => Promise<Backing>): void {
  let site: TestSite;
  let evening: Evening | undefined;
  beforeEach(async () => {
    site = await siteOf({ ...(backing && { backing }) });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    evening?.close();
    await site.close();
  });

  async function entriesOf(table: string): Promise<{ readonly type: string; readonly seat?: number }[]> {
    return [...(await site.storage.games.read(table, 0, 9_999))] as { type: string; seat?: number }[];
  }

  test('two people at two nodes, someone who looks on, and a bot play a game to its end, and see the same', async () => {
    const decide = vi.spyOn(BotPool.prototype, 'decide');
    evening = await Evening.begin(site, { bots: 1 });
    const pages = await evening.everyone(site);
    const onlooker = await evening.page(site.nodes[1]);
    await Promise.all(pages.map((page, i) => page.play(`seed ${i}`)));
    for (const page of [...pages, onlooker]) {
      await page.untilRoom(({ state }) => state === 'over');
      await page.until(() => page.known?.acting === undefined);
    }
    const entries = await entriesOf(evening.table);
    const seqs = [...pages, onlooker].map(({ known }) => known?.version.seq);
    expect(seqs).toEqual([entries.length, entries.length, entries.length]);
    expect(pages.flatMap((page) => page.messages('failed'))).toEqual([]);
    // Each turn of the bot was thought about once, though both nodes had the table.
    const ofBot = entries.filter(({ type, seat }) => type === 'step' && seat === 2).length;
    expect(ofBot).toBeGreaterThan(3);
    expect(decide.mock.calls.length).toBe(ofBot);
  });

  test('a game of bots alone is played once, by the node that has begun it', async () => {
    const decide = vi.spyOn(BotPool.prototype, 'decide');
    const made = await request(site.nodes[0], 'POST', '/tables', {
      body: { key: newKey(), setup: setupOf('apprentice', 'apprentice'), begin: 'whenFull' },
    });
    const { table } = made.body;
    await vi.waitFor(async () => expect((await site.storage.rooms.get(table))?.state).toBe('over'), {
      timeout: 30_000,
      interval: 50,
    });
    const steps = (await entriesOf(table)).filter(({ type }) => type === 'step');
    expect(decide.mock.calls.length).toBe(steps.length);
  });

  test('programs that ask one node after the other see what they have done', async () => {
    const [first, second] = site.nodes;
    const nodes = (n: number): Node => (n % 2 === 0 ? first : second);
    const host = newKey();
    const setup = setupOf('person', 'person');
    const { table } = (
      await request(first, 'POST', '/tables', { body: { key: host, setup, begin: 'whenFull' } })
    ).body;
    const keys = [newKey(), newKey()];
    for (const [seat, key] of keys.entries()) {
      const sat = await request(nodes(seat), 'POST', `/tables/${table}/seats/${seat}`, {
        body: { key, name: `P${seat}` },
      });
      expect(sat.status).toBe(201);
      // Known at once to the other node, without news.
      expect((await request(nodes(seat + 1), 'GET', `/tables/${table}`, { key })).status).toBe(200);
    }
    const random = new FastRandom('programs');
    for (let n = 0; n < 60; n++) {
      const { acting } = (await request(nodes(n), 'GET', `/tables/${table}`)).body;
      const key = keys[acting ?? 0] ?? '';
      const state = (await request(nodes(n), 'GET', `/tables/${table}`, { key })).body;
      if (state.state === 'over') break;
      const action = state.legal[random.below(state.legal.length)];
      const body = { id: `r${n}`, base: state.seq, actions: [action] };
      const played = await request(nodes(n + 1), 'POST', `/tables/${table}/actions`, { key, body });
      expect([played.status, played.body.seq]).toEqual([200, state.seq + 1]);
      // The same again, elsewhere, is the same.
      const again = await request(nodes(n), 'POST', `/tables/${table}/actions`, { key, body });
      expect(again.body).toEqual(played.body);
    }
  });

  test('a turn that was begun through one node is changed and ended through another', async () => {
    evening = await Evening.begin(site);
    const pages = await evening.everyone(site);
    const [here] = sides(pages);
    const seat = here.known?.acting ?? 0;
    const there = await evening.page(site.nodes[(seat + 1) % 2] as Node, seat);
    await here.client.command({ type: 'act', action: lureOf(here) });
    await there.until(() => there.known?.draft?.steps.length === 1);
    expect(await there.client.command({ type: 'undo' })).toBeUndefined();
    await here.until(() => here.known?.draft?.steps.length === 0);
    expect(await here.client.command({ type: 'act', action: lureOf(here) })).toBeUndefined();
    await there.until(() => there.known?.draft?.steps.length === 1);
    expect(await there.client.command({ type: 'endTurn' })).toBeUndefined();
    for (const page of [...pages, there]) await page.until(() => page.known?.version.seq === 2);
  });

  test('all agree on taking a turn back, through different nodes', async () => {
    evening = await Evening.begin(site, { people: 3 });
    const pages = await evening.everyone(site);
    const [by] = sides(pages);
    const seat = by.known?.acting ?? 0;
    await turnOf(by);
    for (const page of pages) await page.until(() => page.known?.version.seq === 2);
    const question = (page: (typeof pages)[number]) => last<CompanyMessage>(page, 'company')?.question;
    expect(await ask(by, seat, { type: 'propose', proposal: { kind: 'takeback' } })).toBe('done');
    for (const page of pages) await page.until(() => question(page)?.proposal.kind === 'takeback');
    const others = pages.filter((page) => page !== by);
    const votes = await Promise.all(
      others.map((page) =>
        ask(page, pages.indexOf(page), { type: 'vote', question: question(by)?.number, agrees: true }),
      ),
    );
    expect(votes).toEqual(['done', 'done']);
    for (const page of pages) await page.until(() => page.known?.version.seq === 3);
    expect((await entriesOf(evening.table)).map(({ type }) => type)).toEqual(['deal', 'step', 'takeback']);
    for (const page of pages) await page.until(() => question(page) === null);
  });

  test('what one says no to is over on all nodes, and is not asked again', async () => {
    evening = await Evening.begin(site);
    const pages = await evening.everyone(site);
    const [by, other] = sides(pages);
    const [seat, otherSeat] = [pages.indexOf(by), pages.indexOf(other)];
    await turnOf(by);
    for (const page of pages) await page.until(() => page.known?.version.seq === 2);
    expect(await ask(by, seat, { type: 'propose', proposal: { kind: 'takeback' } })).toBe('done');
    expect(await ask(other, otherSeat, { type: 'vote', question: 1, agrees: false })).toBe('done');
    await by.until(() => last<CompanyMessage>(by, 'company')?.declined?.by === otherSeat);
    expect(await ask(by, seat, { type: 'propose', proposal: { kind: 'takeback' } })).toBe(
      'company/asked-before',
    );
  });

  test('what is said reaches all nodes, in order, and what was said before those who come later', async () => {
    evening = await Evening.begin(site);
    const pages = await evening.everyone(site);
    const words = (page: (typeof pages)[number]): unknown[] =>
      page.received
        .map((text): SaidMessage => JSON.parse(text))
        .filter(({ type }) => type === 'said')
        .flatMap(({ said }) => said.map((one) => ('words' in one ? one.words : '')));
    for (let i = 0; i < 4; i++) {
      pages[i % 2]?.send({ type: 'say', id: `s${i}`, words: `word ${i}` });
      for (const page of pages) await page.until(() => words(page).length === i + 1);
    }
    for (const page of pages) expect(words(page)).toEqual(['word 0', 'word 1', 'word 2', 'word 3']);
    const late = await evening.page(site.nodes[1]);
    await late.until(() => words(late).length === 4);
  });

  test('someone resigns, and another comes back, through different nodes', async () => {
    evening = await Evening.begin(site, { people: 3 });
    const pages = await evening.everyone(site);
    expect(await ask(pages[1] as (typeof pages)[number], 1, { type: 'resign' })).toBe('done');
    for (const page of pages) {
      await page.until(() => last<CompanyMessage>(page, 'company')?.seats[1]?.hasResigned);
    }
    expect((await entriesOf(evening.table)).at(1)).toMatchObject({
      type: 'seat',
      seat: 1,
      reason: 'resigned',
    });
  });

  test('a bot is hurried when all want it, though it thinks at one node only', async () => {
    const stop = vi.fn();
    const answered = new Promise<never>(() => undefined);
    const decide = vi.spyOn(BotPool.prototype, 'decide').mockReturnValue({ answered, stop });
    evening = await Evening.begin(site, { bots: 1 });
    const pages = await evening.everyone(site);
    for (let seq = 1; pages[0]?.known?.acting !== 2; seq++) {
      await turnOf(sides(pages)[0]);
      for (const page of pages) await page.until(() => page.known?.version.seq === seq + 1);
    }
    await vi.waitFor(() => expect(decide).toHaveBeenCalledOnce());
    const wants: string[] = [];
    for (const [seat, page] of pages.entries()) {
      expect(stop).not.toHaveBeenCalled();
      wants.push(await ask(page, seat, { type: 'hurry' }));
    }
    expect(wants).toEqual(['done', 'done']);
    await vi.waitFor(() => expect(stop).toHaveBeenCalled());
  });

  test('both who want a rematch through different nodes get the same table', async () => {
    evening = await Evening.begin(site);
    const pages = await evening.everyone(site);
    expect(await ask(pages[0] as (typeof pages)[number], 0, { type: 'resign' })).toBe('done');
    for (const page of pages) await page.untilRoom(({ state }) => state === 'over');
    const { table, cookies } = evening;
    const asked = await Promise.all(
      cookies.map((_, seat) =>
        evening?.browser(site.nodes[seat % 2] as Node, seat).ask('POST', `/tables/${table}/rematch`, {}),
      ),
    );
    const [one, other] = asked.map((reply) => reply?.body.table);
    expect(one).toMatch(/^[\w-]{22}$/);
    expect(other).toBe(one);
    for (const page of pages) await page.untilRoom(({ next }) => next === one);
  });
}
