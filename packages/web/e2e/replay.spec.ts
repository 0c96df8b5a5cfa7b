/** A finished game, watched again. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { tableFor } from './support/links.ts';
import { openRecord as openPart, RECORDED } from './support/recorded.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { replay, table } = english;
const { buttons } = replay;

const SCREENS = [
  [390, 844],
  [360, 640],
  [844, 390],
  [1366, 640],
  [1440, 900],
] as const;

async function openRecord(page: Page, name: string): Promise<void> {
  await openPart(page, name, 'replay');
  await expect(slider(page)).toBeVisible();
}

const slider = (page: Page) => page.getByRole('slider', { name: replay.turns });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function expectTurn(page: Page, turn: number): Promise<void> {
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(turn));
  await expect(page.locator('.replay-turn[aria-current]')).toHaveAttribute('data-turn', String(turn));
}

async function turnNow(page: Page): Promise<number> {
  return Number(await slider(page).getAttribute('aria-valuenow'));
}

async function lastTurn(page: Page): Promise<number> {
  return Number(await slider(page).getAttribute('aria-valuemax'));
}

/** Does the page scroll, or stick out? Runs in the page. */
function overflow(): { readonly across: number; readonly down: number } {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
}

test('turn by turn, by buttons, keys, log and lanes', async ({ page }) => {
  await openRecord(page, 'alley-2-supply');
  const last = await lastTurn(page);
  expect(last).toBeGreaterThan(20);
  await expectTurn(page, 0);

  await press(page, buttons.forward);
  await expectTurn(page, 1);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${replay.turn(1, last)}: .+`));
  await expect(page.locator('[data-announcer]')).toContainText(replay.turn(1, last));
  await press(page, buttons.last);
  await expectTurn(page, last);
  const points = await page.locator('.replay-points').allInnerTexts();
  await press(page, buttons.back);
  await expectTurn(page, last - 1);
  await press(page, buttons.first);
  await expectTurn(page, 0);
  await expect.poll(() => page.locator('.replay-points').allInnerTexts()).not.toEqual(points);

  await page.locator('.replay-turn[data-turn="12"]').click();
  await expectTurn(page, 12);

  await slider(page).focus();
  for (const [key, turn] of [
    ['ArrowRight', 13],
    ['ArrowLeft', 12],
    ['PageDown', 22],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectTurn(page, turn);
  }

  const box = await slider(page).boundingBox();
  if (box === null) throw new Error('the lanes are not shown');
  // Not all turns fit: the lanes begin with the first one.
  const room = box.width - 24;
  const shown = Math.min(last + 1, Math.floor(room / 12));
  await page.mouse.click(box.x + 24 + room / 2 + 1, box.y + box.height / 2);
  await expectTurn(page, Math.floor(shown / 2));
});

test('plays by itself, and finds the next of a kind', async ({ page }) => {
  await openRecord(page, 'alley-3-supply');
  const last = await lastTurn(page);
  await page.getByRole('button', { name: '4', exact: true }).click();
  await slider(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: buttons.pause })).toBeVisible();
  await expect.poll(() => turnNow(page)).toBeGreaterThan(2);
  await press(page, buttons.pause);
  await expect(page.getByRole('button', { name: buttons.play, exact: true })).toBeVisible();

  await press(page, buttons.first);
  await press(page, replay.nextOf.build);
  const current = page.locator('.replay-turn[aria-current]');
  await expect.poll(() => turnNow(page)).toBeGreaterThan(0);
  await expect(current).toContainText(/expands|builds|places/);
  await press(page, replay.nextOf.medal);
  await expect(current.locator('.gains img, .gains [role="img"]').first()).toBeVisible();
  await press(page, replay.nextOf.income);
  await expect(current).toContainText('lures');

  // At the end there is nothing left to find, and it stops by itself.
  await press(page, buttons.last);
  for (const name of Object.values(replay.nextOf)) {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  await press(page, buttons.back);
  await press(page, buttons.play);
  await expectTurn(page, last);
  await expect(page.getByRole('button', { name: buttons.play, exact: true })).toBeVisible();
});

test('everything, or what one player knew', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRecord(page, 'alley-2-supply');
  await press(page, buttons.last);
  await expect(page.locator('.replay-hand')).toHaveCount(2);
  await page.getByRole('radio', { name: /^Béla/ }).check();
  await expect(page.locator('.replay-hand')).toHaveCount(1);
  await expect(page.locator('.replay-player').nth(1).locator('.replay-hand')).toBeVisible();
});

test('from the scoring of a game at this page; a link leads to a turn', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(tableFor(['apprentice', 'apprentice'], { edition: 'alley' }));
  await page.getByRole('link', { name: table.scoring.replay }).click({ timeout: 120_000 });
  await expectTurn(page, 0);
  await page.locator('.replay-turn[data-turn="7"]').click();
  await press(page, replay.link);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('?turn=7');
  await page.goto('about:blank');
  await page.goto(link);
  await expectTurn(page, 7);
  // The address follows, so that reloading stays there.
  await press(page, buttons.forward);
  await expect(page).toHaveURL(/\?turn=8$/);
  await page.reload();
  await expectTurn(page, 8);
});

test('a game that is not over is not shown, nor one that is not here', async ({ page }) => {
  await page.goto(tableFor(['person', 'person'], { edition: 'alley' }));
  await expect(page.locator('.table')).toBeVisible();
  const id = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('kairo-games');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const keys = opening.result.transaction('game').objectStore('game').getAllKeys();
          keys.onsuccess = () => resolve(String(keys.result[0]));
        };
      }),
  );
  await page.goto(`#/replay/${id}`);
  await expect(page.getByRole('heading', { name: replay.trouble['replay/not-over'].heading })).toBeVisible();
  await page.goto('#/replay/nothing');
  await expect(page.getByRole('heading', { name: replay.trouble['replay/no-game'].heading })).toBeVisible();
});

test.describe('of an online table', () => {
  // The browser logs the answer of the server.
  test.use({ expected: /404/ });

  test('that there is not, nothing is shown', async ({ page }) => {
    await page.goto(RECORDED.replay);
    await expect(page.getByRole('heading', { name: replay.trouble['replay/no-game'].heading })).toBeVisible();
  });
});

test.describe('on every screen', () => {
  test.use({ painted: true });

  test('fits, and is accessible', async ({ page }) => {
    await openRecord(page, 'alley-4-supply');
    await press(page, buttons.last);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const isWide = width > 1000;
      await expect(page.locator('.replay')).toHaveAttribute(
        'data-layout',
        isWide ? 'wide' : width > height ? 'landscape' : 'portrait',
      );
      await expect
        .poll(() => page.evaluate(overflow))
        .toMatchObject({ across: 0, ...(isWide && { down: 0 }) });
      if (height > 800) await expectAccessible(page, `replay at ${width} × ${height}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await press(page, table.panels.log);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the log of a replay');
    await page.locator('.replay-turn[data-turn="3"]').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '3');
  });
});
