/** axe finds no violations on any screen, by day and by night, on a desktop and on a phone. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

/**
 * Replaces axe's `label-content-name-mismatch`, which takes the numbers in the picture of a card for its text: every
 * word of a button outside its picture is in its accessible name (WCAG 2.5.3). Runs in the page.
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

/** Violations with the places where they occur. By night only colours differ, so only contrasts are checked. */
async function violations(page: Page, theme: 'day' | 'night'): Promise<object[]> {
  const axe = new AxeBuilder({ page })
    // Listing the places of passed and incomplete rules takes most of the time.
    .options({ resultTypes: ['violations'] })
    // Without frames there is nothing to merge, for which axe would open a page of its own after each run.
    .setLegacyMode();
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
    test.use({ ...settings, painted: true });

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
