/** What can be seen of the game, to compare it before and after something. */
import type { Page } from '@playwright/test';

/** In words of the page, so it changes with the language. Runs in the page. */
export function readShown(): readonly string[] {
  return [...document.querySelectorAll('[data-site], .hand-card, .pick, .player, .coin-count, .stock')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
  );
}

/** As soon as the table is laid. */
export async function shown(page: Page): Promise<readonly string[]> {
  await page.locator('main.table[aria-busy="false"]').waitFor();
  return page.evaluate(readShown);
}

/** The same in numbers alone: all of the game that has no language. */
export async function shownNumbers(page: Page): Promise<readonly string[]> {
  return (await shown(page)).map((label) => (label.match(/\b[a-o]?\d+\b/g) ?? []).join(' '));
}
