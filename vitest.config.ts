import { configDefaults, defineConfig } from 'vitest/config';

const slowTests = 'packages/*/test/**/*.slow.test.ts';
const timeouts = (milliseconds: number) => ({ testTimeout: milliseconds, hookTimeout: milliseconds });
/** Nothing here takes long by itself, but machines are shared. */
const unit = timeouts(60_000);

/**
 * All but the page and the tests themselves is loaded by Node, which runs it twice as fast as when Vite has rewritten
 * every import. (Vite does not know these files then: when one changes, a watch runs everything that it watches.)
 */
const native = {
  server: { deps: { external: [/^(?!.*(\/node_modules\/|\/packages\/web\/|\.test\.ts$)).*\.ts$/] } },
};

/**
 * Tests share what they have loaded, which saves a third of the time. Those that put something else in a module's or
 * the browser's place run apart, each with sources of its own.
 */
const APART = [
  'packages/arena/test/fileLock.test.ts',
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
    // So that what one project leaves to Node is not left to it in another.
    sharedViteServer: false,
    globalSetup: 'scripts/testFolder.ts',
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/packages/*/src/**'],
    projects: [
      {
        test: {
          ...unit,
          ...native,
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.ts', '{scripts,workshop}/**/*.test.ts'],
          exclude: [slowTests, ...APART],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit, each apart', include: APART } },
      { test: { ...timeouts(300_000), ...native, name: 'slow', include: [slowTests] } },
    ],
  },
});
