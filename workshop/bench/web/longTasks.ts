/**
 * Long tasks of the page during a game against the strongest bot on a CPU four times slower (emulated by Chromium).
 * Wall-clock times come from a PerformanceObserver and include interference by other programs; CPU times come from a
 * trace.
 */
import type { Browser, Page } from '@playwright/test';
import { tableFor } from '../../../packages/web/e2e/support/links.ts';
import { isTask, type TraceEvent, traced } from './trace.ts';
import { beginLure, confirmMove, drawTwo, waitForTurn } from './turns.ts';

const SLOWER = 4;
const MARK = 'kairo: the main thread is here';
/** The browsers' definition of a long task. */
const LONG_MS = 50;

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** Milliseconds of every task above 50 ms after the table was mounted. */
export interface LongTasks {
  readonly clock: readonly number[];
  readonly cpu: readonly number[];
}

async function playTurns(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    if (turn % 2 === 0 && (await beginLure(page))) await confirmMove(page);
    else await drawTwo(page);
    await page.locator('[data-confirm]').click();
    // The bot thinks for a second, then its move is shown.
    await waitForTurn(page);
  }
}

function cpuTasks(trace: readonly TraceEvent[]): number[] {
  const mark = trace.find(({ name }) => name === MARK);
  if (mark === undefined) throw new Error('the trace does not show the page');
  return trace
    .filter((event) => isTask(event) && event.pid === mark.pid && event.tid === mark.tid)
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((milliseconds) => milliseconds > LONG_MS);
}

export async function longTasks(browser: Browser, address: string, turns: number): Promise<LongTasks> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await page.goto(`${address}${tableFor(['person', 'vizier'])}`);
  await waitForTurn(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const trace = await traced(browser, page, async () => {
    await page.evaluate((mark) => {
      performance.mark(mark);
      window.longTasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longTasks.push(duration);
      }).observe({ type: 'longtask' });
    }, MARK);
    await playTurns(page, turns);
  });
  const clock = await page.evaluate(() => window.longTasks);
  await page.close();
  return { clock, cpu: cpuTasks(trace) };
}
