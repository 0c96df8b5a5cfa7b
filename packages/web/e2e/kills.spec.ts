/** A tab is killed at random moments of whole games: every step that it had shown is in the log afterwards, once. */
import { type GameEvent, redactEvents, type Seat } from '@kairo/engine';
import type { ServerMessage, ShownStep, Version } from '@kairo/protocol';
import type { BrowserContext, Page } from '@playwright/test';
import { Chance } from './support/chance.ts';
import { Mouse } from './support/hands.ts';
import { tableFor } from './support/links.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { forgetGames } from './support/visits.ts';

/** `npm run kills` asks for more. */
const KILLS = Number(process.env['KAIRO_KILLS'] ?? 5);
const SEED = Number(process.env['KAIRO_KILLS_SEED'] ?? 1);
/** Within this many milliseconds of play. */
const LATEST_KILL = 900;

/** In milliseconds, on a busy machine. */
const TIME_PER_KILL = 120_000;

/** The seat of the only person, whose eyes all pages look through. */
const PERSON = 0;
const RESUME = '#/play?resume';
const NOTHING: Version = { seq: 0, revision: 0 };

/** What pages have shown of one game, by the number of the step. */
class Witness {
  readonly steps = new Map<number, string>();
  version: Version = NOTHING;

  /** For the next game. */
  reset(): void {
    this.steps.clear();
    this.version = NOTHING;
  }

  see(message: ServerMessage): void {
    if (message.type === 'history') this.seeSteps(message.from, message.steps);
    if (message.type !== 'update') return;
    this.seeSteps(message.from, message.steps);
    const { seq, revision } = message.version;
    expect(seq, 'the log never gets shorter').toBeGreaterThanOrEqual(this.version.seq);
    if (seq === this.version.seq) expect(revision).toBeGreaterThanOrEqual(this.version.revision);
    this.version = message.version;
  }

  /** What is stored has to begin with everything that was shown. */
  compare({ entries }: StoredGame): void {
    expect(entries.length, 'the log never gets shorter').toBeGreaterThanOrEqual(this.version.seq);
    const shown = entries.map(({ seat, events = [] }) => ({ seat, events: redactEvents(events, PERSON) }));
    this.seeSteps(0, shown as ShownStep[]);
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

interface StoredGame {
  /** The length of the log, as the store says. */
  readonly seq: number;
  readonly isOver: boolean;
  /** The numbers of the entries. */
  readonly numbers: readonly number[];
  readonly entries: readonly { readonly seat?: Seat; readonly events?: readonly GameEvent[] }[];
}

/** The game that the browser stored last; undefined if there is none. */
function storedGame(page: Page): Promise<StoredGame | undefined> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'kairo-games')) return undefined;
    const database = await done(indexedDB.open('kairo-games'));
    const look = database.transaction(['game', 'entry']);
    const games = await done(look.objectStore('game').getAll());
    const latest = games.sort((a, b) => b.summary.updatedAt - a.summary.updatedAt)[0];
    if (latest === undefined) return undefined;
    const { id } = latest.header;
    const ofGame = IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
    const keys = (await done(look.objectStore('entry').getAllKeys(ofGame))) as unknown as [string, number][];
    const entries = await done(look.objectStore('entry').getAll(ofGame));
    database.close();
    return {
      seq: latest.seq,
      isOver: latest.summary.isOver,
      numbers: keys.map(([, number]) => number),
      entries,
    };
  });
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

test('every step that a tab has shown survives its death, once', async ({ context }) => {
  test.setTimeout(KILLS * TIME_PER_KILL);
  const chance = new Chance(SEED);
  const witness = new Witness();
  let kills = 0;
  let resumed = 0;
  let finished = 0;
  while (kills < KILLS) {
    const page = await openTab(context, witness);
    await page.goto('');
    const stored = await storedGame(page);
    if (stored === undefined) expect(witness.version.seq, 'a game that was shown is stored').toBe(0);
    else {
      expect(stored.numbers, 'every entry once').toEqual(upTo(stored.seq));
      witness.compare(stored);
    }
    // A game may have ended with the last tab: then there is none to resume.
    const goesOn = stored !== undefined && !stored.isOver;
    if (stored?.isOver) {
      finished++;
      witness.reset();
      await forgetGames(page); // the start page may still have a note of it
    }
    const player = new Player(page, new Mouse(page), chance);
    await player.open(
      goesOn ? RESUME : tableFor(['person', 'apprentice', 'apprentice'], { edition: 'alley' }),
    );
    if (goesOn) {
      resumed++;
      await expect.poll(() => witness.version.seq).toBeGreaterThanOrEqual(stored.seq);
      await expect.poll(() => witness.steps.size).toBe(witness.version.seq);
    }
    const death = page.waitForEvent('crash');
    const playing = player.play().catch(() => undefined);
    await Promise.race([playing, page.waitForTimeout(chance.next() * LATEST_KILL)]);
    const devtools = await context.newCDPSession(page);
    void devtools.send('Page.crash').catch(() => undefined);
    await death;
    kills++;
    await playing;
    await page.close();
  }
  console.log(`${kills} kills, seed ${SEED}: ${resumed} games resumed, ${finished} finished, nothing lost`);
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
  await expect.poll(async () => (await storedGame(page))?.seq).toBeGreaterThan(3);
  const stored = await storedGame(page);
  expect(stored?.numbers).not.toEqual(upTo(stored?.seq ?? 0));
});
