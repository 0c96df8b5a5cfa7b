/** Prints the count that `npm test` adds up over all its runners. */
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
      if (outcome === 'expected') count.passed++;
      else if (outcome === 'skipped') count.skipped++;
      // A flaky test counts as failed.
      else count.failed++;
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
  }
}
