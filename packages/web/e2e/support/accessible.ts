/** axe, by day and by night. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

type Theme = 'day' | 'night';

/** By the browser's preference, which the page follows. */
async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme === 'day' ? 'light' : 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Violations with the places where they occur. By night only colours differ, so only contrasts are checked. */
async function violations(page: Page, theme: Theme): Promise<object[]> {
  // Half a megabyte of source is sent to a page only once.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isLoaded ? { page, axeSource: ';' } : { page })
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

export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const soft = expect.configure({ soft: true });
  soft(await violations(page, 'day'), `${screen} by day`).toEqual([]);
  soft(await page.evaluate(unsaidWords), `${screen}: names of buttons`).toEqual([]);
  await switchTheme(page, 'night');
  soft(await violations(page, 'night'), `${screen} by night`).toEqual([]);
  await switchTheme(page, 'day');
}
