/** The moves of others stay readable until the player acts; at a shared screen they come before the hand. */
import type { Page } from '@playwright/test';
import { isFreshTurn } from './support/choosing.ts';
import { tableFor } from './support/links.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

const TABLE = tableFor(['person', 'trader', 'apprentice']);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const numbers = (page: Page) => page.locator('.board .trail[data-level="numbers"] [data-trace]');
const footprints = (page: Page) => page.locator('.board .footprints path');
const rows = (page: Page) => page.locator('button.recap-row');
const since = (page: Page) => page.getByRole('button', { name: table.since.heading, exact: true });

/** Plays until a turn begins before which another player has lured a customer. */
async function playUntilLured(page: Page, player: Player): Promise<void> {
  await player.play(async (offer) => isFreshTurn(offer) && (await footprints(page).count()) > 0);
}

test.describe('at a desk', () => {
  test('every move is numbered in the list, and those with a place also on the board', async ({
    page,
    playerBy,
  }) => {
    const player = playerBy('mouse', 2);
    await player.open(TABLE);
    await playUntilLured(page, player);
    await expect(rows(page)).toHaveCount(2);
    expect(await rows(page).locator('.order').allTextContents()).toEqual(['1', '2']);
    const drawn = await page.locator('.pick .order').allTextContents();
    const onBoard = await numbers(page).allTextContents();
    expect(new Set([...drawn, ...onBoard])).toEqual(new Set(['1', '2']));

    // One of them is looked at.
    await rows(page).first().hover();
    await expect(rows(page).first()).toHaveAttribute('data-lit');
    await expect(page.locator('.board [data-level="numbers"] .is-dim')).toHaveCount(
      onBoard.filter((number) => number !== '1').length,
    );
    await page.mouse.move(2, 2);
    await expect(page.locator('.board .is-dim')).toHaveCount(0);

    // All of it is there after a reload.
    const told = await rows(page).allTextContents();
    const steps = await footprints(page).count();
    await page.reload();
    await expect(rows(page)).toHaveText(told);
    await expect(footprints(page)).toHaveCount(steps);
  });

  test('it fades when an action is begun, goes when it is done, and comes back on request', async ({
    page,
    playerBy,
  }) => {
    const player = playerBy('mouse', 2);
    await player.open(TABLE);
    await playUntilLured(page, player);
    await player.begin('lure');
    await expect(page.locator('.board .trail.is-faint').first()).toBeVisible();
    await expect(page.locator('.trail-tag')).toHaveCount(0);
    await player.decide();
    await page.locator('[data-confirm]').click();
    await expect(page.locator('.board .trail')).toHaveCount(0);
    await expect(rows(page)).toHaveCount(0);
    await page.keyboard.press('v');
    await expect(footprints(page)).not.toHaveCount(0);
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('v');
    await expect(page.locator('.board .trail')).toHaveCount(0);
    await page.getByRole('button', { name: table.actions.undo }).click();
    // Put away on purpose; the button brings it back.
    await expect(page.locator('.intents')).toBeVisible();
    await since(page).click();
    await expect(rows(page)).toHaveCount(2);
  });

  test('it can be replayed', async ({ page, playerBy }) => {
    const player = playerBy('mouse', 2);
    await player.open(TABLE);
    await playUntilLured(page, player);
    const steps = await footprints(page).count();
    await page.getByRole('button', { name: table.since.again }).click();
    await expect(footprints(page)).toHaveCount(steps);
    await expect(rows(page)).toHaveCount(2);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the board has the numbers, and the list speaks', async ({ page, playerBy }) => {
    const player = playerBy('touch', 2);
    await player.open(TABLE);
    await playUntilLured(page, player);
    await expect(numbers(page).first()).toBeVisible();
    await expect(page.locator('.trail-tag')).toHaveCount(0);
    await since(page).tap();
    await expect(rows(page)).toHaveCount(2);
    await rows(page).last().tap();
    await expect(rows(page).last()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.board .trace.is-dim')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.board .is-dim')).toHaveCount(0);
  });
});

for (const [where, use] of [
  ['at a desk', {}],
  ['on a phone', PHONE],
] as const) {
  test.describe(`${where}, at a shared screen`, () => {
    test.use(use);

    test('the curtain opens on what has happened, and the hand is not in the page', async ({
      page,
      playerBy,
    }) => {
      const player = playerBy('mouse', 3);
      await player.open(tableFor(['person', 'person', 'apprentice']));
      const show = page.locator('[data-show-cards]');
      const secrets = page.locator('.hand, .hand-card, .coin-count');
      await player.play(async ({ situation }) => situation === 'curtain' && (await show.count()) > 0);
      await expect(page.locator('.curtain')).toHaveCount(0);
      await expect(rows(page).first()).toBeVisible();
      await expect(secrets).toHaveCount(0);
      await page.getByRole('button', { name: table.since.again }).click();
      await expect(secrets).toHaveCount(0);
      await expect(page.locator('.curtain')).toHaveCount(0);
      await show.click();
      await expect(page.locator('.hand-card').first()).toBeVisible();
      await expect(show).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}
