import { findBrowser } from '@console/workspace';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './browser/chromium';

const reports = '../reports';

/**
 * Journeys over the production build, in Chromium only: the policy, the integrity checks and the style sheets that
 * the console stands on are the same in the engines it is built for, and one engine keeps the run short.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `${reports}/playwright`,
  globalSetup: './site/prepareSite.ts',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  forbidOnly: Boolean(process.env.CI),
  // A machine that serves many may stall a browser once; what passes only then is named at the end. Not so for who
  // writes a journey: there it has to pass the first time.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `${reports}/playwright.json` }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findBrowser('headless'), args: browserArguments() },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
