/** axe finds no violations on any screen, by day and by night, on a desktop and on a phone. */
import { expectAccessible } from './support/accessible.ts';
import { TOURS } from './support/screens.ts';
import { test } from './support/test.ts';
import { english } from './support/words.ts';

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

for (const [device, settings] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use({ ...settings, painted: true });

    for (const [name, tour] of Object.entries(TOURS)) {
      test(name, async ({ page, playerBy }) => {
        const player = playerBy(device === 'phone' ? 'touch' : 'mouse', 1);
        await tour({ page, player, words: english }, (screen) => expectAccessible(page, screen));
      });
    }
  });
}
