/** The same cards in every run: the table draws its chance from the browser, and here the browser's is known. */
import type { Page } from '@playwright/test';

/** Runs in the worker, before its program. */
const KNOWN_CHANCE = (seed: number): string => `{
  let state = ${seed};
  Object.defineProperty(crypto, 'getRandomValues', {
    value: (bytes) => bytes.map(() => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24),
  });
}
`;

export async function dealKnownCards(page: Page, seed: number): Promise<void> {
  await page.route('**/tableWorker*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: KNOWN_CHANCE(seed) + (await response.text()) });
  });
}
