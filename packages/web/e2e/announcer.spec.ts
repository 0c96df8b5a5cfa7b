/** What screen readers announce while a game is played. */
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { actions, live } = english.table;
const YOUR_TURN = live.yourTurnAfter('').trim();

test('a turn is announced once, with what the others did', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice']));
  const announcer = page.locator('[data-announcer]');
  await page.evaluate(() => {
    const said: string[] = [];
    const region = document.querySelector('[data-announcer]') as HTMLElement;
    new MutationObserver(() => said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { said });
  });
  await player.turn();
  await expect(announcer).toHaveText(new RegExp(`${YOUR_TURN}$`));
  await player.play(({ confirm }) => confirm === actions.endTurn);
  await player.press(page.locator('[data-confirm]'));
  await player.turn();
  await expect(announcer).toHaveText(new RegExp(`^.+\\. ${YOUR_TURN}$`));
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  const turns = said.filter((text) => text !== '');
  expect(turns.slice(-2).map((text) => text.endsWith(YOUR_TURN))).not.toContain(false);
  expect(turns.length).toBeLessThanOrEqual(2);
});
