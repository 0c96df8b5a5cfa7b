/** The guide can be opened from everywhere, and each rule found by its number. */
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';
import { english, wordsIn } from './support/words.ts';

const { app, table } = english;
const TWO = tableFor(['person', 'apprentice']);

test('from the start page', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: app.howToPlay }).click();
  const guide = page.getByRole('dialog', { name: app.howToPlay });
  await expect(guide).toBeVisible();
  // The rules are folded.
  await expect(guide.getByText('R11.5')).toBeHidden();
  await guide.getByRole('navigation').getByRole('button', { name: 'R11' }).click();
  await expect(page.locator('#guide-R11')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(guide).toHaveCount(0);
});

test('from the table: its menu, its key, and the rule that a refusal cites', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(TWO);
  await player.turn();
  const guide = page.getByRole('dialog', { name: app.howToPlay });

  await page.getByRole('button', { name: table.actions.menu }).click();
  await page.getByRole('button', { name: app.howToPlay }).click();
  await expect(guide).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: table.menu.heading })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The list of shortcuts contains the key.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText(table.shortcuts.does.rules, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press(table.shortcuts.letters.rules);
  await expect(guide).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide).toHaveCount(0);

  await player.begin('draw');
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  await page.locator('[data-site]').first().click();
  const citation = page.locator('.why-not .cited').first();
  const number = (await citation.textContent()) ?? '';
  await citation.click();
  const rule = page.locator(`[id="guide-rule-${number}"]`);
  await expect(rule).toBeInViewport();
  await expect(rule).toBeFocused();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('it speaks the language of the page', async ({ page }) => {
    const { app: words } = await wordsIn('de');
    await page.goto('');
    await page.getByRole('button', { name: words.howToPlay }).click();
    await expect(page.getByRole('heading', { name: 'Einen Kunden anlocken' })).toBeAttached();
  });
});
