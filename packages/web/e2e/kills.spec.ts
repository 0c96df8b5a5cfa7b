/** A tab is killed at random moments of whole games: every step that it had shown is in the log afterwards, once. */
import type { ServerMessage, ShownStep, Version } from '@kairo/protocol';
import type { BrowserContext, Page } from '@playwright/test';
import { Chance } from './support/chance.ts';
import { Mouse } from './support/hands.ts';
import { tableFor } from './support/links.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

/** `npm run kills` asks for more. */
const KILLS = Number(process.env['KAIRO_KILLS'] ?? 5);
const SEED = Number(process.env['KAIRO_KILLS_SEED'] ?? 1);
/** Within this many milliseconds of play. */
const LATEST_KILL = 900;

/** What pages have shown of one game, by the number of the step. */
class Witness {
  readonly steps = new Map<number, string>();
  version: Version = { seq: 0, revision: 0 };

  see(message: ServerMessage): void {
    if (message.type === 'history') this.seeSteps(message.from, message.steps);
    if (message.type !== 'update') return;
    this.seeSteps(message.from, message.steps);
    const { seq, revision } = message.version;
    expect(seq, 'the log never gets shorter').toBeGreaterThanOrEqual(this.version.seq);
    if (seq === this.version.seq) expect(revision).toBeGreaterThanOrEqual(this.version.revision);
    this.version = message.version;
  }

  private seeSteps(from: number, steps: readonly ShownStep[]): void {
    for (const [i, { seat, events }] of steps.entries()) {
      const shown = JSON.stringify([seat, events]);
      const before = this.steps.get(from + i);
      if (before !== undefined) expect(shown, `step ${from + i} is what it was`).toBe(before);
      this.steps.set(from + i, shown);
    }
  }
}

declare global {
  interface Window {
    witness: (message: unknown) => void;
  }
}

/** A new tab, whose table messages reach the witness before the page can act on them. */
async function openTab(context: BrowserContext, witness: Witness): Promise<Page> {
  const page = await context.newPage();
  await page.exposeFunction('witness', (message: ServerMessage) => witness.see(message));
  await page.addInitScript(() => {
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        this.port1.addEventListener('message', ({ data }) => {
          if (data?.type === 'update' || data?.type === 'history') window.witness(data);
        });
      }
    };
  });
  return page;
}

/** The numbers of the entries that the browser has stored of the latest game, and the length that it claims. */
function storedEntries(page: Page): Promise<{ readonly seq: number; readonly numbers: readonly number[] }> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('kairo-games'));
    const look = database.transaction(['game', 'entry']);
    const games = await done(look.objectStore('game').getAll());
    const latest = games.sort((a, b) => b.summary.updatedAt - a.summary.updatedAt)[0];
    const keys = (await done(look.objectStore('entry').getAllKeys())) as unknown as [string, number][];
    database.close();
    return {
      seq: latest.seq,
      numbers: keys.filter(([game]) => game === latest.header.id).map(([, number]) => number),
    };
  });
}

test('every step that a tab has shown survives its death, once', async ({ context }) => {
  const chance = new Chance(SEED);
  let witness = new Witness();
  let address = tableFor(['person', 'apprentice', 'apprentice'], { edition: 'alley' });
  let kills = 0;
  let games = 0;
  let resumed = 0;
  while (kills < KILLS) {
    const page = await openTab(context, witness);
    const player = new Player(page, new Mouse(page), chance);
    const before = witness.version;
    await player.open(address);
    if (before.seq > 0) {
      resumed++;
      await expect.poll(() => witness.version.seq).toBeGreaterThanOrEqual(before.seq);
      await expect.poll(() => witness.steps.size).toBe(witness.version.seq);
    }
    const { seq, numbers } = await storedEntries(page);
    expect(numbers, 'every entry once').toEqual(Array.from({ length: seq }, (_, i) => i + 1));
    expect(seq).toBeGreaterThanOrEqual(before.seq);
    const death = page.waitForEvent('crash');
    const playing = player.play().then(
      () => true,
      () => false,
    );
    await Promise.race([playing, page.waitForTimeout(chance.next() * LATEST_KILL)]);
    const devtools = await context.newCDPSession(page);
    void devtools.send('Page.crash').catch(() => undefined);
    await death;
    kills++;
    const isOver = await playing;
    await page.close();
    address = '#/play?resume';
    if (isOver) {
      games++;
      witness = new Witness();
      address = tableFor(['person', 'apprentice', 'apprentice'], { edition: 'alley' });
    }
  }
  expect(resumed + games, 'each kill was followed by a look at what was left').toBeGreaterThanOrEqual(
    KILLS - 1,
  );
  console.log(`${kills} kills, seed ${SEED}: ${resumed} games resumed, ${games} finished, nothing lost`);
});

/** Runs in the worker, before its program: every third entry is acknowledged, and not stored. */
const FORGETFUL_STORE = `{
  const { put } = IDBObjectStore.prototype;
  let entries = 0;
  IDBObjectStore.prototype.put = function (value, key) {
    return this.name === 'entry' && ++entries % 3 === 0 ? this.getKey(key) : put.call(this, value, key);
  };
}
`;

test('a store that forgets entries is noticed', async ({ page, playerBy }) => {
  await page.route('**/tableWorker*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: FORGETFUL_STORE + (await response.text()) });
  });
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice'], { edition: 'alley' }));
  await player.turn();
  await player.begin('draw');
  await player.turn();
  await expect.poll(async () => (await storedEntries(page)).seq).toBeGreaterThan(3);
  const { seq, numbers } = await storedEntries(page);
  expect(numbers).not.toEqual(Array.from({ length: seq }, (_, i) => i + 1));
});
