/** A person's turns, with as few queries to the page as possible, because queries take time too. */
import type { Page } from '@playwright/test';

export async function waitForTurn(page: Page): Promise<void> {
  await page.locator('.table[aria-busy="false"] .intents button').first().waitFor();
}

/** Chooses a lure, up to the confirming button; false if no customer can be lured. */
export async function beginLure(page: Page): Promise<boolean> {
  const lure = page.locator('.intents button').nth(1);
  if (await lure.isDisabled()) return false;
  await lure.click();
  // Which customer, and which route; the page skips questions with a single answer.
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

/** Confirms the choice, and waits until the turn only has to be ended. */
export async function confirmMove(page: Page): Promise<void> {
  const confirm = page.locator('[data-confirm]');
  const label = await confirm.innerText();
  await confirm.click();
  await page.locator('[data-confirm]:enabled').filter({ hasNotText: label }).waitFor();
}

/** Draws two cards from the display, discards if necessary, and waits until the turn only has to be ended. */
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
