/** Whoever taps what cannot be used is told why, with the rule. */
import type { Page } from '@playwright/test';
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';

const RULE = /\bR\d+(\.\d+)?/;

async function expectReason(page: Page): Promise<void> {
  const whyNot = page.locator('.why-not');
  await expect(whyNot).toBeVisible();
  await expect(whyNot.getByRole('listitem').first()).toHaveText(RULE);
}

test.beforeEach(async ({ playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
});

test('a site', async ({ page }) => {
  await page.getByRole('button', { name: 'Build' }).click();
  // Disabled to those who look for what can be done, and still there to be asked about.
  await page.getByRole('gridcell', { name: /stall.*size/ }).first().click({ force: true });
  await expectReason(page);
  await page.locator('.why-not').getByRole('button').click();
  await expect(page.locator('.why-not')).toHaveCount(0);
});

test('a card and a customer, while cards are drawn', async ({ page }) => {
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(page.getByText('Take the second card.')).toBeVisible();
  await page.locator('.hand-card').first().click();
  await expectReason(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.why-not')).toHaveCount(0);
  await page.getByRole('gridcell', { name: /customer on it/ }).first().click();
  await expectReason(page);
});

test('the customer that waits beside the board', async ({ page }) => {
  const waiting = await page.locator('.waits').first().locator('[aria-label], svg').first().getAttribute('aria-label');
  const colour = waiting?.split(' ')[0]?.toLowerCase() ?? '';
  const key = 1 + ['red', 'yellow', 'green', 'blue', 'white', 'purple'].indexOf(colour);
  await page.keyboard.press(String(key));
  await expectReason(page);
});
