/** Pressing something that cannot be used shows why not, with the rule. */
import type { Page } from '@playwright/test';
import { isFreshTurn } from './support/choosing.ts';
import { tableFor } from './support/links.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

const RULE = /\bR\d+(\.\d+)?/;

async function expectReason(page: Page): Promise<void> {
  const whyNot = page.locator('.why-not');
  await expect(whyNot).toBeVisible();
  await expect(whyNot.getByRole('listitem').first()).toHaveText(RULE);
}

/** The site of a customer: nothing can be built there, and while cards are drawn, no customer can be lured. */
function siteOfCustomer(page: Page): Promise<string> {
  return page.evaluate(() => {
    const feet = document.querySelector('.board [data-customer] ellipse')?.getBoundingClientRect();
    const cell = [...document.querySelectorAll<HTMLElement>('[data-site]')].find((site) => {
      const { left, right, top, bottom } = site.getBoundingClientRect();
      const [x, y] = [(feet?.left ?? 0) + (feet?.width ?? 0) / 2, feet?.top ?? 0];
      return x > left && x < right && y > top && y < bottom;
    });
    return cell?.dataset['site'] ?? '';
  });
}

async function openTurn(player: Player): Promise<void> {
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
}

test('a site, the customer beside the board, and while cards are drawn a card and a customer', async ({
  page,
  playerBy,
}) => {
  const player = playerBy('mouse', 1);
  await openTurn(player);
  const whyNot = page.locator('.why-not');

  await page.getByRole('button', { name: table.actions.build }).click();
  // Playwright would wait until it is not `aria-disabled`; pressing it still shows the reason.
  await page.locator(`[data-site="${await siteOfCustomer(page)}"]`).click({ force: true });
  await expectReason(page);
  await whyNot.getByRole('button', { name: english.app.close }).click();
  await expect(whyNot).toHaveCount(0);
  await player.backOut();

  const standing = await page
    .locator('.board [data-customer]')
    .evaluateAll((customers) => customers.map((customer) => customer.getAttribute('data-customer')));
  // The digits select customers, in this order of colours.
  const colours = ['red', 'yellow', 'green', 'blue', 'white', 'purple'];
  await page.keyboard.press(String(1 + colours.findIndex((colour) => !standing.includes(colour))));
  await expectReason(page);
  await page.keyboard.press('Escape');
  await expect(whyNot).toHaveCount(0);

  await page.getByRole('button', { name: table.actions.drawTwo }).click();
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  await page.locator('.hand-card').first().click();
  await expectReason(page);
  await page.keyboard.press('Escape');
  await expect(whyNot).toHaveCount(0);
  await page.locator(`[data-site="${await siteOfCustomer(page)}"]`).click();
  await expectReason(page);
});

test('building without anything to build', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await openTurn(player);
  const build = page.getByRole('button', { name: table.actions.build });
  await player.play((offer) => isFreshTurn(offer) && offer.intents.every(({ index }) => index > 0));
  await build.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toHaveText(table.prompts.cannot.build);
});
