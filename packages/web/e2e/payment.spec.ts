/** Paying with other coins than the cheapest. */
import type { Locator, Page } from '@playwright/test';
import { tableFor } from './support/links.ts';
import type { Offer } from './support/offer.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

const otherwise = (page: Page) => page.getByRole('button', { name: table.payment.otherwise });
const dialog = (page: Page) => page.getByRole('dialog', { name: table.payment.heading });
const payThis = (page: Page) => dialog(page).getByRole('button', { name: table.payment.payThis });
const steppers = (page: Page) => dialog(page).getByRole('spinbutton');

function isBuild({ confirm, intents }: Offer): boolean {
  return confirm !== null && intents.some(({ index, isPressed }) => index === 0 && isPressed);
}

/** Until the table has answered what the move would bring, the prompt repeats the button. */
async function priceIsKnown(page: Page, { confirm }: Offer): Promise<boolean> {
  await expect(page.locator('.prompt-text')).not.toHaveText(confirm ?? '');
  return true;
}

/** Plays until a build can be paid otherwise and the dialog for it, left open, contains the wanted element. */
async function untilThereAre(wanted: Locator, page: Page, player: Player): Promise<void> {
  await player.play(async (offer) => {
    if (!isBuild(offer) || !(await priceIsKnown(page, offer))) return false;
    if (!(await otherwise(page).isVisible())) return false;
    await otherwise(page).click();
    await expect(dialog(page)).toBeVisible();
    if ((await wanted.count()) > 0) return true;
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    return false;
  });
}

/** Coins of the viewer, by colour. */
async function money(page: Page): Promise<readonly number[]> {
  return (await page.locator('.coin-count b').allTextContents()).map(Number);
}

const colours = ['red', 'yellow', 'green', 'blue', 'white', 'purple'];

/** Reads `2 red and 1 blue coin`, by colour. */
function coinsIn(words: string): readonly number[] {
  return colours.map((colour) => Number(new RegExp(`(\\d+) ${colour}`).exec(words)?.[1] ?? 0));
}

/** Chosen coins, by colour; the dialog has only the colours that are of use. */
async function chosen(page: Page): Promise<readonly number[]> {
  const counts = new Map<string | null, number>();
  for (const stepper of await page.locator('.coin-stepper').all()) {
    const count = await stepper.getByRole('spinbutton').getAttribute('aria-valuenow');
    counts.set(await stepper.getAttribute('data-colour'), Number(count));
  }
  return colours.map((colour) => counts.get(colour) ?? 0);
}

/** Confirms the build, and compares the money before and after. */
async function expectSpent(page: Page, coins: readonly number[]): Promise<void> {
  const before = await money(page);
  const spent = async (): Promise<readonly number[]> => {
    const now = await money(page);
    return before.map((count, i) => count - (now[i] ?? 0));
  };
  await page.locator('[data-confirm]').click();
  await expect.poll(spent).toEqual(coins);
}

test('coin by coin, with keys alone', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person']));
  await untilThereAre(steppers(page), page, player);
  const cheapest = await chosen(page);
  // The first stop after the heading is the close button.
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(steppers(page).first()).toBeFocused();
  await expect(payThis(page)).toBeEnabled();

  // Replace one coin by others; if no others will do for this colour, try the next one.
  for (const [i, count] of cheapest.entries()) {
    if (count === 0) continue;
    const paid = dialog(page).getByRole('spinbutton', { name: colours[i] ?? '' });
    await paid.focus();
    await page.keyboard.press('ArrowDown');
    await expect(payThis(page)).toBeDisabled();
    await expect(paid).toBeFocused();
    for (const other of await steppers(page).all()) {
      if (await other.evaluate((element) => element === document.activeElement)) continue;
      await other.press('ArrowUp');
      await other.press('ArrowUp');
      await paid.focus();
    }
    if (await payThis(page).isEnabled()) break;
    await dialog(page).getByRole('button', { name: table.payment.cheapest }).press('Enter');
  }
  await expect(payThis(page)).toBeEnabled();
  const coins = await chosen(page);
  expect(coins).not.toEqual(cheapest);
  await payThis(page).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expectSpent(page, coins);
});

test('back to the cheapest', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person']));
  await untilThereAre(steppers(page), page, player);
  const cheapest = await chosen(page);
  const reset = dialog(page).getByRole('button', { name: table.payment.cheapest });
  await expect(reset).toBeDisabled();
  await dialog(page).locator('.coin-stepper:not([data-none]) button').first().click();
  await expect(payThis(page)).toBeDisabled();
  await reset.click();
  await expect.poll(() => chosen(page)).toEqual(cheapest);
  await payThis(page).click();
  await expectSpent(page, cheapest);
});

test('one of a few with one tap', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 2);
  await player.open(tableFor(['person', 'person']));
  const mixes = dialog(page).locator('.mix');
  await untilThereAre(mixes, page, player);
  await expect(dialog(page).locator('.mix[aria-pressed="true"]')).toHaveCount(1);
  const held = await dialog(page).locator('.payment-holdings .few').allTextContents();
  expect(held.map(Number)).toEqual(await money(page));
  const other = dialog(page).locator('.mix[aria-pressed="false"]').last();
  const named = coinsIn((await other.getAttribute('aria-label')) ?? '');
  await other.click();
  await expect(dialog(page)).toHaveCount(0);
  await expectSpent(page, named);
});

const SIZES = {
  de: [
    [1280, 800],
    [1024, 768],
    [360, 740],
  ],
  es: [
    [1024, 768],
    [360, 740],
  ],
  fr: [
    [1280, 800],
    [1024, 768],
    [360, 740],
  ],
} as const;

for (const [locale, sizes] of Object.entries(SIZES)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('three buttons beside each other hold their words', async ({ page, playerBy }) => {
      const buttons = page.locator('.confirm > .button');
      const player = playerBy('mouse', 1);
      await player.open(tableFor(['person', 'person']));
      await player.play(async (offer) => isBuild(offer) && (await buttons.count()) === 3);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect(buttons).toHaveCount(3);
        const spilling = buttons.evaluateAll((all) =>
          all
            // Overflow within the padding cannot be seen.
            .filter((one) => one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth)
            .map((one) => one.textContent),
        );
        expect.soft(await spilling, `${width} × ${height}`).toEqual([]);
      }
    });
  });
}
