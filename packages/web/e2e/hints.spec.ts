/** The best moves, for those who ask. */
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

test('hints have reasons, and one of them fills the choice', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  await page.getByRole('button', { name: table.actions.hints }).click();
  const hints = page.getByRole('dialog', { name: table.hints.heading }).getByRole('listitem');
  await expect(hints).toHaveCount(3);
  for (const hint of await hints.all()) {
    await expect(hint.locator('.hint-chance')).toHaveText(/\d/);
    await expect(hint.locator('small')).not.toBeEmpty();
  }
  // Whoever draws has to say which card; everything else is chosen as a whole.
  const whole = hints.filter({ hasText: /^(Build|Expand|Lure|Move)/ }).first();
  const move = await whole.locator('b').innerText();
  await whole.getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-confirm]')).toHaveText(move);
});

test('no two hints read alike', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 4);
  await player.open(tableFor(['person', 'apprentice']));
  for (let i = 0; i < 3; i++) {
    const turn = await player.turn();
    await page.keyboard.press(table.shortcuts.letters.hint);
    await expect(page.getByRole('dialog', { name: table.hints.heading })).toBeVisible();
    // Not by their roles: all of them at once would crash Firefox's driver.
    const hints = page.locator('dialog[open] li');
    await expect(hints.first()).toBeVisible();
    const texts = await hints.evaluateAll((items) =>
      items.map(
        (item) => `${item.querySelector('b')?.textContent} ${item.querySelector('small')?.textContent}`,
      ),
    );
    expect(new Set(texts).size, texts.join('; ')).toBe(texts.length);
    await page.keyboard.press('Escape');
    await player.play(({ signature }) => signature !== turn.signature);
  }
});

test('a table without hints has none', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 2);
  await player.open(tableFor(['person', 'apprentice'], { options: ['routes'] }));
  await player.turn();
  await expect(page.getByRole('button', { name: table.actions.hints })).toHaveCount(0);
});

for (const [what, options] of [
  ['shows', ['routes']],
  ['does not show', []],
] as const) {
  test(`a table that ${what} the ways of a customer`, async ({ page, playerBy }) => {
    const player = playerBy('mouse', 3);
    await player.open(tableFor(['person', 'apprentice'], { options }));
    await player.turn();
    await player.begin('lure');
    await player.decide();
    // What the move would bring comes after the ways: by then they are there, or never.
    await expect(page.locator('.callout.preview')).toBeVisible();
    const roads = page.locator('.road');
    if (options.length > 0) await expect(roads).toHaveCount(1);
    else await expect(roads).toHaveCount(0);
  });
}
