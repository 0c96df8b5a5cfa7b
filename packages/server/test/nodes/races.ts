/** What two nodes do at the same moment. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Browser } from '../online/browser.ts';
import { newKey, ask as request } from '../online/serving.ts';
import { setupOf } from '../online/setups.ts';
import { ask, Evening, lureOf, sides, turnOf } from './evening.ts';
import { type Backing, type Node, siteOf, type TestSite } from './site.ts';

export function describeRaces(backing?: () => Promise<Backing>): void {
  let site: TestSite;
  let evening: Evening | undefined;
  beforeEach(async () => {
    site = await siteOf({ ...(backing && { backing }) });
  });
  afterEach(async () => {
    evening?.close();
    await site.close();
  });

  /** Holds back the calls of this name on both nodes until each has made one. */
  function together(name: string): void {
    const waiting: (() => void)[] = [];
    for (const { handle } of site.nodes) {
      handle.hold = (called) => {
        if (called !== name) return undefined;
        handle.hold = undefined;
        const held = new Promise<void>((resolve) => waiting.push(resolve));
        if (waiting.length === site.nodes.length) for (const goOn of waiting) goOn();
        return held;
      };
    }
  }

  test('of two commands on the same version one is done, and the other stale with what is new', async () => {
    evening = await Evening.begin(site);
    const [page] = sides(await evening.everyone(site));
    const seat = page.known?.acting ?? 0;
    const other = await evening.page(site.nodes[(seat + 1) % 2] as Node, seat);
    site.hub.isUp = false;
    for (let round = 0; round < 3; round++) {
      const draft = page.known?.draft?.steps.length ?? 0;
      together('games.append');
      const command =
        draft === 0 ? ({ type: 'act', action: lureOf(page) } as const) : ({ type: 'undo' } as const);
      const answers = await Promise.all([page, other].map(({ client }) => client.command(command)));
      const codes = answers.map((answer) => answer?.code ?? 'done');
      expect(codes.toSorted()).toEqual(['done', 'table/stale']);
      for (const one of [page, other]) await one.until(() => one.known?.draft?.steps.length === 1 - draft);
      expect(page.known?.version).toEqual(other.known?.version);
    }
  });

  test('a command of which the answer was lost is repeated through another node, and done once', async () => {
    evening = await Evening.begin(site);
    const [page] = sides(await evening.everyone(site));
    const seat = page.known?.acting ?? 0;
    const other = await evening.page(site.nodes[(seat + 1) % 2] as Node, seat);
    const base = page.known?.version;
    const message = {
      type: 'command',
      id: 'same',
      seat,
      base,
      command: { type: 'act', action: lureOf(page) },
    };
    together('games.append');
    for (const one of [page, other]) one.send(message);
    for (const one of [page, other]) {
      await one.until(() => one.received.some((text) => text.startsWith('{"type":"done","id":"same"')));
    }
    expect(page.known?.draft?.steps.length).toBe(1);
  });

  test('two who agree at the same moment have both agreed', async () => {
    evening = await Evening.begin(site, { people: 3 });
    const pages = await evening.everyone(site);
    const [by] = sides(pages);
    await turnOf(by);
    for (const page of pages) await page.until(() => page.known?.version.seq === 2);
    expect(await ask(by, pages.indexOf(by), { type: 'propose', proposal: { kind: 'end' } })).toBe('done');
    const others = pages.filter((page) => page !== by);
    const vote = { type: 'vote', question: 1, agrees: true };
    together('nodes.writeMinutes');
    const votes = others.map((page) => ask(page, pages.indexOf(page), vote));
    // Where both sit at one node, the one who asked plays the other part.
    const at = (page: (typeof pages)[number]): number => pages.indexOf(page) % 2;
    if (others.every((page) => at(page) === at(others[0] as typeof page))) {
      for (const { handle } of site.nodes) void handle.hold?.('nodes.writeMinutes');
    }
    expect(await Promise.all(votes)).toEqual(['done', 'done']);
    for (const page of pages) await page.untilRoom(({ state }) => state === 'over');
    const entries = await site.storage.games.read(evening.table, 0, 9);
    expect(entries.filter((entry) => (entry as { type: string }).type === 'end')).toHaveLength(1);
  });

  test('a resignation is not lost because the game has moved on elsewhere', async () => {
    evening = await Evening.begin(site, { people: 3 });
    const pages = await evening.everyone(site);
    const [by] = sides(pages);
    const seat = by.known?.acting ?? 0;
    const other = (seat + 1) % 3;
    site.hub.isUp = false;
    await turnOf(by);
    expect(await ask(pages[other] as (typeof pages)[number], other, { type: 'resign' })).toBe('done');
    const entries = (await site.storage.games.read(evening.table, 0, 9)) as { readonly type: string }[];
    expect(entries.map(({ type }) => type).slice(0, 3)).toEqual(['deal', 'step', 'seat']);
  });

  test('the last seat is taken once, and a name once', async () => {
    const [first, second] = site.nodes;
    const host = newKey();
    const setup = setupOf('person', 'person', 'person');
    const made = await request(first, 'POST', '/tables', { body: { key: host, setup } });
    const { table } = made.body;
    const sit = async (node: Node, seat: number, name: string): Promise<string> => {
      const reply = await new Browser(node).ask('POST', `/tables/${table}/seats/${seat}`, { name });
      return reply.status === 201 ? 'seated' : reply.body.error.code;
    };
    together('rooms.update');
    const named = await Promise.all([sit(first, 0, 'Amina'), sit(second, 1, 'amina')]);
    expect(named.toSorted()).toEqual(['room/name-taken', 'seated']);
    together('rooms.update');
    const seated = await Promise.all([sit(first, 2, 'Noor'), sit(second, 2, 'Lin')]);
    expect(seated.toSorted()).toEqual(['room/seat-taken', 'seated']);
  });

  test('a game is dealt once, though the last two sit down at the same moment', async () => {
    const [first, second] = site.nodes;
    const host = newKey();
    const made = await request(first, 'POST', '/tables', {
      body: { key: host, setup: setupOf('person', 'person', 'apprentice'), begin: 'whenFull' },
    });
    const { table } = made.body;
    together('rooms.update');
    const replies = await Promise.all(
      [first, second].map((node, seat) =>
        request(node, 'POST', `/tables/${table}/seats/${seat}`, {
          body: { key: newKey(), name: `P${seat}` },
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect((await site.storage.rooms.get(table))?.state).toBe('playing');
    const [deal] = (await site.storage.games.read(table, 0, 1)) as { readonly type: string }[];
    expect(deal?.type).toBe('deal');
  });
}
