/** Visits that follow each other in one page, which is much quicker than a new browser context for each. */
import type { Page } from '@playwright/test';

/** Loads an address anew, where `goto` would only change the fragment of the page that is already there. */
export async function visit(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).protocol === 'about:') {
    await page.goto(address);
    return;
  }
  await page.evaluate((hash) => history.replaceState(null, '', `/${hash}`), address);
  await page.reload();
}

/** As if no game had been played: the next link to a table opens it instead of only proposing it. */
export async function forgetGames(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}
