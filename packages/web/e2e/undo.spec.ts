/** What can be undone, what cannot, and when a turn ends (docs/adr/0010). */
import type { Page } from '@playwright/test';
import { tableFor } from './support/links.ts';
import { shown } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table, preferences } = english;

const TABLE = tableFor(['person', 'apprentice']);
const undo = (page: Page) => page.getByRole('button', { name: table.actions.undo });
const endTurn = (page: Page) => page.getByRole('button', { name: table.actions.endTurn });
const pick = (page: Page, name: string) => page.locator(`.pick[data-pick="${name}"]`);

test('cards of the display are put back, one by one', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(TABLE);
  await player.turn();
  const before = await shown(page);
  await pick(page, 'display 0').click();
  await expect(undo(page)).toBeVisible();
  const afterOne = await shown(page);
  expect(afterOne).not.toEqual(before);
  await pick(page, 'display 1').click();
  // Next, the turn can be ended or a card has to be discarded.
  await expect(page.locator('[data-confirm], .hand-card[data-discard]').first()).toBeVisible();
  await undo(page).click();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(afterOne);
  await undo(page).click();
  await expect(undo(page)).toBeHidden();
  await expect.poll(() => shown(page)).toEqual(before);
});

test('a build and a lure are taken back as a whole', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 2);
  await player.open(TABLE);
  await player.turn();
  const before = await shown(page);
  for (const intent of ['build', 'lure'] as const) {
    await player.begin(intent);
    await player.decide();
    await page.locator('[data-confirm]').click();
    await expect(endTurn(page)).toBeVisible();
    await undo(page).click();
    await expect(endTurn(page)).toBeHidden();
    await expect.poll(() => shown(page), { message: intent }).toEqual(before);
    await player.backOut();
  }
});

test('a card from the pile has to be confirmed, and cannot be undone', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await player.open(TABLE);
  await player.turn();
  const cards = await page.locator('.hand-card').count();
  await pick(page, 'pile').click();
  await expect(page.locator('.hand-card')).toHaveCount(cards);
  await page.locator('[data-confirm]').click();
  await expect(page.locator('.hand-card')).toHaveCount(cards + 1);
  await expect(undo(page)).toBeHidden();
  // The button is hidden, but its key still works: the table refuses the command.
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.locator('.hand-card')).toHaveCount(cards + 1);
});

test('with keys, a second Enter on the pile confirms it', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await player.open(TABLE);
  await player.turn();
  const cards = await page.locator('.hand-card').count();
  await pick(page, 'pile').press('Enter');
  await expect(pick(page, 'pile')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.hand-card')).toHaveCount(cards);
  await page.keyboard.press('Enter');
  await expect(page.locator('.hand-card')).toHaveCount(cards + 1);
});

test('a digit proposes a lure, and the next Enter confirms it', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 6);
  await player.open(TABLE);
  await player.turn();
  await page.keyboard.press('1');
  await expect(page.locator('[data-confirm]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo(page)).toBeVisible();
});

test('a turn never ends by itself', async ({ page, playerBy }) => {
  await page.clock.install();
  const player = playerBy('mouse', 4);
  await player.open(TABLE);
  await player.turn();
  await player.begin('draw');
  await player.play(({ confirm }) => confirm === table.actions.endTurn);
  await page.clock.fastForward('10:00');
  await expect(endTurn(page)).toBeVisible();
  await expect(page.locator('.player[aria-current]')).toHaveAttribute('data-seat', '0');
});

test('a turn ends by itself if the player prefers that', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 5);
  await player.open(TABLE);
  await player.turn();
  await page.getByRole('button', { name: table.actions.menu }).click();
  await page.getByRole('button', { name: table.menu.preferences }).click();
  await page.getByRole('switch', { name: preferences.autoEndTurn.label }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const rounds = page.locator('.log h2');
  const before = (await rounds.textContent()) ?? '';
  await pick(page, 'display 0').click();
  await expect(undo(page)).toBeVisible();
  await pick(page, 'display 1').click();
  await page.locator('.hand-card[data-discard]').first().click();
  // The turn has ended, and the bot has played.
  await expect(rounds).not.toHaveText(before);
  await expect(page.locator('.intents')).toBeVisible();
});
