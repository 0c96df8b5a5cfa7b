/**
 * The table fits every size of screen without scrolling; nothing is cut off, overlaps or is too small for a finger. Also
 * in long words: a selection of what `npm run layouts` measures.
 */
import type { Locale } from '@kairo/texts/browser';
import { tableFor, wideEdition } from './support/links.ts';
import { DEVICES, type Device, measure } from './support/measuring.ts';
import { TOURS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { english, wordsIn } from './support/words.ts';

const BOARDS = { cairo: 'cairo', alley: 'alley', '15 × 6': wideEdition() };

for (const [name, edition] of Object.entries(BOARDS)) {
  for (const [kind, device] of Object.entries(DEVICES)) {
    test.describe(kind, () => {
      test.use({ hasTouch: device.hasTouch });

      test(`${name} fits with two, three and four players`, async ({ page, playerBy }) => {
        const player = playerBy('mouse', 1);
        const faults: string[] = [];
        for (const players of [2, 3, 4]) {
          const seats = ['person', ...Array(players - 1).fill('apprentice')];
          await player.openNext(tableFor(seats, { edition, start: 'variable' }));
          await player.turn();
          faults.push(...(await measure(page, `turn of ${players}`, device)));
          if (players === 2) continue;
          const intent = players === 3 ? 'draw' : 'lure';
          await player.begin(intent);
          faults.push(...(await measure(page, `${intent} of ${players}`, device)));
        }
        expect(faults).toEqual([]);
      });
    });
  }
}

/** Pixels per site, where there is least room for the board. */
const SITES = [
  [360, 640, 27.5],
  [844, 390, 28.5],
  [1024, 768, 45],
  [1280, 600, 44],
  [1366, 640, 47],
] as const;

test('the board gets the shorter side', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice', 'apprentice', 'apprentice']));
  await player.turn();
  for (const [width, height, least] of SITES) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => (await page.locator('[data-site]').first().boundingBox())?.width, {
        message: `${width} × ${height}`,
      })
      .toBeGreaterThanOrEqual(least);
  }
});

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('what one owns is one strip, and a button opens the rest', async ({ page, playerBy }) => {
    const { panels } = english.table;
    const player = playerBy('touch', 1);
    await player.open(tableFor(['person', 'apprentice']));
    await player.turn();
    const tabs = page.getByRole('tablist');
    await expect(tabs).toBeHidden();
    for (const name of [panels.hand, panels.barkers, panels.money]) {
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
    await player.press(page.getByRole('button', { name: `${panels.market}, ${panels.supplyTab}` }));
    await expect(page.getByRole('tab', { name: panels.market })).toBeFocused();
    await expect(page.locator('.market')).toBeVisible();
    await player.press(page.getByRole('tab', { name: panels.hand }));
    await expect(page.getByRole('region', { name: panels.hand })).toBeVisible();
    await expect(tabs).toBeHidden();
  });

  test('after drawing, the next turn begins with that strip', async ({ page, playerBy }) => {
    const player = playerBy('touch', 1);
    await player.open(tableFor(['person', 'apprentice']));
    await player.turn();
    await player.begin('draw');
    await player.press(page.locator('[data-pick="display 0"]'));
    await expect(page.getByText(english.table.prompts.secondCard)).toBeVisible();
    await player.press(page.locator('[data-pick="barkers"]'));
    await expect(page.locator('.market')).toBeVisible();
    await player.press(page.locator('[data-confirm]'));
    await player.turn();
    await expect(page.locator('.market')).toHaveCount(0);
    await expect(page.getByRole('region', { name: english.table.panels.hand })).toBeVisible();
  });
});

/** Where words have the least room, in the languages with the longest. */
const TIGHT: readonly (Device & { readonly locale: Locale; readonly tour: string })[] = [
  { locale: 'de', tour: 'without a game', hasTouch: true, sizes: [[360, 640]] },
  {
    locale: 'fr',
    tour: 'a few turns',
    hasTouch: true,
    sizes: [
      [360, 640],
      [844, 390],
    ],
  },
  {
    locale: 'de',
    tour: 'a few turns',
    hasTouch: false,
    sizes: [
      [1280, 600],
      [1024, 768],
    ],
  },
];

for (const { locale, tour, ...device } of TIGHT) {
  const [[width, height] = [360, 640]] = device.sizes;
  test.describe(`in “${locale}” at ${width} × ${height}`, () => {
    test.use({ locale, hasTouch: device.hasTouch, viewport: { width, height } });

    test(`every screen fits: ${tour}`, async ({ page, playerBy }) => {
      const player = playerBy(device.hasTouch ? 'touch' : 'mouse', 1);
      const faults: string[] = [];
      await TOURS[tour]?.({ page, player, words: await wordsIn(locale) }, async (screen) => {
        faults.push(...(await measure(page, screen, device)));
      });
      expect(faults).toEqual([]);
    });
  });
}
