/** Everything is on one screen, on every screen: the page never scrolls, and nothing is too small for a finger. */
import type { Page } from '@playwright/test';
import { FINGERTIP, layoutTroubles } from './support/layout.ts';
import { tableFor, wideEdition } from './support/links.ts';
import { expect, test } from './support/test.ts';

const TOUCH = [
  [360, 740],
  [390, 844],
  [740, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
] as const;
const POINTER = [
  [1280, 800],
  [1440, 900],
  [2560, 1080],
] as const;

const BOARDS = { cairo: 'cairo', alley: 'alley', '15 × 6': wideEdition() };

async function expectGoodLayout(
  page: Page,
  sizes: readonly (readonly [number, number])[],
  fingertip: number,
) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // The layout follows the window a moment later.
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(layoutTroubles, fingertip), { message: `${width} × ${height}` })
      .toEqual([]);
  }
}

for (const [name, edition] of Object.entries(BOARDS)) {
  for (const players of [2, 3, 4]) {
    const table = tableFor(['person', ...Array(players - 1).fill('apprentice')], {
      edition,
      start: 'variable',
    });

    for (const [kind, sizes, fingertip] of [
      ['by touch', TOUCH, FINGERTIP],
      ['with a pointer', POINTER, 0],
    ] as const) {
      test.describe(`${name}, ${players} players, ${kind}`, () => {
        test.use({ hasTouch: kind === 'by touch' });

        test('fits', async ({ page, playerBy }) => {
          const player = playerBy('mouse', 1);
          await player.open(table);
          await player.turn();
          await expectGoodLayout(page, sizes, fingertip);
          if (players === 2) return;
          await player.begin(players === 3 ? 'draw' : 'lure');
          await expectGoodLayout(page, sizes, fingertip);
        });
      });
    }
  }
}
