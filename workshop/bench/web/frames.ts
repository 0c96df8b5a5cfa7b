/**
 * Main-thread work per frame while a customer walks, from a Chromium trace. A frame is the interval between two
 * `Commit` events of the page's main thread; work is the CPU time of the tasks that begin in it, so neither waiting
 * nor other programs count.
 */
import type { Browser, Page } from '@playwright/test';
import { tableFor } from '../../../packages/web/e2e/support/links.ts';
import { isTask, type TraceEvent, traced } from './trace.ts';
import { beginLure, confirmMove, drawTwo, waitForTurn } from './turns.ts';

const BEGIN = 'kairo: a customer walks';
const END = 'kairo: a customer has walked';

/** Marks the walk in the trace when the page starts its animation, so that the page need not be queried meanwhile. */
async function markWalks(page: Page): Promise<void> {
  await page.addInitScript(
    ([begin, end]) => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...args) {
        const animation = animate.apply(this, args);
        if (this.matches('[data-customer]')) {
          performance.mark(begin);
          const done = (): unknown => performance.mark(end);
          animation.finished.then(done, done);
        }
        return animation;
      };
    },
    [BEGIN, END] as const,
  );
}

function workPerFrame(events: readonly TraceEvent[]): number[] {
  const begin = events.find(({ name }) => name === BEGIN);
  const end = events.find(({ name }) => name === END);
  if (begin === undefined || end === undefined) throw new Error('no customer walked');
  const main = events.filter(
    ({ pid, tid, ts }) => pid === begin.pid && tid === begin.tid && ts >= begin.ts && ts <= end.ts,
  );
  const starts = main.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  const tasks = main.filter(isTask);
  return starts.slice(0, -1).map((start, i) => {
    const next = starts[i + 1] ?? start;
    const inFrame = tasks.filter(({ ts }) => ts >= start && ts < next);
    return inFrame.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

/** Milliseconds of work in each frame of one walk. */
export async function walkFrames(browser: Browser, address: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await markWalks(page);
  await page.goto(`${address}${tableFor(['person', 'apprentice'])}`);
  await waitForTurn(page);
  while (!(await beginLure(page))) {
    await drawTwo(page);
    await page.locator('[data-confirm]').click();
    await waitForTurn(page);
  }
  const trace = await traced(browser, page, () => confirmMove(page));
  await page.close();
  return workPerFrame(trace);
}
