/** Hands that are quicker than the table, and keys that wander. */
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

test('a double click on the end of a turn is no business of the next player', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person']));
  await player.turn();
  await player.begin('draw');
  await player.play(({ confirm }) => confirm === table.actions.endTurn);
  await page.locator('[data-confirm]').dblclick();
  await page.locator('.curtain .primary').click();
  await expect(page.locator('.intents')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a double click takes one card from the pile, not two', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 2);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  const cards = page.locator('.hand-card');
  const before = await cards.count();
  await page.locator('.pick[data-pick="pile"]').click();
  await page.locator('[data-confirm]').dblclick();
  await expect(cards).not.toHaveCount(before);
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  await expect(cards).toHaveCount(before + 1);
});

test('Tab does not lead behind the curtain', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await player.open(tableFor(['person', 'person']));
  await expect(page.locator('.curtain .primary')).toBeFocused();
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab');
    // From the last stop the browser may take the focus for itself.
    expect(await page.evaluate(() => document.activeElement?.closest('.table > :not(.curtain)'))).toBeNull();
  }
});
