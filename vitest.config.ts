import { defineConfig } from 'vitest/config';

const tests = 'packages/*/{src,test}/**/*.test.ts';
const slowTests = 'packages/*/test/**/*.slow.test.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: [tests], exclude: [slowTests] } },
      { test: { name: 'slow', include: [slowTests], testTimeout: 300_000 } },
    ],
  },
});
