/** Storage of a browser that has visited the page before. */
import type { Page } from '@playwright/test';

/** To be called before the page is opened. */
export async function rememberInBrowser(
  page: Page,
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  await page.addInitScript((all) => {
    try {
      for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
    } catch {
      // Some browsers run this on an empty page first, which has no storage.
    }
  }, entries);
}
