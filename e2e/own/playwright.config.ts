import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '@console/workspace';
import { defineConfig } from '@playwright/test';
import { browserArguments } from '../browser/chromium';

/** Journeys of a remote in its own repository: the folder that Playwright is started in. */
const repository = process.cwd();

export default defineConfig({
  testDir: join(repository, 'journeys'),
  outputDir: join(repository, 'reports/journeys'),
  globalSetup: fileURLToPath(import.meta.resolve('@console/e2e/site')),
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${process.env.JOURNEYS_PORT}`,
    browserName: 'chromium',
    launchOptions: { executablePath: findBrowser('headless'), args: browserArguments() },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
});
