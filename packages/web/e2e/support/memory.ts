/** What a browser remembers of earlier visits. */
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
      // Some browsers run this in an empty page first, which has no memory.
    }
  }, entries);
}
