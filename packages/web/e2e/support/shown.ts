/** Reads what the page shows of the game, for comparisons. */
import type { Page } from '@playwright/test';

/** The labels of all pieces, in the language of the page. Runs in the page. */
export function readShown(): readonly string[] {
  return [...document.querySelectorAll('[data-site], .hand-card, .pick, .player, .coin-count, .stock')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
  );
}

/** The labels of all pieces, once the table is laid out. */
export async function shown(page: Page): Promise<readonly string[]> {
  await page.locator('main.table[aria-busy="false"]').waitFor();
  return page.evaluate(readShown);
}

/** The same reduced to numbers and coordinates, which do not depend on the language. */
export async function shownNumbers(page: Page): Promise<readonly string[]> {
  return (await shown(page)).map((label) => (label.match(/\b[a-o]?\d+\b/g) ?? []).join(' '));
}
