import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromium } from '../../scripts/chromium.ts';

const PORT = 4179;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.tools/e2e',
  // Whole games take their time on a busy machine; nothing here waits without need.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['./e2e/countReporter.ts']],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: { executablePath: chromium(), args: CHROMIUM_FLAGS },
    trace: 'off',
  },
  webServer: {
    command: `node scripts/start.ts --port ${PORT}`,
    cwd: '../..',
    url: `http://localhost:${PORT}/`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
