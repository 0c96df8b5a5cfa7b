/** What happens in workers before their programs begin. */
import type { Page } from '@playwright/test';

/** To be called before the page is opened. */
export async function beforeWorker(
  page: Page,
  worker: 'tableWorker' | 'gamesWorker',
  program: string,
): Promise<void> {
  await page.route(`**/${worker}*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: program + (await response.text()) });
  });
}

export const NO_DATABASE = "Object.defineProperty(self, 'indexedDB', { value: undefined });";

/** A disk that is full while the page says so. */
export const FULL_DISK = `{
  const { put } = IDBObjectStore.prototype;
  let isFull = false;
  new BroadcastChannel('disk').onmessage = ({ data }) => { isFull = data === 'full'; };
  IDBObjectStore.prototype.put = function (value, key) {
    if (isFull && this.name === 'game') throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, value, key);
  };
}
`;

export function fillDisk(page: Page, disk: 'full' | 'free'): Promise<void> {
  return page.evaluate((state) => new BroadcastChannel('disk').postMessage(state), disk);
}
