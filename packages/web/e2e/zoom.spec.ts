/** On a small phone the board can be enlarged by fingers; everything else works as on the whole board. */
import type { CDPSession, Page } from '@playwright/test';
import { tableFor } from './support/links.ts';
import { expect, QUICK, test } from './support/test.ts';
import { english } from './support/words.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'two fingers are simulated through the DevTools protocol',
);

const WHOLE = english.table.things.wholeBoard;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two fingers around a point move apart (or together) in some steps. */
async function pinch(fingers: CDPSession, at: Point, from: number, to: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', half?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        half === undefined
          ? []
          : [
              { x: at.x - half, y: at.y, id: 0 },
              { x: at.x + half, y: at.y, id: 1 },
            ],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 5; step++) await touch('touchMove', from + ((to - from) * step) / 5);
  await touch('touchEnd');
}

const siteAt = (page: Page, { x, y }: Point) =>
  page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest<HTMLElement>('[data-site]')?.dataset['site'],
    [x, y] as const,
  );

async function middleOf(page: Page, site: string): Promise<Point> {
  const box = await page.locator(`[data-site="${site}"]`).boundingBox();
  if (box === null) throw new Error(`${site} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const widthOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.width ?? 0;

test.beforeEach(async ({ page, playerBy }) => {
  await playerBy('touch', 1).open(tableFor(['person', 'apprentice']));
  await expect(page.locator('.intents button').first()).toBeVisible();
});

test('two fingers enlarge the board around them and make it whole again', async ({ page }) => {
  const fingers = await page.context().newCDPSession(page);
  const before = await widthOf(page, '[data-site="h5"]');
  const at = await middleOf(page, 'h5');
  await pinch(fingers, at, 30, 60);
  await expect
    .poll(() => widthOf(page, '[data-site="h5"]'), { intervals: QUICK })
    .toBeGreaterThan(1.8 * before);
  // What was between the fingers still is.
  await expect.poll(() => siteAt(page, at), { intervals: QUICK }).toBe('h5');
  await expect(page.locator('.zoom-map')).toBeVisible();
  await expect(page.locator('.edge-top')).toContainText('h');
  await pinch(fingers, at, 60, 20);
  await expect.poll(() => widthOf(page, '[data-site="h5"]'), { intervals: QUICK }).toBe(before);
  await expect(page.getByRole('button', { name: WHOLE })).toHaveCount(0);
});

test('a double tap enlarges and confirms nothing; the button shows the whole board', async ({ page }) => {
  const before = await widthOf(page, '[data-site="h5"]');
  const { x, y } = await middleOf(page, 'h5');
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => widthOf(page, '[data-site="h5"]'), { intervals: QUICK }).toBeGreaterThan(44);
  await expect.poll(() => siteAt(page, { x, y }), { intervals: QUICK }).toBe('h5');
  await page.getByRole('button', { name: WHOLE }).tap();
  await expect.poll(() => widthOf(page, '[data-site="h5"]'), { intervals: QUICK }).toBe(before);
});

test('a site that gets the focus comes into view', async ({ page }) => {
  const { x, y } = await middleOf(page, 'b2');
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect(page.locator('.zoom-map')).toBeVisible();
  await page.locator('[data-site="b2"]').focus();
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-site="l2"]')).toBeFocused();
  await expect(page.locator('[data-site="l2"]')).toBeInViewport();
});
