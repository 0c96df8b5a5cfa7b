/** With motion, as most people play: pieces are animated, and the game goes on after each animation. */
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, painted: true });

test('a lure and the moves of a bot are animated, and a few turns can be played', async ({
  page,
  playerBy,
}) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  await player.begin('lure');
  await player.decide();
  await player.press(page.locator('[data-confirm]'));
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBeGreaterThan(0);
  let turns = 0;
  await player.play(({ confirm }) => confirm === 'End turn' && ++turns > 2);
});
