import { defineConfig } from 'vitest/config';

const slowTests = 'packages/*/test/**/*.slow.test.ts';
const timeouts = (milliseconds: number) => ({ testTimeout: milliseconds, hookTimeout: milliseconds });
/** Nothing here takes long by itself, but machines are shared. */
const unit = { exclude: [slowTests], ...timeouts(60_000) };

/** Without a process or a browser to change, their tests can share what they have loaded, which saves a third of the time. */
const PURE = '{engine,texts,protocol,table}';
const OTHERS = '{bots,arena,cli,server,web}';

export default defineConfig({
  test: {
    // By default one core is left to Vitest itself, which has little to do: with two cores that is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: [
            `packages/${PURE}/{src,test}/**/*.test.ts`,
            '{balance,bench/strength,scripts,training}/**/*.test.ts',
          ],
          isolate: false,
        },
      },
      {
        test: { ...unit, name: 'unit, each apart', include: [`packages/${OTHERS}/{src,test}/**/*.test.ts`] },
      },
      { test: { ...timeouts(300_000), name: 'slow', include: [slowTests] } },
    ],
  },
});
