/** No screen has anything that axe objects to, by day or by night, on a desk or in a hand. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

/**
 * Axe takes the numbers in the picture of a card for its text. Instead of its rule this one holds: every word beside a
 * picture is in the name of what is pressed, so that it can be said as it is read (WCAG 2.5.3). Runs in the page.
 */
function unsaidWords(): string[] {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (node instanceof SVGElement || !(node instanceof HTMLElement) || !node.checkVisibility()) return ' ';
    return [...node.childNodes].map(textOf).join(' ');
  };
  return [...document.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label]')].flatMap(
    (element) => {
      const name = wordsOf(element.getAttribute('aria-label') ?? '');
      const unsaid = wordsOf(textOf(element)).filter((word) => !name.includes(word));
      return unsaid.map((word) => `“${word}” is not in “${element.ariaLabel}”`);
    },
  );
}

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** What axe objects to, each with its places. By night only colours differ. */
async function violations(page: Page, theme: 'day' | 'night'): Promise<object[]> {
  // Only of what is wrong all places are needed; to find them for the rest takes most of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (theme === 'night') axe.withRules('color-contrast');
  else axe.disableRules('label-content-name-mismatch');
  const found = await axe.analyze();
  return found.violations.map(({ id, help, nodes }) => ({
    theme,
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target} | ${failureSummary}`),
  }));
}

for (const [device, settings] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use(settings);

    for (const [screen, reach] of Object.entries(SCREENS)) {
      test(screen, async ({ page, playerBy }) => {
        const player = playerBy(device === 'phone' ? 'touch' : 'mouse', 1);
        await reach({ page, player, words: english });
        expect.soft(await violations(page, 'day')).toEqual([]);
        expect.soft(await page.evaluate(unsaidWords)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
        expect.soft(await violations(page, 'night')).toEqual([]);
      });
    }
  });
}
