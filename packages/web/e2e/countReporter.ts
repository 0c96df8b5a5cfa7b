/**
 * Prints the count that `npm test` adds up over all its runners, and names the tests that failed. One that passed when it was
 * repeated counts as passed and is named as unstable.
 */
import { basename } from 'node:path';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

export default class CountReporter implements Reporter {
  private readonly tests = new Map<string, TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.set(test.id, test);
  }

  onEnd(_result: FullResult): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const test of this.tests.values()) {
      const outcome = test.outcome();
      if (outcome === 'expected' || outcome === 'flaky') count.passed++;
      else if (outcome === 'skipped') count.skipped++;
      else count.failed++;
      if (outcome === 'flaky') console.log(`unstable: ${nameOf(test)}`);
      if (outcome === 'unexpected') console.log(`failed: ${nameOf(test)}`);
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
  }
}

function nameOf(test: TestCase): string {
  return `${basename(test.location.file)}: ${test.title}`;
}
