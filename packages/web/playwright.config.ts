import { resolve } from 'node:path';
import { defineConfig, type PlaywrightWorkerOptions } from '@playwright/test';
import { CHROMIUM_FLAGS, chromium } from '../../scripts/chromium.ts';

const PORT = 4179;
/** A page that is served already, to be tested instead of the one built from here. */
const served = process.env['KAIRO_PAGE'];
const address = served ?? `http://localhost:${PORT}/`;

/** For browsers that are driven step by step through another program. */
const LONG = 900_000;

/** Firefox as it is installed; what Playwright cannot change in it is set when it starts. */
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
    { name: 'tests', testDir: 'e2e' },
    { name: 'screenshots', testDir: 'e2e/shots', testMatch: '*.shots.ts' },
    // What is left out asks the browser for another theme or language, or is about Chromium alone.
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
  // Whole games take their time on a busy machine; nothing here waits without need.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['./e2e/countReporter.ts']],
  use: {
    baseURL: address,
    launchOptions: { executablePath: chromium(), args: CHROMIUM_FLAGS },
    locale: 'en-GB',
    // Nothing waits for an animation, but where motion itself is tested.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    trace: 'off',
  },
  ...(served === undefined && {
    webServer: {
      command: `node scripts/start.ts --port ${PORT}`,
      cwd: '../..',
      url: address,
      timeout: 120_000,
      reuseExistingServer: false,
    },
  }),
});
