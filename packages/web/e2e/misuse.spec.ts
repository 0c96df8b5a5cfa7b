/** Double clicks, keys pressed too early, and Tab behind the curtain. */
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

test('a double click on “End turn” does nothing for the next player', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person']));
  await player.turn();
  await player.begin('draw');
  await player.play(({ confirm }) => confirm === table.actions.endTurn);
  await page.locator('[data-confirm]').dblclick();
  await page.locator('.curtain .primary').click();
  await page.locator('[data-show-cards]').click();
  await expect(page.locator('.intents')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a double click takes one card from the pile, not two', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 2);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  const cards = page.locator('.hand-card');
  const before = await cards.count();
  await player.begin('draw');
  await page.locator('.pick[data-pick="pile"]').click();
  await page.locator('[data-confirm]').dblclick();
  await expect(cards).not.toHaveCount(before);
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  await expect(cards).toHaveCount(before + 1);
});

test('a second press right after a move does not end the turn', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 5);
  await player.open(tableFor(['person', 'person']));
  await player.turn();
  await player.begin('lure');
  await player.decide();
  const takeCareFor = (time: string): Promise<void> =>
    page.evaluate((care) => document.documentElement.style.setProperty('--care', care), time);
  // Longer than the test takes on any machine.
  await takeCareFor('1000s');
  const place = await page.locator('[data-confirm]').boundingBox();
  const [x, y] = [(place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2];
  await page.mouse.click(x, y);
  const end = page.getByRole('button', { name: table.actions.endTurn });
  await expect(end).toBeEnabled();
  await page.mouse.click(x, y);
  await expect(end).toBeEnabled();
  await takeCareFor('0s');
  await page.mouse.click(x, y);
  await expect(page.locator('.curtain')).toBeVisible();
});

test('the key that ended a turn does not open the curtain', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 5);
  await player.open(tableFor(['person', 'person']));
  await player.turn();
  await player.play(({ confirm }) => confirm === table.actions.endTurn);
  await page.getByRole('button', { name: table.actions.endTurn }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.curtain')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('.hand-card')).toHaveCount(0);
});

test('Tab does not lead behind the curtain', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await player.open(tableFor(['person', 'person']));
  await expect(page.locator('.curtain h2')).toBeFocused();
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab');
    // After the last stop, the focus may leave the document.
    expect(await page.evaluate(() => document.activeElement?.closest('.table > :not(.curtain)'))).toBeNull();
  }
});
