import { configDefaults, defineConfig } from 'vitest/config';

const slowTests = 'packages/*/test/**/*.slow.test.ts';
const timeouts = (milliseconds: number) => ({ testTimeout: milliseconds, hookTimeout: milliseconds });
/** No test takes long by itself, but machines are shared. */
const unit = timeouts(60_000);

/**
 * Everything except the page and the tests themselves is loaded by Node directly, which is twice as fast as through Vite's
 * rewritten imports. (Vite does not track these files, so in watch mode a change to one of them reruns all tests.)
 */
const native = {
  server: { deps: { external: [/^(?!.*(\/node_modules\/|\/packages\/web\/|\.test\.ts$)).*\.ts$/] } },
};

/**
 * Tests share loaded modules, which saves a third of the time. Those that mock modules or browser globals run in isolation.
 */
const APART = [
  'packages/arena/test/fileLock.test.ts',
  'packages/bots/test/worker/brokenWeights.test.ts',
  'packages/cli/test/brokenWeights.test.ts',
  'packages/web/test/storage/storage.test.ts',
  'packages/web/test/i18n/{reader,texts}.test.ts',
  'packages/web/test/motion/places.test.ts',
  'packages/web/test/preferences/{effective,store}.test.ts',
  'packages/web/test/worker/indexedDbStore.test.ts',
  'packages/web/test/screen/shortcuts.test.ts',
];

export default defineConfig({
  test: {
    // By default Vitest leaves one core for itself, which on two cores is half the machine.
    maxWorkers: '100%',
    // Otherwise one project's externals would apply to the others.
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
          // The comparison with boardgame.io has packages of its own once it was run.
          exclude: [...configDefaults.exclude, slowTests, ...APART],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit, each apart', include: APART } },
      { test: { ...timeouts(300_000), ...native, name: 'slow', include: [slowTests] } },
    ],
  },
});
