import { fileURLToPath } from 'node:url';
import { findBrowser } from '@console/workspace';
import { defineConfig } from '@playwright/test';
import { journeyArguments } from '../../browser/chromium';
import journeys from '../../playwright.config';

process.env.HEARD_BY = 'platform';

/** The journeys that are listened to, in a Chromium with a window, heard over the accessibility bus of the desktop. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  testIgnore: 'pages.spec.ts',
  outputDir: '../../../reports/playwright-platform',
  globalSetup: fileURLToPath(import.meta.resolve('./openDesktop.ts')),
  // What the bus tells does not say of which browser it is.
  workers: 1,
  reporter: 'list',
  projects: [
    {
      name: 'platform',
      use: {
        browserName: 'chromium',
        headless: false,
        launchOptions: {
          executablePath: findBrowser('windowed'),
          args: [...journeyArguments(), '--force-renderer-accessibility'],
        },
      },
    },
  ],
});
