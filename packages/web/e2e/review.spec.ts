/** A finished game, reviewed and drawn as charts. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { tableFor } from './support/links.ts';
import { openRecord } from './support/recorded.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { replay, review, table } = english;
const GAME = 'alley-2-supply';

const points = (page: Page) => page.locator('.review-point');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The number of the turn that the review has come to. */
async function judged(page: Page): Promise<number> {
  const said = await page.locator('.review-progress p').innerText();
  return Number(/\d+/.exec(said)?.[0] ?? 0);
}

test('finds turning points, shows them on the board, stops, goes on, and is kept', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRecord(page, GAME, 'review');
  await expect(points(page).first()).toBeVisible({ timeout: 60_000 });
  await press(page, review.progress.pause);
  await expect(page.locator('.review-progress')).toContainText(review.progress.paused);

  await points(page).first().click();
  await expect(points(page).first()).toHaveAttribute('aria-pressed', 'true');
  const detail = page.locator('.review-right');
  await expect(detail.getByRole('heading', { level: 2 })).toContainText(
    review.points.place(1, 1).split(' 1 ')[0] ?? '',
  );
  await expect(detail).toContainText(review.move.whyBetter);
  await detail.locator('[data-side="played"]').click();
  await expect(detail).toContainText(review.move.whyPlayed);

  const before = await judged(page);
  await press(page, review.progress.resume);
  await expect.poll(() => judged(page), { timeout: 30_000 }).toBeGreaterThan(before);
  await press(page, review.progress.pause);
  await expectAccessible(page, 'a review');
  const kept = await judged(page);
  await expect.poll(() => page.evaluate(keptDecisions)).toBeGreaterThan(before);
  await page.reload();
  await expect.poll(() => judged(page)).toBeGreaterThanOrEqual(kept);

  await press(page, review.how.heading);
  await expect(page.getByRole('dialog')).toContainText('%');
  await expectAccessible(page, 'how a review is worked out');
});

/** Runs in the page: the number of decisions in the only review that is kept. */
function keptDecisions(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('kairo-games');
    opening.onsuccess = () => {
      const all = opening.result.transaction('review').objectStore('review').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(all.result[0]?.verdicts.length ?? 0);
      };
    };
  });
}

test('from the scoring of a game at this page', async ({ page }) => {
  await page.goto(tableFor(['apprentice', 'apprentice'], { edition: 'alley' }));
  await page.getByRole('link', { name: table.scoring.review, exact: true }).click({ timeout: 120_000 });
  await expect(page.locator('.review .chart-picture')).toBeVisible();
  await expect.poll(() => judged(page), { timeout: 30_000 }).toBeGreaterThan(1);
  await page.getByRole('link', { name: replay.parts.replay, exact: true }).click();
  await expect(page.getByRole('slider', { name: replay.turns })).toBeVisible();
});

test('charts are read by keys and as tables', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRecord(page, GAME, 'charts');
  const picture = page.locator('.chart-picture');
  await expect(picture).toHaveAttribute('aria-label', /\d/);
  await picture.focus();
  await page.keyboard.press('End');
  const reading = page.locator('.chart-reading');
  await expect(reading).toContainText(/\d/);
  const last = await reading.innerText();
  await page.keyboard.press('ArrowLeft');
  await expect(reading).not.toHaveText(last);

  await page.getByRole('button', { name: review.charts.table }).click();
  const rows = page.getByRole('dialog').getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  await expectAccessible(page, 'the figures of a chart');
  await page.keyboard.press('Escape');
  for (const kind of ['money', 'stands'] as const) {
    await press(page, review.charts.heading[kind]);
    await expect(page.locator('.charts-main')).toHaveAccessibleName(review.charts.heading[kind]);
  }
  const most = async (): Promise<number> =>
    Math.max(...(await page.locator('.charts-main .chart-end').allTextContents()).map(Number));
  const all = await most();
  await page.getByRole('button', { name: english.terms.colour.red, exact: true }).click();
  await expect(page.locator('.charts-main small')).toHaveText(review.charts.only(english.terms.colour.red));
  await expect.poll(most).toBeLessThan(all);
  await expectAccessible(page, 'charts');

  // What one player did not know is not drawn.
  await press(page, replay.everything);
  await page.getByRole('radio', { name: /^Béla/ }).check();
  await page.keyboard.press('Escape');
  await press(page, review.charts.heading.money);
  await expect(page.locator('.charts-main .chart-end')).toHaveCount(1);
});

test.describe('on every screen', () => {
  test.use({ painted: true });

  test('fits', async ({ page }) => {
    await openRecord(page, 'alley-4-supply', 'review');
    await expect(page.locator('.review .chart-end').first()).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [844, 390],
      [1366, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const overflow = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow).toBe(0);
      if (height > 800) await expectAccessible(page, `a review at ${width} × ${height}`);
    }
  });
});
