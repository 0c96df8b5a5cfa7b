/** Other boards, the variable start, and a rematch. */
import { tableFor, wideEdition } from './support/links.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

test('the alley with a variable start, and a rematch', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice'], { edition: 'alley', start: 'variable' }));
  await expect(page.locator('[data-site]')).toHaveCount(81);
  // Each player places three stalls, in turn.
  for (const left of [3, 2, 1]) {
    await player.play(({ prompt }) => prompt === table.prompts.placeStall(left));
  }
  await player.play();
  const names = await page.locator('.score-name').allTextContents();
  await player.press(page.getByRole('button', { name: table.scoring.rematch }));
  await player.turn();
  expect((await page.locator('.player-name b').allTextContents()).toSorted()).toEqual(names.toSorted());
  await expect(page.locator('[data-site]')).toHaveCount(81);
});

test('a board from a link', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 2);
  await player.open(tableFor(['person', 'apprentice'], { edition: wideEdition(), start: 'variable' }));
  await expect(page.locator('[data-site]')).toHaveCount(90);
  await player.turn();
});
