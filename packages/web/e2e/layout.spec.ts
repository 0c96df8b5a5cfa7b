/** The table fits every size of screen without scrolling, and nothing is too small for a finger. */
import type { Page } from '@playwright/test';
import { FINGERTIP, layoutTroubles } from './support/layout.ts';
import { tableFor, wideEdition } from './support/links.ts';
import { expect, QUICK, test } from './support/test.ts';

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
  what: string,
  sizes: readonly (readonly [number, number])[],
  fingertip: number,
) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // The layout follows the window a moment later.
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(layoutTroubles, fingertip), {
        message: `${what}, ${width} × ${height}`,
        intervals: QUICK,
      })
      .toEqual([]);
  }
}

for (const [name, edition] of Object.entries(BOARDS)) {
  for (const [kind, sizes, fingertip] of [
    ['by touch', TOUCH, FINGERTIP],
    ['with a pointer', POINTER, 0],
  ] as const) {
    test.describe(kind, () => {
      test.use({ hasTouch: kind === 'by touch' });

      test(`${name} fits with two, three and four players`, async ({ page, playerBy }) => {
        const player = playerBy('mouse', 1);
        for (const players of [2, 3, 4]) {
          const seats = ['person', ...Array(players - 1).fill('apprentice')];
          await player.openNext(tableFor(seats, { edition, start: 'variable' }));
          await player.turn();
          await expectGoodLayout(page, `turn of ${players}`, sizes, fingertip);
          if (players === 2) continue;
          const intent = players === 3 ? 'draw' : 'lure';
          await player.begin(intent);
          await expectGoodLayout(page, `${intent} of ${players}`, sizes, fingertip);
        }
      });
    });
  }
}
