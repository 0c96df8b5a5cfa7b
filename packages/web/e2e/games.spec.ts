/** Whole games, from the link to the final scoring. */
import { tableFor } from './support/links.ts';
import type { Offer } from './support/offer.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

test('two people at one screen, by mouse, with a curtain between their turns', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person']));
  const offers: Offer[] = [];
  await player.play((offer) => {
    offers.push(offer);
    return false;
  });
  const curtains = offers.filter(({ situation }) => situation === 'curtain').length;
  expect(curtains).toBeGreaterThan(10);
  // No turn ends by itself: the last offer before each curtain is the button that ends it.
  const before = offers.filter((_, i) => offers[i + 1]?.situation === 'curtain');
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch against a bot', async ({ page, playerBy }) => {
    const player = playerBy('touch', 4);
    await player.open(tableFor(['person', 'trader']));
    await player.play();
    await expect(page.locator('.score-table tbody tr')).toHaveCount(2);
  });
});
