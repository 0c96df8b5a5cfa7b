/** Nothing moves under the reader's finger while an online page is loading. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Up to this sum, browsers' makers call a page steady. */
const STEADY = 0.1;

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, painted: true });

/** The sum of all layout shifts since the page was opened. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const values = list.getEntries().map((entry) => (entry as unknown as { value: number }).value);
          resolve(values.reduce((sum, value) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );
}

const BROAD = '.broad-page .stall-inside';

for (const [path, selector] of [
  ['#/together', BROAD],
  ['#/tables', BROAD],
  ['#/games', '.games-main'],
] as const) {
  test(path, async ({ page }) => {
    // The prerendered opening is painted before the program arrives, as on a slow network.
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.goto(`/${path}`);
    await expect(page.locator(selector)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toBeLessThan(STEADY);
  });
}
