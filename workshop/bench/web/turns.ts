/** Turns of a person at the table, with as few questions to the page as possible: what asks also takes time. */
import type { Page } from '@playwright/test';

export async function waitForTurn(page: Page): Promise<void> {
  await page.locator('.table[aria-busy="false"] .intents button').first().waitFor();
}

/** Lures whoever can be lured, up to the last button; false if nobody can be. */
export async function beginLure(page: Page): Promise<boolean> {
  const lure = page.locator('.intents button').nth(1);
  if (await lure.isDisabled()) return false;
  await lure.click();
  // Which customer, and by which way; what leaves no choice is not asked.
  const confirm = page.locator('[data-confirm]');
  const chip = page.locator('.chip').first();
  for (;;) {
    await confirm.or(chip).first().waitFor();
    if (await confirm.isVisible()) return true;
    const question = await page.locator('.prompt').innerText();
    await chip.click();
    await page.locator('.prompt').filter({ hasNotText: question }).waitFor();
  }
}

/** Does what was chosen, and waits until the turn only has to be ended. */
export async function confirmMove(page: Page): Promise<void> {
  const confirm = page.locator('[data-confirm]');
  const label = await confirm.innerText();
  await confirm.click();
  await page.locator('[data-confirm]:enabled').filter({ hasNotText: label }).waitFor();
}

/** Draws two cards of the display and discards down, then waits to end the turn. */
export async function drawTwo(page: Page): Promise<void> {
  await page.locator('.intents button').nth(2).click();
  const end = page.locator('[data-confirm]:enabled');
  const next = page.locator('.pick[data-legal][data-pick^="display"], .hand-card[data-discard]').first();
  for (;;) {
    await end.or(next).first().waitFor();
    if (await end.isVisible()) return;
    await next.click();
  }
}
