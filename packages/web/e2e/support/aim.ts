/** Finds the point to press in one round trip, after the checks that Playwright makes before a click. */
import type { Page } from '@playwright/test';
import type { Spot } from './choosing.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What was to be pressed has gone. */
export class Gone extends Error {}

/**
 * The centre of the element as soon as it is enabled, at rest and not covered by anything else, or what has prevented
 * that until the end; nothing if there is no such element. Runs in the page.
 */
async function centreOf({ selector, index }: Spot): Promise<Point | string> {
  const PATIENCE = 20_000;
  const PATIENCE_FOR_NOTHING = 5_000;
  const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const isMoving = (): boolean => document.getAnimations().some(({ playState }) => playState === 'running');
  const centre = (element: Element): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isInWindow = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  let obstacle = '';
  const begin = performance.now();
  for (; performance.now() < begin + PATIENCE; await nextFrame()) {
    const found = document.querySelectorAll(selector);
    if (found.length === 0 && performance.now() > begin + PATIENCE_FOR_NOTHING) return '';
    const element = index === undefined && found.length > 1 ? undefined : found[index ?? 0];
    if (element === undefined) {
      obstacle = `it was found ${found.length} times`;
      continue;
    }
    if (element.matches(':disabled')) {
      obstacle = 'it is disabled';
      continue;
    }
    if (!isInWindow(element.getBoundingClientRect())) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }
    const point = centre(element);
    if (isMoving()) {
      await nextFrame();
      const { x, y } = centre(element);
      if (x !== point.x || y !== point.y) {
        obstacle = 'it moves';
        continue;
      }
    }
    const hit = document.elementFromPoint(point.x, point.y);
    if (hit !== null && element.contains(hit)) return point;
    obstacle = `it is covered by ${hit?.outerHTML.slice(0, 200)}`;
  }
  return obstacle;
}

export async function aimAt(page: Page, spot: Spot): Promise<Point> {
  const point = await page.evaluate(centreOf, spot);
  if (point === '') throw new Gone(`there is no ${JSON.stringify(spot)} to press`);
  if (typeof point === 'string') throw new Error(`cannot press ${JSON.stringify(spot)}: ${point}`);
  return point;
}
