/** Chromium traces: the parts that are read here. */
import type { Browser, Page } from '@playwright/test';

export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Wall-clock time and CPU time. */
  readonly dur?: number;
  readonly tdur?: number;
}

const CATEGORIES = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The trace events during an action. */
export async function traced(browser: Browser, page: Page, what: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await what();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents;
}

/** Top-level tasks only: tasks nested in them have other names. */
export function isTask({ name }: TraceEvent): boolean {
  return name === 'RunTask';
}
