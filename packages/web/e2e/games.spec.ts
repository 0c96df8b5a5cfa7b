/** Whole games, from the link to the final scoring. */
import { shortEdition, tableFor } from './support/links.ts';
import type { Offer } from './support/offer.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

test('two people at one screen, by mouse, with a curtain between their turns', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person'], { edition: shortEdition(3) }));
  const offers: Offer[] = [];
  await player.play((offer) => {
    offers.push(offer);
    return false;
  });
  const curtains = offers.filter(({ situation }) => situation === 'curtain').length;
  expect(curtains).toBeGreaterThan(10);
  // No turn ends by itself: the last offer before each curtain is the button that ends it.
  const before = offers.filter(
    ({ situation }, i) => situation === 'mine' && offers[i + 1]?.situation === 'curtain',
  );
  expect(new Set(before.map(({ confirm }) => confirm))).toEqual(new Set([table.actions.endTurn]));
  await expect(page.locator('.score-table tbody tr')).toHaveCount(2);
});

test('one person against three bots, by mouse', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 2);
  await player.open(tableFor(['person', 'trader', 'trader', 'apprentice']));
  await player.play();
  await expect(page.locator('.score-table tbody tr')).toHaveCount(4);
  await expect(page.locator('.verdict')).not.toBeEmpty();
});

test('without a mouse: Tab, arrows, Enter and letters', async ({ page, playerBy }) => {
  const player = playerBy('keyboard', 3);
  await player.open(tableFor(['person', 'apprentice']));
  await player.play();
  await expect(page.locator('.score-table tbody tr')).toHaveCount(2);
});

test.describe('on a low phone', () => {
  // With these cards the person once has to choose among six.
  test.use({ viewport: { width: 360, height: 640 }, deal: 3 });

  test('by mouse against a bot', async ({ page, playerBy }) => {
    const player = playerBy('mouse', 3);
    await player.open(tableFor(['person', 'trader']));
    let most = 0;
    await player.play(({ discards }) => {
      most = Math.max(most, discards);
      return false;
    });
    expect(most, 'cards to choose among').toBe(6);
    await expect(page.locator('.score-table tbody tr')).toHaveCount(2);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch against a bot', async ({ page, playerBy }) => {
    const player = playerBy('touch', 4);
    await player.open(tableFor(['person', 'trader']));
    await player.play();
    await expect(page.locator('.score-table tbody tr')).toHaveCount(2);
  });
});
