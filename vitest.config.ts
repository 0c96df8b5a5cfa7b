import { defineConfig } from 'vitest/config';

const tests = ['packages/*/{src,test}/**/*.test.ts', 'balance/**/*.test.ts'];
const slowTests = 'packages/*/test/**/*.slow.test.ts';

export default defineConfig({
  test: {
    // By default one core is left to Vitest itself, which has little to do: with two cores that is half the machine.
    maxWorkers: '100%',
    projects: [
      // Nothing here takes long by itself, but machines are shared.
      {
        test: {
          name: 'unit',
          include: tests,
          exclude: [slowTests],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'slow', include: [slowTests], testTimeout: 300_000, hookTimeout: 300_000 } },
    ],
  },
});
