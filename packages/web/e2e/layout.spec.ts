/** Everything is on one screen, on every screen: the page never scrolls, and nothing is too small for a finger. */
import type { Page } from '@playwright/test';
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
const FINGERTIP = 44;

/** What is wrong with how the table is laid out now, in words. Runs in the page. */
function troubles(fingertip: number): string[] {
  const found: string[] = [];
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  if (scrollHeight > clientHeight) found.push(`the page is ${scrollHeight - clientHeight} px too high`);
  const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= -0.5 && top >= -0.5 && right <= clientWidth + 0.5 && bottom <= clientHeight + 0.5;
  const nameOf = (element: Element): string =>
    `${element.className} “${element.getAttribute('aria-label') ?? element.textContent?.trim()}”`;
  const visible = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const inView = ['.board', '.intents button', '.confirm button', '.top-bar button', '.tabs [role=tab]'];
  for (const element of inView.flatMap(visible)) {
    const box = element.getBoundingClientRect();
    // A row of many chips scrolls in itself.
    if (!isInside(box) && element.closest('.choice-row') === null) found.push(`outside: ${nameOf(element)}`);
  }
  for (const prompt of visible('.prompt')) {
    const isCut = prompt.scrollWidth > prompt.clientWidth || prompt.scrollHeight > prompt.clientHeight;
    if (isCut) found.push(`cut: ${nameOf(prompt)}`);
  }
  const board = document.querySelector('.board')?.getBoundingClientRect();
  if (board === undefined || Math.min(board.width, board.height) < 100) found.push('there is no board');
  for (const element of visible('button, [role=tab], a[href]')) {
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < fingertip - 0.5) {
      found.push(`${Math.round(width)} × ${Math.round(height)} px: ${nameOf(element)}`);
    }
  }
  return found;
}

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
      .poll(() => page.evaluate(troubles, fingertip), { message: `${width} × ${height}` })
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
          if (players < 4) return;
          await player.begin('lure');
          await expectGoodLayout(page, sizes, fingertip);
        });
      });
    }
  }
}
