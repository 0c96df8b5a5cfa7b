/** A game can be continued after its page was left or reloaded. */
import { tableFor } from './support/links.ts';
import { shown } from './support/shown.ts';
import { chooseBoard } from './support/startPage.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { home, table } = english;

test('a reloaded page goes on with the same game, and with the same turn', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'trader']));
  let turns = 0;
  await player.play(({ confirm }) => confirm === table.actions.endTurn && ++turns > 3);
  await player.press(page.locator('[data-confirm]'));
  await player.turn();
  await player.begin('draw');
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  const before = await shown(page);
  await page.reload();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(before);
  await expect(page.getByRole('button', { name: table.actions.undo })).toBeVisible();
});

test('a game that was left is offered on the start page', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 2);
  await player.open(tableFor(['person', 'trader']));
  await player.turn();
  const before = await shown(page);
  await page.getByRole('button', { name: table.actions.menu }).click();
  await page.getByRole('button', { name: table.menu.leave }).click();
  await page.getByRole('link', { name: home.continueGame }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.locator('.intents')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(before);
});

test('after a reload, two people are behind the curtain again', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await player.open(tableFor(['person', 'person']));
  await player.turn();
  await page.reload();
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('.hand-card')).toHaveCount(0);
});

test('the curtain has a menu that leads back only to the curtain', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await player.open(tableFor(['person', 'person']));
  await page.locator('.curtain').getByRole('button', { name: table.actions.menu }).click();
  const menu = page.getByRole('dialog', { name: table.menu.heading });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('.hand-card')).toHaveCount(0);
});

test('the start page begins the game that was set up there', async ({ page }) => {
  await page.goto('');
  await page.getByRole('textbox', { name: home.name(1) }).fill('Zaynab');
  await page.getByRole('button', { name: home.addSeat }).click();
  await page.getByRole('combobox', { name: home.who(3) }).selectOption('apprentice');
  await chooseBoard(page, 'alley');
  await page.getByRole('button', { name: home.start, exact: true }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.locator('.player')).toHaveCount(3);
  await expect(page.locator('.player').first()).toContainText('Zaynab');
  await expect(page.locator('[data-site]')).toHaveCount(81);
});

test('a link to another game only proposes it while one is under way', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 6);
  await player.open(tableFor(['person', 'trader']));
  await player.turn();
  const before = await shown(page);
  await page.goto('about:blank');
  await page.goto(tableFor(['person', 'apprentice', 'apprentice']));
  await expect(page.getByText(home.proposal.heading)).toBeVisible();
  await page.getByRole('link', { name: home.continueGame }).click();
  await expect(page.locator('.intents')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(before);
});

test('a second tab takes the game over, and the first one says so', async ({ page, playerBy, context }) => {
  const player = playerBy('mouse', 5);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  const other = await context.newPage();
  await other.goto('#/play?resume');
  await expect(other.locator('.table')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.table.opening.failed);
});
