/** What a viewer must not know is in no message to the page, and nowhere in it. */
import type { ServerMessage } from '@kairo/protocol';
import type { Page } from '@playwright/test';
import { tableFor } from './support/links.ts';
import { recordMessages, takeMessages } from './support/messages.ts';
import { leaksIn, type Secrecy } from './support/secrets.ts';
import { expect, QUICK, test } from './support/test.ts';
import { english } from './support/words.ts';

const TURNS = 14;

/** Checks messages in their order: only updates name the viewer, answers are for the same one. */
class Watch {
  heard = 0;
  readonly hands = new Map<number, string>();
  private viewer: number | 'spectator' = 'spectator';
  private readonly secrecy: Secrecy;

  constructor(secrecy: Secrecy) {
    this.secrecy = secrecy;
  }

  check(messages: readonly ServerMessage[]): void {
    for (const message of messages) {
      this.heard++;
      if (message.type === 'update') {
        this.viewer = message.viewer;
        if (message.viewer !== 'spectator' && message.base !== undefined) {
          const hand = message.base.seats[message.viewer]?.hand;
          // That the viewer's own hand is found shows that another one would be, too.
          expect(hand, 'the hand of the viewer').toBeDefined();
          this.hands.set(message.viewer, String(hand));
        }
      }
      expect(leaksIn(message, this.viewer, this.secrecy)).toEqual([]);
    }
  }
}

interface Private {
  /** Hand and money of the viewer. That they are found at all shows that they would be found elsewhere, too. */
  readonly hands: number;
  readonly purses: number;
  /** What only hand and money consist of, wherever it is. */
  readonly cardsAndCoins: number;
  /** Seats whose money is shown to others. */
  readonly openMoney: number;
}

/** What the page shows of private things. Runs in the page. */
function readPrivate(): Private {
  const count = (selector: string): number => document.querySelectorAll(selector).length;
  return {
    hands: count('.hand'),
    purses: count('.money'),
    cardsAndCoins: count('.hand-card, .coin-count'),
    openMoney: [...document.querySelectorAll('.player [role=img]')].filter(({ ariaLabel }) =>
      /\bcoins?\b/.test(ariaLabel ?? ''),
    ).length,
  };
}

async function expectPrivate(page: Page, expected: Partial<Private>): Promise<void> {
  await expect
    .poll(() => page.evaluate(readPrivate), { intervals: QUICK })
    .toEqual(expect.objectContaining(expected));
}

const OWN = { hands: 1, purses: 1, openMoney: 0 };
const NOTHING = { hands: 0, purses: 0, cardsAndCoins: 0, openMoney: 0 };

test('two people and a bot at one screen', async ({ page, playerBy }) => {
  await recordMessages(page);
  const watch = new Watch({ openMoney: false });
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person', 'apprentice']));
  let curtains = 0;
  await player.play(async ({ situation }) => {
    watch.check(await takeMessages(page));
    await expectPrivate(page, situation === 'curtain' ? NOTHING : OWN);
    if (situation === 'curtain') curtains++;
    return curtains > TURNS;
  });
  expect([...watch.hands.keys()].toSorted()).toEqual([0, 1]);
  expect(watch.heard).toBeGreaterThan(5 * TURNS);
});

test('what one seat may know is found in messages to another', async ({ page, playerBy }) => {
  await recordMessages(page);
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  const heard = await takeMessages(page);
  const leaksFor = (viewer: number) =>
    heard.flatMap((message) => leaksIn(message, viewer, { openMoney: false }));
  expect(leaksFor(0)).toEqual([]);
  const leaks = leaksFor(1).join();
  expect(leaks).toMatch(/seats\.0\.hand/);
  expect(leaks).toMatch(/seats\.0\.money/);
  expect(leaks).toMatch(/is not for 1/);
});

test('one person against bots', async ({ page, playerBy }) => {
  await recordMessages(page);
  const watch = new Watch({ openMoney: false });
  const player = playerBy('mouse', 2);
  await player.open(tableFor(['person', 'trader', 'apprentice', 'apprentice']));
  let turns = 0;
  await player.play(async ({ confirm }) => {
    watch.check(await takeMessages(page));
    await expectPrivate(page, OWN);
    if (confirm === english.table.actions.endTurn) turns++;
    return turns > TURNS;
  });
  expect([...watch.hands.keys()]).toEqual([0]);
});

test('a spectator sees no cards', async ({ page }) => {
  await recordMessages(page);
  const watch = new Watch({ openMoney: false });
  // Bots that think long: after the end all money is open.
  await page.goto(tableFor(['vizier', 'vizier']));
  await expect(page.locator('.log-entry').nth(2)).toBeVisible();
  await expectPrivate(page, NOTHING);
  watch.check(await takeMessages(page));
  expect(watch.hands.size).toBe(0);
});

test('open money is shown to all, and hands still are not', async ({ page, playerBy }) => {
  await recordMessages(page);
  const watch = new Watch({ openMoney: true });
  const player = playerBy('mouse', 3);
  await player.open(tableFor(['person', 'person'], { options: ['money'] }));
  await player.turn();
  await expectPrivate(page, { ...OWN, openMoney: 1 });
  watch.check(await takeMessages(page));
  expect(watch.hands.size).toBe(1);
});
