// Ends vitest's output with the lines that scripts/verify.ts reads: failed tests by name, and the count.
import type { Reporter, TestModule } from 'vitest/node';

export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state]++;
        if (state === 'failed') console.log(`failed: ${module.relativeModuleId}: ${test.fullName}`);
      }
    }
    console.log(
      `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped + counts.pending} skipped`,
    );
  }
}
