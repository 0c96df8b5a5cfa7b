/** Everything that the page receives from its worker, in order. */

import type { ServerMessage } from '@kairo/protocol';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard: ServerMessage[];
  }
}

/** To be called before the page is opened. */
export async function recordMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        // The first listener of all: it gets a message before the page can have changed it.
        this.port1.addEventListener('message', ({ data }) => {
          // The page also uses channels to yield to the event loop.
          if (data?.type !== undefined) window.heard.push(structuredClone(data));
        });
      }
    };
  });
}

/** What was received since the last call. */
export function takeMessages(page: Page): Promise<ServerMessage[]> {
  return page.evaluate(() => window.heard.splice(0));
}
