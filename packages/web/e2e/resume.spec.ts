/** A game outlives its page. */
import { tableFor } from './support/links.ts';
import { shown } from './support/shown.ts';
import { expect, test } from './support/test.ts';

test('a reloaded page goes on with the same game, and with the same turn', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'trader']));
  let turns = 0;
  await player.play(({ confirm }) => confirm === 'End turn' && ++turns > 3);
  await player.press(page.locator('[data-confirm]'));
  await player.turn();
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(page.getByText('Take the second card.')).toBeVisible();
  const before = await shown(page);
  await page.reload();
  await expect(page.getByText('Take the second card.')).toBeVisible();
  expect(await shown(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a game that was left is offered on the start page', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 2);
  await player.open(tableFor(['person', 'trader']));
  await player.turn();
  const before = await shown(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('link', { name: /Continue/ }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.locator('.intents')).toBeVisible();
  expect(await shown(page)).toEqual(before);
});

test('two people find the curtain again', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await player.open(tableFor(['person', 'person']));
  await player.turn();
  await page.reload();
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('.hand-card')).toHaveCount(0);
});

test('the start page begins the game that was set up there', async ({ page }) => {
  await page.goto('');
  await page.getByRole('textbox', { name: 'Name for seat 1' }).fill('Zaynab');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('combobox', { name: 'Who plays in seat 3' }).selectOption('apprentice');
  await page.getByRole('radio', { name: /Narrow alley/ }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.locator('.player')).toHaveCount(3);
  await expect(page.locator('.player').first()).toContainText('Zaynab');
  await expect(page.locator('[data-site]')).toHaveCount(81);
});
