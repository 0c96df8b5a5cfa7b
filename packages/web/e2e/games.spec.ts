/** Whole games, from the link to the final scoring. */
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';

test('two people at one screen, by mouse, with a curtain between their turns', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'person']));
  let curtains = 0;
  await player.play((offer) => {
    if (offer.scene === 'curtain') curtains++;
    return false;
  });
  const turns = await page.locator('.score-table').count();
  expect(turns).toBe(1);
  expect(curtains).toBeGreaterThan(10);
});
