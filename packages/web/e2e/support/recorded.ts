/** Recorded games as those of an online table, at once; a server is not needed. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const TABLE = '#/t/AAAAAAAAAAAAAAAAAAAAAA';
export const RECORDED = {
  replay: `${TABLE}/replay`,
  review: `${TABLE}/review`,
  charts: `${TABLE}/charts`,
} as const;

/** Opens one of the engine's recorded games. */
export async function openRecord(page: Page, name: string, part: keyof typeof RECORDED): Promise<void> {
  await serveRecord(page, name);
  await page.goto(RECORDED[part]);
}

/** Answers the page's requests for it. */
export async function serveRecord(page: Page, name: string): Promise<void> {
  const record = new URL(`../../../engine/test/fixtures/${name}.kairo`, import.meta.url);
  const body = readFileSync(record, 'utf8');
  await page.route('**/api/v1/tables/*/record', (route) =>
    route.fulfill({ body, contentType: 'text/plain' }),
  );
  await page.route('**/api/v1/me*', (route) => route.fulfill({ json: { games: [], after: null } }));
}
