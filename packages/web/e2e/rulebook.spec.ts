/** The rulebook: a page with addresses of its own, and over a game that stays as it is. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { tableFor } from './support/links.ts';
import { shown } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { english, wordsIn } from './support/words.ts';

const { app, table, rulebook } = english;
const TWO = tableFor(['person', 'apprentice']);

const bookOver = (page: Page) => page.getByRole('dialog', { name: rulebook.title });
const place = (page: Page, rule: string) => page.locator(`[id="book-rule-${rule}"]`);

test('from the start page, with its contents', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: app.howToPlay }).click();
  const book = bookOver(page);
  await expect(book).toBeVisible();
  await book.getByRole('navigation').getByRole('button', { name: '11' }).click();
  await expect(page.locator('#book-R11')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
});

test('from a why-not at its rule, and back to the turn as it was', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(TWO);
  await player.turn();

  await page.keyboard.press(table.shortcuts.letters.rules);
  await expect(bookOver(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bookOver(page)).toHaveCount(0);

  await player.begin('draw');
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  const before = await shown(page);
  await page.locator('[data-site]').first().click();
  const citation = page.locator('.why-not .cited').first();
  const number = (await citation.textContent()) ?? '';
  await citation.click();
  await expect(place(page, number)).toBeInViewport();
  await expect(place(page, number)).toBeFocused();
  await page.goBack();
  await expect(bookOver(page)).toHaveCount(0);
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  expect(await shown(page)).toEqual(before);
  await page.getByRole('button', { name: table.actions.undo }).click();
  await expect(page.getByText(table.prompts.secondCard)).toHaveCount(0);
});

test('a link to a rule; its numbers lead on, and the address follows', async ({ page }) => {
  await page.goto('#/rules/R6.4');
  await expect(place(page, 'R6.4')).toBeFocused();
  await page.locator('#book-example-expand').getByRole('button', { name: 'R6.3' }).click();
  await expect(place(page, 'R6.3')).toBeFocused();
  await expect(page).toHaveURL(/#\/rules\/R6\.3$/);
  await page.goto('#/rules/R99.9');
  await expect(page.getByRole('heading', { name: rulebook.title })).toBeVisible();
});

test('search: by number, by words, nothing found, by keyboard', async ({ page }) => {
  await page.goto('#/rules');
  const search = page.getByRole('searchbox', { name: rulebook.search.label });
  await search.fill('5.5');
  await expect(page.locator('.book-result')).toHaveCount(1);
  await search.fill('tent');
  await expect(page.getByText(rulebook.search.nothing('tent'))).toBeVisible();
  await search.fill('barkers');
  await expect(page.locator('.book-result mark').first()).toHaveText(/barkers/i);
  await search.press('Enter');
  await expect(page.locator('.book-result').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[id^="book-"]:focus')).toBeInViewport();
  await expect(search).toHaveValue('');
});

test('pictures can be tried: sites, by pointer and keyboard; payments; entries; cards', async ({ page }) => {
  await page.goto('#/rules');
  const expand = page.locator('#book-example-expand');
  await expand.locator('[data-site="e2"]').click();
  await expect(expand.getByRole('status')).toContainText('R6.4');
  await expand.locator('[data-site="e2"]').press('ArrowUp');
  await expand.locator('[data-site="e1"]').press('ArrowLeft');
  await expand.locator('[data-site="d1"]').press('Enter');
  await expect(expand.getByRole('status')).toHaveText(rulebook.possible('d1'));

  const price = page.locator('#book-example-price');
  await price.locator('.book-choices button').first().click();
  await expect(price.getByRole('status')).toHaveText(rulebook.pays);
  await price.locator('.book-choices button').last().click();
  await expect(price.getByRole('status')).toContainText('R6.6');

  const lure = page.locator('#book-example-lure');
  await lure.locator('[data-site="g4"]').click();
  await expect(lure.getByRole('status')).toContainText('2 barkers');
  await lure.locator('[data-site="d5"]').click();
  await expect(lure.getByRole('status')).toContainText('R8.1');

  const cards = page.locator('#book-example-cards');
  const few = await cards.locator('.mark-legal').count();
  await cards.locator('.book-choices button').last().click();
  await expect.poll(() => cards.locator('.mark-legal').count()).toBeGreaterThan(few);
});

test('words of the glossary and marks explain themselves', async ({ page }) => {
  await page.goto('#/rules/R7.1');
  const rule = place(page, 'R7.1');
  await rule.locator('.book-term').first().click();
  await expect(rule.locator('.book-card')).toBeVisible();
  await rule.getByRole('button', { name: rulebook.interpretation }).click();
  await expect(rule.getByText(rulebook.decided['R7.1'])).toBeVisible();
});

test('on paper it is the whole book in day colours, without what cannot be pressed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('#/rules');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.locator('.book-search')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expect(page.locator('.book-search')).toBeHidden();
  await expect(page.locator('.book-contents')).toBeHidden();
  await expect(page.getByText(rulebook.decided['R7.1'])).toBeVisible();
  const pages = (part: string) => page.locator(part).evaluate((element) => getComputedStyle(element).page);
  expect(await pages('#book-R6')).toBe('book-R6');
  expect(await pages('.book-top')).toBe(await pages('#book-aim'));
  // Playwright sees no text in style sheets.
  const rules = await page.locator('.book style').evaluate((sheet) => sheet.textContent);
  expect(rules).toMatch(new RegExp(`@page book-R6 .*${rulebook.title} · 6 `));
  // Nothing has to be scrolled to; a few pixels are rounding.
  const hidden = await page.locator('.book-text').evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(hidden).toBeLessThan(10);
});

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

for (const [device, settings] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use({ ...settings, painted: true });

    test('axe finds nothing, and nothing is wider than the page', async ({ page }) => {
      await page.goto('#/rules/R7.1');
      await place(page, 'R7.1').locator('.book-mark').click();
      await page.locator('#book-example-blocked [data-site="a2"]').click();
      await expectAccessible(page, 'the rulebook');
      const text = page.locator('.book-text');
      expect(await text.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
      await page.getByRole('searchbox').fill('barker');
      await expectAccessible(page, 'results');
    });
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('it speaks the language of the page', async ({ page }) => {
    const { rulebook: words } = await wordsIn('de');
    await page.goto('#/rules');
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Einen Kunden anlocken' })).toBeAttached();
  });
});
