/** Measures one screen at many sizes. */
import type { Page } from '@playwright/test';
import { FINGERTIP, layoutTroubles, POINTER_TIP } from './layout.ts';

export interface Device {
  readonly hasTouch: boolean;
  /** The first is for playing. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
}

/** The sizes for which the layouts are made, by the way of input. */
export const DEVICES: { readonly [kind: string]: Device } = {
  'by touch': {
    hasTouch: true,
    sizes: [
      [390, 844],
      [360, 640],
      [844, 390],
      [820, 1180],
      [1024, 768],
    ],
  },
  'with a pointer': {
    hasTouch: false,
    sizes: [
      [1440, 900],
      [1280, 600],
      [1366, 640],
      [1920, 1080],
      [2560, 1080],
    ],
  },
};

/** The faults at each of these sizes; the window is then as before. */
export async function measure(page: Page, screen: string, { hasTouch, sizes }: Device): Promise<string[]> {
  const before = page.viewportSize();
  const lines: string[] = [];
  // A pointer that rests where another size has a piece would show its label, which lies over others on purpose.
  await page.mouse.move(0, 0);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const troubles = await settledTroubles(page, hasTouch ? FINGERTIP : POINTER_TIP);
    lines.push(...troubles.map((trouble) => `${screen}, ${width} × ${height}: ${trouble}`));
  }
  if (before !== null) await page.setViewportSize(before);
  return lines;
}

/** Faults that last: panels follow the window a moment later. */
async function settledTroubles(page: Page, tip: number): Promise<string[]> {
  let troubles: string[] = [];
  for (const wait of [40, 150, 500]) {
    await page.waitForTimeout(wait);
    troubles = await page.evaluate(layoutTroubles, tip);
    if (troubles.length === 0) break;
  }
  return troubles;
}
