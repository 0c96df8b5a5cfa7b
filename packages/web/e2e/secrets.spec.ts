/** What others must not know is in no message to the page, and nowhere in it. */
import type { ServerMessage } from '@kairo/protocol';
import type { Page } from '@playwright/test';
import { tableFor } from './support/links.ts';
import { recordMessages, takeMessages } from './support/messages.ts';
import { leaksIn, type Secrecy } from './support/secrets.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const TURNS = 14;

/** Follows who sits there from message to message; answers have no viewer of their own. */
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

/** Where hand and money of whoever sits there are; it is checked that they are, or this would find nothing anywhere. */
const OWN = ['.hand', '.money'];
const othersMoney = (page: Page) => page.locator('.player').getByRole('img', { name: /\bcoins?\b/ });

async function expectOwnThings(page: Page, count: 0 | 1): Promise<void> {
  for (const selector of OWN) await expect(page.locator(selector)).toHaveCount(count);
  if (count === 0) await expect(page.locator('.hand-card, .coin-count')).toHaveCount(0);
}

test('two people and a bot at one screen', async ({ page, playerBy }) => {
  await recordMessages(page);
  const watch = new Watch({ openMoney: false });
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person', 'apprentice']));
  let curtains = 0;
  await player.play(async ({ scene }) => {
    watch.check(await takeMessages(page));
    await expect(othersMoney(page)).toHaveCount(0);
    await expectOwnThings(page, scene === 'curtain' ? 0 : 1);
    if (scene === 'curtain') curtains++;
    return curtains > TURNS;
  });
  expect([...watch.hands.keys()].toSorted()).toEqual([0, 1]);
  expect(watch.heard).toBeGreaterThan(5 * TURNS);
});

test('what one may know would be found if another was told', async ({ page, playerBy }) => {
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
    await expect(othersMoney(page)).toHaveCount(0);
    await expectOwnThings(page, 1);
    if (confirm === english.table.actions.endTurn) turns++;
    return turns > TURNS;
  });
  expect([...watch.hands.keys()]).toEqual([0]);
});

test('somebody who only watches sees nobody’s cards', async ({ page }) => {
  await recordMessages(page);
  const watch = new Watch({ openMoney: false });
  // Slow ones: after the end all money is open.
  await page.goto(tableFor(['vizier', 'vizier']));
  await expect(page.locator('.log-entry').nth(2)).toBeVisible();
  await expectOwnThings(page, 0);
  await expect(othersMoney(page)).toHaveCount(0);
  watch.check(await takeMessages(page));
  expect(watch.hands.size).toBe(0);
});

test('open money is shown to all, and hands still are not', async ({ page, playerBy }) => {
  await recordMessages(page);
  const watch = new Watch({ openMoney: true });
  const player = playerBy('mouse', 3);
  await player.open(tableFor(['person', 'person'], { options: ['money'] }));
  await player.turn();
  await expect(othersMoney(page)).toHaveCount(1);
  watch.check(await takeMessages(page));
  expect(watch.hands.size).toBe(1);
});
