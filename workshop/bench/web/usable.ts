/**
 * When a page can be used, not only seen: the milliseconds from the request until its controls are shown, with CPU
 * and network throttled by Chromium, not simulated.
 */
import type { Browser } from '@playwright/test';
import { median } from './figures.ts';

/** Lighthouse's slow 4G, as it applies it without simulation. */
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const SLOWER = 4;

async function once(browser: Browser, address: string, selector: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(selector).first().waitFor();
    return await page.evaluate(() => performance.now());
  } finally {
    await context.close();
  }
}

export async function timeToUse(
  browser: Browser,
  address: string,
  selector: string,
  runs: number,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await once(browser, address, selector));
  return median(times);
}
