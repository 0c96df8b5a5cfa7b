/** Back closes what is open before it leaves the page. */
import type { Page } from '@playwright/test';
import { tableFor } from './support/links.ts';
import { reach } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { app, home, table, preferences } = english;

const dialogs = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: home.start, exact: true }).first()).toBeVisible();
}

test('at the table: each dialog, then the game', async ({ page, playerBy }) => {
  await page.goto('');
  await expectHome(page);
  await press(page, home.start);
  const player = playerBy('mouse', 1);
  await player.turn();
  const ways: readonly (() => Promise<void>)[] = [
    () => press(page, table.actions.menu),
    () => press(page, table.actions.hints),
    () => page.keyboard.press('?'),
    () => page.keyboard.press(table.shortcuts.letters.rules),
  ];
  for (const open of ways) {
    await open();
    await expect(dialogs(page)).toHaveCount(1);
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page.locator('main.table')).toBeVisible();
  }
  await page.goBack();
  await expectHome(page);
});

test('one above the other are closed one by one', async ({ page, playerBy }) => {
  await playerBy('mouse', 1).open(tableFor(['person', 'apprentice']));
  await press(page, table.actions.menu);
  await press(page, table.menu.preferences);
  await expect(dialogs(page)).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: table.menu.heading })).toBeVisible();
  await expect(dialogs(page)).toHaveCount(1);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page.locator('main.table')).toBeVisible();
});

test('a reason why something is not possible', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  await player.begin('draw');
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  await page.locator('[data-site]').first().click();
  await expect(page.locator('.why-not')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.why-not')).toHaveCount(0);
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
});

test('the payment, and what was chosen stays', async ({ page, playerBy }) => {
  await reach('payment', { page, player: playerBy('mouse', 1), words: english });
  const confirm = page.locator('[data-confirm]');
  const build = await confirm.innerText();
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(confirm).toHaveText(build);
});

test('the final scoring, and the board stays', async ({ page, playerBy }) => {
  await reach('scoring', { page, player: playerBy('mouse', 1), words: english });
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page.locator('main.table')).toBeVisible();
  await press(page, table.scoring.toResult);
  await expect(page.locator('.score-table')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the recap', async ({ page, playerBy }) => {
    await reach('since', { page, player: playerBy('touch', 1), words: english });
    const recap = page.getByRole('dialog', { name: table.since.heading });
    await expect(recap).toBeVisible();
    await page.goBack();
    await expect(recap).toHaveCount(0);
    await expect(page.getByText(table.prompts.chooseAction)).toBeVisible();
  });

  test('the card of a piece', async ({ page, playerBy }) => {
    const player = playerBy('touch', 1);
    await player.open(tableFor(['person', 'apprentice']));
    await player.turn();
    await page.locator('[data-site]').first().tap();
    await expect(page.locator('.inspection')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.inspection')).toHaveCount(0);
    await expect(page.locator('main.table')).toBeVisible();
  });
});

test('a dialog that was closed otherwise needs no Back, and Forward opens nothing', async ({
  page,
  playerBy,
}) => {
  await page.goto('');
  await expectHome(page);
  await press(page, home.start);
  await playerBy('mouse', 1).turn();
  await press(page, table.actions.menu);
  await expect(dialogs(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  // Where the browser goes, the page sends it back at once.
  await page.evaluate(() => history.forward());
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page.locator('main.table')).toBeVisible();
  await page.goBack();
  await expectHome(page);
});

test('after a reload with an open dialog, Back leaves', async ({ page, playerBy }) => {
  await page.goto('');
  await expectHome(page);
  await press(page, home.start);
  await playerBy('mouse', 1).turn();
  await press(page, table.actions.menu);
  await expect(dialogs(page)).toHaveCount(1);
  await page.reload();
  await expect(page.locator('main.table[aria-busy="false"]')).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expectHome(page);
});

test('after leaving by the menu, Back returns to the game', async ({ page, playerBy }) => {
  await playerBy('mouse', 1).open(tableFor(['person', 'apprentice']));
  await press(page, table.actions.menu);
  await press(page, table.menu.leave);
  await expectHome(page);
  await page.goBack();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
});

test('on the start page', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('');
  await expectHome(page);
  for (const name of [preferences.heading, app.howToPlay]) {
    await press(page, name);
    await expect(dialogs(page)).toHaveCount(1);
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expectHome(page);
  }
});
