/** Records the messages from the worker to the page, in their order. */

import type { FromTable } from '@kairo/protocol';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard: FromTable[];
  }
}

/** To be called before the page is opened. */
export async function recordMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        // The first listener: the page cannot have changed the message yet.
        this.addEventListener('message', ({ data }) => window.heard.push(structuredClone(data)));
      }
    };
  });
}

/** The messages since the last call. */
export function takeMessages(page: Page): Promise<FromTable[]> {
  return page.evaluate(() => window.heard.splice(0));
}
