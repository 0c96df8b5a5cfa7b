/** Earlier turns of the running game: looking at them, taking one back, trying again from one. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { tableFor } from './support/links.ts';
import type { Player } from './support/player.ts';
import { shown } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table, replay, again } = english;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: replay.turns });

/** After some turns, with a draft begun. */
async function midTurn(player: Player, page: Page): Promise<void> {
  await player.open(tableFor(['person', 'apprentice'], { edition: 'alley' }));
  let turns = 0;
  await player.play(({ confirm }) => confirm === table.actions.endTurn && ++turns > 3);
  await player.press(page.locator('[data-confirm]'));
  await player.turn();
  await player.begin('draw');
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await button(page, table.actions.menu).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('timeTravel: back through the running game and to now, with the draft as it was', async ({
  page,
  playerBy,
}) => {
  const player = playerBy('mouse', 1);
  await midTurn(player, page);
  const before = await shown(page);
  await openMenu(page);
  await button(page, again.lookBack).click();
  await expect(page.getByRole('heading', { name: again.lookingBack })).toBeVisible();
  const last = Number(await slider(page).getAttribute('aria-valuemax'));
  expect(last).toBeGreaterThan(4);
  // Also where the page has to be scrolled.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(button(page, replay.buttons.back)).toBeInViewport({ ratio: 1 });
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(last));
  await button(page, replay.buttons.back).click();
  await button(page, replay.buttons.back).click();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(last - 2));
  await button(page, replay.buttons.forward).click();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(last - 1));
  await button(page, replay.buttons.first).click();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
  await expectAccessible(page, 'looking back');
  if (size !== null) await page.setViewportSize(size);
  await page.keyboard.press('Escape');
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(before);
});

test('takeback-solo: why not, and a new game from an earlier turn instead', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await midTurn(player, page);
  await openMenu(page);
  await button(page, again.takeBack).click();
  await expect(page.getByText(again.seen)).toBeVisible();
  await button(page, again.again).click();
  await expect(page.getByRole('heading', { name: again.lookingBack })).toBeVisible();
  await page.locator('.replay-turn[data-turn="4"]').click();
  await button(page, again.again).click();
  const dialog = page.getByRole('dialog', { name: again.again });
  await expect(dialog.getByText(again.intro(4))).toBeVisible();
  await expectAccessible(page, 'trying again');
  await dialog.getByRole('radio', { name: english.terms.bot.trader }).check();
  await button(page, again.begin).click();
  await expect(page.locator('main.table[aria-busy="false"]')).toBeVisible();
  await player.turn();
  await openMenu(page);
  await expect(page.getByText(again.origin(4))).toBeVisible();
  // The game that it branched off is still there.
  const games = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('kairo-games');
        opening.onsuccess = () => {
          const count = opening.result.transaction('game').objectStore('game').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
  expect(games).toBe(2);
  await page.reload();
  await openMenu(page);
  await expect(page.getByText(again.origin(4))).toBeVisible();
});
