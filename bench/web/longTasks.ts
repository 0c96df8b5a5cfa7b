/** Long tasks of the page while somebody plays against the strongest bot on a processor four times as slow. */
import type { Browser } from '@playwright/test';
import { tableFor } from '../../packages/web/e2e/support/links.ts';
import { beginLure, drawTwo, waitForTurn } from './turns.ts';

const SLOWER = 4;

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** Milliseconds of every task above 50 ms after the table was laid. */
export async function longTasks(browser: Browser, address: string, turns: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await page.goto(`${address}${tableFor(['person', 'vizier'])}`);
  await waitForTurn(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  for (let turn = 0; turn < turns; turn++) {
    if (turn % 2 === 0 && (await beginLure(page))) {
      const confirm = page.locator('[data-confirm]');
      const label = await confirm.innerText();
      await confirm.click();
      await confirm.filter({ hasNotText: label }).waitFor();
    } else await drawTwo(page);
    await page.locator('[data-confirm]').click();
    // The bot thinks for a second; then its move is shown.
    await waitForTurn(page);
  }
  const found = await page.evaluate(() => window.longTasks);
  await page.close();
  return found;
}
