/** Another mix of coins than the cheapest. */
import type { Page } from '@playwright/test';
import { tableFor } from './support/links.ts';
import type { Offer } from './support/offer.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

const otherwise = (page: Page) => page.getByRole('button', { name: table.payment.otherwise });

function isBuild({ confirm, intents }: Offer): boolean {
  return confirm !== null && intents.some(({ index, isPressed }) => index === 0 && isPressed);
}

/** The prompt repeats the button until the table has said what the move would bring. */
async function priceIsKnown(page: Page, { confirm }: Offer): Promise<boolean> {
  await expect(page.locator('.prompt-text')).not.toHaveText(confirm ?? '');
  return true;
}

/** How many coins of each colour the player in front has. */
async function money(page: Page): Promise<readonly number[]> {
  return (await page.locator('.coin-count b').allTextContents()).map(Number);
}

test('a build is paid as its player chose', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person']));
  await player.play(
    async (offer) => isBuild(offer) && (await priceIsKnown(page, offer)) && otherwise(page).isVisible(),
  );
  await otherwise(page).click();
  const mixes = page.getByRole('dialog', { name: table.payment.heading }).getByRole('radio');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  const other = mixes.and(page.locator('[aria-checked="false"]')).last();
  const price = (await other.getAttribute('aria-label')) ?? '';
  await other.click();
  await expect(page.locator('.prompt')).toContainText(price);
  const before = await money(page);
  await page.locator('[data-confirm]').click();
  await expect(page.getByRole('button', { name: table.actions.undo })).toBeVisible();
  // A build that ends the turn with something new is only held until then.
  const after = await money(page);
  const spent = before.reduce((sum, count, i) => sum + count - (after[i] ?? 0), 0);
  const named = [...price.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
  expect(spent).toBe(named);
});
