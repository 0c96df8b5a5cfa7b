/** Traces of Chromium, as far as they are read here. */
import type { Browser, Page } from '@playwright/test';

export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** By the clock, and of the processor. */
  readonly dur?: number;
  readonly tdur?: number;
}

const CATEGORIES = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** What was traced while something was done. */
export async function traced(browser: Browser, page: Page, what: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await what();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents;
}

/** What runs on a thread is cut into tasks; a task within a task does not count again. */
export function isTask({ name }: TraceEvent): boolean {
  return name === 'RunTask';
}
