/** What nodes know of those who are at other ones, with and without news. */
import type { RoomMessage } from '@kairo/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/limits/limits.ts';
import { Browser, type OpenPage } from '../online/browser.ts';
import { newKey, ask as request } from '../online/serving.ts';
import { setupOf } from '../online/setups.ts';
import { Browser as Person } from '../person/browser.ts';
import { FakeClock } from '../play/fakeClock.ts';
import { Evening, pass, sides, turnOf } from './evening.ts';
import { type Node, siteOf, type TestSite } from './site.ts';

const clock = new FakeClock();
let site: TestSite;
let evening: Evening | undefined;
beforeEach(async () => {
  const limits = { ...DEFAULT_LIMITS, tablesPerAddress: 4, recoveriesPerMinute: 4 };
  site = await siteOf({ clock, options: { limits } });
});
afterEach(async () => {
  evening?.close();
  evening = undefined;
  await site.close();
});

/** Time goes on until the page is shown a room that fits; returns how many seconds. */
async function secondsUntil(page: OpenPage, fits: (room: RoomMessage) => boolean): Promise<number> {
  for (let seconds = 0; seconds < 200; seconds++) {
    if (page.room !== undefined && fits(page.room)) return seconds;
    await pass({ clock, storage: site.storage }, 1);
  }
  throw new Error(`still ${JSON.stringify(page.room)}`);
}

const presenceOf =
  (seat: number, presence: string) =>
  ({ seats }: RoomMessage): boolean =>
    seats[seat]?.presence === presence;

test('who is here at one node is here for those at another', async () => {
  evening = await Evening.begin(site);
  const [first, second] = site.nodes;
  const amina = await evening.page(first, 0);
  const noor = await evening.page(second, 1);
  // Those who sat down just now were here by that.
  await pass({ clock, storage: site.storage }, 61);
  await amina.untilRoom(presenceOf(1, 'here'));
  await noor.untilRoom(presenceOf(0, 'here'));
  noor.send({ type: 'presence', isVisible: false, isActive: false });
  await amina.untilRoom(presenceOf(1, 'away'));
  noor.send({ type: 'presence', isVisible: true, isActive: true });
  await amina.untilRoom(presenceOf(1, 'here'));
  noor.socket.terminate();
  await amina.untilRoom(presenceOf(1, 'away'));
  expect(await secondsUntil(amina, presenceOf(1, 'offline'))).toBeLessThanOrEqual(26);
});

test('who looks on is counted once for the whole site, and a second tab is known as such', async () => {
  evening = await Evening.begin(site);
  const [first, second] = site.nodes;
  const amina = await evening.page(first, 0);
  const onlookers = [await evening.page(first), await evening.page(second), await evening.page(second)];
  await amina.untilRoom(({ spectators }) => spectators.count === 3);
  for (const onlooker of onlookers) await onlooker.untilRoom(({ spectators }) => spectators.count === 3);
  onlookers[1]?.socket.terminate();
  await amina.untilRoom(({ spectators }) => spectators.count === 2);
  const tab = await evening.page(second, 0);
  await amina.untilRoom(({ elsewhere }) => elsewhere === 'tab');
  await tab.untilRoom(({ elsewhere }) => elsewhere === 'tab');
});

test('those at a node that has died are away, and then offline', async () => {
  evening = await Evening.begin(site);
  const [first, second] = site.nodes;
  const amina = await evening.page(first, 0);
  await evening.page(second, 1);
  await evening.page(second);
  await amina.untilRoom(({ spectators }) => spectators.count === 1);
  await pass({ clock, storage: site.storage }, 61);
  await amina.untilRoom(presenceOf(1, 'here'));
  second.handle.set('frozen');
  expect(await secondsUntil(amina, presenceOf(1, 'offline'))).toBeLessThanOrEqual(31);
  expect(amina.room?.spectators.count).toBe(0);
});

test('without news everything is known within two seconds', async () => {
  site.hub.isUp = false;
  evening = await Evening.begin(site);
  const pages = await evening.everyone(site);
  const [acting, other] = sides(pages);
  const [first, second] = pages as [OpenPage, OpenPage];
  const known = async (holds: () => boolean): Promise<void> => {
    for (let i = 0; i < 3 && !holds(); i++) {
      await pass({ clock, storage: site.storage }, 1);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(holds()).toBe(true);
  };
  await known(() => first.room !== undefined && presenceOf(1, 'here')(first.room));
  await turnOf(acting);
  await known(() => other.known?.version.seq === 2);
  second.send({ type: 'say', id: 's', words: 'Hello' });
  await known(() => first.received.some((text) => text.includes('"words":"Hello"')));
  const noor = evening.browser(site.nodes[1], 1);
  const proposed = {
    type: 'company',
    id: 'p',
    seat: 1,
    command: { type: 'propose', proposal: { kind: 'end' } },
  };
  second.send(proposed);
  await known(() => first.received.some((text) => text.includes('"question":{"number":1')));
  const offered = await noor.ask('POST', `/tables/${evening.table}/seats/1/offer`, {});
  const { secret } = offered.body as unknown as { readonly secret: string };
  const lin = new Browser(site.nodes[1]);
  const taken = await lin.ask('POST', `/tables/${evening.table}/seats/1/take`, { name: 'Lin', secret });
  expect(taken.status).toBe(201);
  await known(() => first.room?.setup.seats[1]?.name === 'Lin');
});

test('a device that is signed out at one node loses its sockets at all', async () => {
  for (const isUp of [true, false]) {
    site.hub.isUp = isUp;
    const [first, second] = site.nodes;
    const amina = new Person(first);
    const { table } = await amina.get('POST', '/tables', { setup: setupOf('person', 'person') });
    await amina.get('POST', `/tables/${table}/seats/0`, { name: 'Amina' });
    const { devices } = await amina.get('GET', '/me/devices');
    const there = new Person(second);
    there.cookie = amina.cookie;
    const socket = there.connect(table);
    await socket.until(({ type }) => type === 'room');
    await amina.get('DELETE', `/me/devices/${devices[0]?.device}`);
    if (!isUp) await pass({ clock, storage: site.storage }, 3);
    expect(await socket.closed()).toBe(1001);
  }
});

test('what is limited for the site is given out in equal parts', async () => {
  // Both nodes know of each other after their next look.
  await pass({ clock, storage: site.storage }, 6);
  const create = async (node: Node): Promise<number> => {
    const body = { key: newKey(), setup: setupOf('person', 'person') };
    return (await request(node, 'POST', '/tables', { body })).status;
  };
  for (const node of site.nodes) {
    expect([await create(node), await create(node), await create(node)]).toEqual([201, 201, 429]);
  }
  const recover = async (node: Node): Promise<number> =>
    (await new Browser(node).ask('POST', '/me/recover/look', { code: 'ABCD EFGH JKLM NPQR' })).status;
  for (const node of site.nodes) {
    const answers = [await recover(node), await recover(node), await recover(node)];
    expect(answers[2]).toBe(429);
    expect(answers.slice(0, 2)).not.toContain(429);
  }
});
