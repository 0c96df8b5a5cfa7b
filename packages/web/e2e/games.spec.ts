/** Whole games, from the link to the final scoring. */
import { tableFor } from './support/links.ts';
import type { Offer } from './support/offer.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

test('two people at one screen, by mouse, with a curtain between their turns', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person']));
  const scenes: Offer[] = [];
  await player.play((offer) => {
    scenes.push(offer);
    return false;
  });
  const curtains = scenes.filter(({ scene }) => scene === 'curtain').length;
  expect(curtains).toBeGreaterThan(10);
  // No turn passes on by itself: whatever is in front of a curtain was ended by hand.
  const before = scenes.filter((_, i) => scenes[i + 1]?.scene === 'curtain');
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
