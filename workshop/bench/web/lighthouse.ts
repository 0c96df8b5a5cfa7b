/** Lighthouse's report for an address with its default phone profile (slow phone and network, simulated). */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, chromium } from '../../../scripts/chromium.ts';
import { median } from './figures.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const METRICS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export interface Report {
  /** 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Lighthouse occasionally loses its own trace and reports that; it says nothing about the page. */
const TRIES = 3;

async function measured(address: string): Promise<Report> {
  for (let left = TRIES; ; left--) {
    const report = await runOnce(address, left === 1);
    if (report !== undefined) return report;
  }
}

/** Undefined if Lighthouse failed; on the last attempt that is an error. */
async function runOnce(address: string, isLast: boolean): Promise<Report | undefined> {
  // A new browser for each run, with an empty cache.
  const chrome = await launch({
    chromePath: chromium(),
    chromeFlags: [...CHROMIUM_FLAGS, '--headless=new'],
    logLevel: 'error',
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    if (result === undefined || result.lhr.runtimeError !== undefined) {
      if (!isLast) return undefined;
      throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const { categories, audits } = result.lhr;
    const score = (id: (typeof CATEGORIES)[number]): number => 100 * (categories[id]?.score ?? Number.NaN);
    const metric = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      lcp: metric(METRICS.lcp),
      tbt: metric(METRICS.tbt),
      cls: metric(METRICS.cls),
    };
  } finally {
    chrome.kill();
  }
}

/** The median of each figure over the runs. */
export async function phoneReport(address: string, runs: number): Promise<Report> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await measured(address));
  const of = (pick: (report: Report) => number): number => median(reports.map(pick));
  return {
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
  };
}
