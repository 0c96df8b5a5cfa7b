/** Pages on screens of every size. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './test.ts';

const SCREENS = [
  [320, 568],
  [360, 740],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1024, 600],
  [1366, 640],
  [1440, 900],
] as const;

/** No page scrolls sideways, and no text of a button is cut off. */
async function expectToFit(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const soft = expect.configure({ soft: true, message: `${screen} at ${width} × ${height}` });
    await soft.poll(() => page.evaluate(sticksOut)).toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** What is wider than its place. Runs in the page. */
function sticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut = [
    ...document.querySelectorAll<HTMLElement>(
      '.button, .pill, .kind span, .place, .room-sheets, .ticket, .game-row, .broad-page h1, .broad-page h2, .big-screen h1',
    ),
  ]
    .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.className}: ${element.innerText}`);
  return scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth}`, ...cut] : cut;
}

/** Accessible by day and by night, and fitting every screen. */
export async function expectWell(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await expectToFit(page, screen);
}
