/** Another mix of coins than the cheapest. */
import type { Page } from '@playwright/test';
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';

const otherwise = (page: Page) => page.getByRole('button', { name: 'Other coins' });

/** How many coins of each colour the player in front has. */
async function money(page: Page): Promise<readonly number[]> {
  return (await page.locator('.coin-count b').allTextContents()).map(Number);
}

test('a build is paid as its player chose', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person']));
  await player.play(async ({ confirm }) => {
    if (confirm === null || !/^(Expand|Build|Move)/.test(confirm)) return false;
    // The prompt repeats the button until the table has said what the move would bring.
    await expect(page.locator('.prompt-text')).not.toHaveText(confirm);
    return otherwise(page).isVisible();
  });
  await otherwise(page).click();
  const mixes = page.getByRole('dialog', { name: 'Payment' }).getByRole('radio');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  const other = mixes.and(page.locator('[aria-checked="false"]')).last();
  const price = (await other.getAttribute('aria-label')) ?? '';
  await other.click();
  await expect(page.locator('.prompt')).toContainText(price);
  const before = await money(page);
  await page.locator('[data-confirm]').click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // A build that ends the turn with something new is only held until then.
  const after = await money(page);
  const spent = before.reduce((sum, count, i) => sum + count - (after[i] ?? 0), 0);
  const named = [...price.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
  expect(spent).toBe(named);
});
