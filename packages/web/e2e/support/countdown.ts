/** Stops the clock of the countdown that ends a turn, so that no test has to be quicker than it. */
import type { Page } from '@playwright/test';
import { ENDING_MS } from '../../src/game/ending.ts';

declare global {
  interface Window {
    /** Runs what waits for the end of a countdown; returns how many there were. */
    runOut?: () => number;
  }
}

/** To be called before the page is opened. */
export async function holdCountdown(page: Page): Promise<void> {
  await page.addInitScript((held) => {
    const waiting = new Map<number, () => void>();
    const { setTimeout, clearTimeout } = window;
    let next = -1;
    window.setTimeout = ((run: () => void, delay?: number) => {
      if (delay !== held) return setTimeout(run, delay);
      waiting.set(next, run);
      return next--;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (!waiting.delete(Number(id))) clearTimeout(id);
    };
    window.runOut = () => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const run of due) run();
      return due.length;
    };
  }, ENDING_MS);
}

/** Lets it run out; the result is how many countdowns were running. */
export function runOut(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.runOut?.());
}
