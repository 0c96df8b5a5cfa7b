/** Deals the same cards in every run, by replacing the browser's random numbers, which seed the table. */
import type { Page } from '@playwright/test';

/** Prepended to the script of the worker. */
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
