import { defineConfig } from 'vitest/config';

const slowTests = 'packages/*/test/**/*.slow.test.ts';
const timeouts = (milliseconds: number) => ({ testTimeout: milliseconds, hookTimeout: milliseconds });
/** Nothing here takes long by itself, but machines are shared. */
const unit = timeouts(60_000);

/**
 * Tests share what they have loaded, which saves a third of the time. Those that put something else in a module's or
 * the browser's place run apart, each with sources of its own.
 */
const APART = [
  'packages/bots/test/worker/brokenWeights.test.ts',
  'packages/cli/test/brokenWeights.test.ts',
  'packages/web/test/home/memory.test.ts',
  'packages/web/test/i18n/{reader,texts}.test.ts',
  'packages/web/test/motion/places.test.ts',
  'packages/web/test/preferences/{effective,store}.test.ts',
  'packages/web/test/table/shortcuts.test.ts',
];

export default defineConfig({
  test: {
    // By default one core is left to Vitest itself, which has little to do: with two cores that is half the machine.
    maxWorkers: '100%',
    globalSetup: 'scripts/testFolder.ts',
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            '{balance,bench/strength,scripts,training}/**/*.test.ts',
          ],
          exclude: [slowTests, ...APART],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit, each apart', include: APART } },
      { test: { ...timeouts(300_000), name: 'slow', include: [slowTests] } },
    ],
  },
});
