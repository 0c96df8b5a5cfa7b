/** Changing the language during a game, and the language that the browser prefers. */
import { LOCALES, NATIVE_NAMES } from '@kairo/texts/browser';
import { tableFor } from './support/links.ts';
import { shownNumbers } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { english, wordsIn } from './support/words.ts';

test('the language changes at the table, and nothing else does', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  await player.begin('draw');
  await page.locator('.pick[data-pick="display 2"]').click();
  await expect(page.getByText(english.table.prompts.secondCard)).toBeVisible();
  const game = await shownNumbers(page);
  let before = english.table;
  for (const locale of [...LOCALES.filter((name) => name !== 'en'), 'en' as const]) {
    await page.getByRole('button', { name: before.actions.menu, exact: true }).click();
    await page.getByRole('button', { name: before.menu.preferences }).click();
    await page.getByRole('radio', { name: NATIVE_NAMES[locale] }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { table } = await wordsIn(locale);
    await expect(page.locator('.prompt-text')).toHaveText(table.prompts.secondCard);
    await expect(page.getByRole('grid')).toHaveAccessibleName(table.things.board);
    await expect(page.getByRole('button', { name: table.actions.undo })).toBeVisible();
    await expect.poll(() => shownNumbers(page)).toEqual(game);
    before = table;
  }
});

for (const locale of LOCALES) {
  test.describe(`a browser that prefers “${locale}”`, () => {
    test.use({ locale: `${locale}-CH` });

    test('gets the page in it', async ({ page }) => {
      await page.goto('');
      const { home } = await wordsIn(locale);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('button', { name: home.start, exact: true })).toBeVisible();
    });
  });
}
