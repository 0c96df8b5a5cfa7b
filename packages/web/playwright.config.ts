import { resolve } from 'node:path';
import { defineConfig, type PlaywrightWorkerOptions } from '@playwright/test';
import { CHROMIUM_FLAGS, chromium } from '../../scripts/chromium.ts';

/** Set by the web server below, or before to test a page that is served already. */
const page = process.env['KAIRO_PAGE'];

/** For browsers that are driven through another program. */
const LONG = 900_000;

/** Firefox as it is installed: preferences that Playwright cannot change later are set when it starts. */
function firefox(motion: 'motion' | 'reduced motion'): Partial<PlaywrightWorkerOptions> {
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: resolve(import.meta.dirname, '../../scripts/browsers/firefox-bridge.ts'),
      firefoxUserPrefs: {
        'intl.accept_languages': 'en-GB, en',
        'ui.prefersReducedMotion': motion === 'motion' ? 0 : 1,
      },
    },
  };
}

export default defineConfig({
  projects: [
    // A failed test is repeated once: if it passes then, the report names it as unstable.
    { name: 'tests', testDir: 'e2e', retries: 1 },
    { name: 'screenshots', testDir: 'e2e/shots', testMatch: '*.shots.ts' },
    { name: 'layouts', testDir: 'e2e/layouts', testMatch: '*.layouts.ts' },
    // The tests left out need another theme or language of the browser, or are about Chromium alone.
    {
      name: 'firefox',
      testDir: 'e2e',
      testIgnore: /(accessibility|motion|sizes)\.spec/,
      grepInvert: /a browser that prefers/,
      timeout: LONG,
      use: firefox('reduced motion'),
    },
    { name: 'firefox in motion', testDir: 'e2e', testMatch: 'motion.spec.ts', use: firefox('motion') },
    { name: 'webkit', testDir: 'e2e/webkit', testMatch: '*.webkit.ts', timeout: LONG },
  ],
  outputDir: '../../.tools/e2e',
  // Whole games take long on a busy machine.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['./e2e/countReporter.ts']],
  use: {
    ...(page !== undefined && { baseURL: page }),
    launchOptions: { executablePath: chromium(), args: CHROMIUM_FLAGS },
    locale: 'en-GB',
    // Tests of what is kept on the device allow them: elsewhere they would download the whole page in each test.
    serviceWorkers: 'block',
    // No test waits for animations, except those of motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    trace: 'off',
  },
  ...(page === undefined && {
    webServer: {
      // On a free port, so that several working copies can be tested at once.
      command: 'node scripts/start.ts --port 0 --data :memory:',
      cwd: '../..',
      wait: { stdout: /Kairo is ready: (?<kairo_page>\S+)/ },
      timeout: 120_000,
      reuseExistingServer: false,
    },
  }),
});
