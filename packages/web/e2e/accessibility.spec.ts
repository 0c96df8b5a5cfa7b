/** No screen has anything that axe objects to, by day or by night, on a desk or in a hand. */
import AxeBuilder from '@axe-core/playwright';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

for (const [device, settings] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use(settings);

    for (const [screen, reach] of Object.entries(SCREENS)) {
      test(screen, async ({ page, playerBy }) => {
        await reach(page, playerBy(device === 'phone' ? 'touch' : 'mouse', 1));
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'dark' ? 'night' : 'day');
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(({ id, help, nodes }) => ({
            theme: colorScheme,
            rule: `${id}: ${help}`,
            where: nodes.slice(0, 4).map(({ target, failureSummary }) => `${target} | ${failureSummary}`),
          }));
          expect.soft(found).toEqual([]);
        }
      });
    }
  });
}
