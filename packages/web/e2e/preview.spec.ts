/** Before a move is confirmed, all its consequences are shown, on every size of screen and in the longest languages. */
import type { Page } from '@playwright/test';
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

const SIZES = [
  [320, 568],
  [360, 740],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const;

/** Consequences that are not fully within the prompt, and labels that overflow their buttons. Runs in the page. */
function hiddenSigns(): string[] {
  const room = document.querySelector('.prompt')?.getBoundingClientRect();
  const ROUNDING = 2;
  const cut = [...document.querySelectorAll('.confirm button')].filter(
    (button) =>
      button.scrollHeight > button.clientHeight + ROUNDING ||
      button.scrollWidth > button.clientWidth + ROUNDING,
  );
  const hidden = [...document.querySelectorAll('.prompt .consequence')].filter((sign) => {
    const { left, right, top, bottom } = sign.getBoundingClientRect();
    const isSeen =
      room !== undefined &&
      left >= room.left &&
      right <= room.right &&
      top >= room.top - 1 &&
      bottom <= room.bottom + 1;
    return !isSeen;
  });
  return [
    ...cut.map(
      (b) => `${b.textContent}: ${b.scrollWidth} × ${b.scrollHeight} in ${b.clientWidth} × ${b.clientHeight}`,
    ),
    ...hidden.map((sign) => sign.parentElement?.textContent ?? ''),
  ];
}

async function expectAllSeen(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(hiddenSigns), { message: `${width} × ${height}`, timeout: 4000 })
      .toEqual([]);
  }
}

const kinds = (page: Page) =>
  page
    .locator('.prompt .consequences > li')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['kind']));

for (const locale of ['de-DE', 'es-ES']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('an expansion that takes medals', async ({ page, playerBy }) => {
      const player = playerBy('mouse', 1);
      await player.open(tableFor(['person', 'person', 'person']));
      await player.play(async ({ confirm, intents }) => {
        const isBuild = confirm !== null && intents.some(({ index, isPressed }) => index === 0 && isPressed);
        if (!isBuild) return false;
        await expect(page.locator('.prompt .consequences')).toBeVisible();
        return (await kinds(page)).includes('medal');
      });
      await expect
        .poll(() => kinds(page))
        .toEqual(expect.arrayContaining(['cards', 'price', 'size', 'points', 'medal']));
      await expectAllSeen(page);
    });

    test('a lure', async ({ page, playerBy }) => {
      const player = playerBy('mouse', 1);
      await player.open(tableFor(['person', 'person', 'person']));
      await player.turn();
      await player.begin('lure');
      await player.decide();
      await expect(page.locator('.prompt .consequences')).toBeVisible();
      await expect.poll(() => kinds(page)).toEqual(expect.arrayContaining(['way', 'income', 'arrival']));
      await expectAllSeen(page);
    });
  });
}

test('a planned pick is marked as such, on the card and in the prompt', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person']));
  await player.turn();
  // A barker is no stall card, so the hand stays within its limit (R9.2).
  await player.begin('draw');
  await page.locator('.pick[data-pick="barkers"]').click();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  const second = page.locator('.pick[data-pick="display 1"]');
  await second.click();
  await expect(second).toHaveAccessibleName(new RegExp(`${table.panels.planned}$`));
  await expect(page.locator('.prompt')).toContainText(table.panels.planned);
  await expect(page.locator('.prompt')).toContainText(table.prompts.endTurnToDo);
  await page.getByRole('button', { name: table.actions.endTurn }).click();
  await expect(page.locator('.prompt')).not.toContainText(table.panels.planned);
});

test('every route of a customer is labelled with its length', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person', 'person', 'person']));
  do {
    await player.turn();
    await player.begin('lure');
    await player.decide();
    await expect(page.locator('.callout.preview')).toBeVisible();
  } while ((await page.locator('.road-hint').count()) === 0);
  await expect(page.locator('.way-tag')).toHaveCount(await page.locator('.road-hint').count());
  // The accessible names of the entries say the same.
  const told = await page
    .locator('[data-site]')
    .evaluateAll(
      (sites) => sites.filter((site) => /\d+ steps?\b/.test(site.getAttribute('aria-label') ?? '')).length,
    );
  expect(told).toBeGreaterThan(1);
});
