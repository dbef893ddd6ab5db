import { type Engine, engines, type FoundEngine, findBrowser, findEngine } from '@console/workspace';
import { defineConfig, type Project } from '@playwright/test';
import { journeyArguments } from './browser/chromium';
import { firefox } from './browser/firefox';

const reports = '../reports';

/** The engine whose journeys run. Each is a run of its own, so that its time and its failures stand for themselves. */
const engine = process.env.E2E_ENGINE ?? 'chromium';

const projectOptions: Readonly<Record<Engine['name'], (found: FoundEngine | undefined) => Project>> = {
  firefox: (found) => ({ use: firefox(found) }),
  // The one of a distribution has a driver and journeys of its own.
  webkit: (found) =>
    found?.own ? { use: { browserName: 'webkit' } } : { testMatch: 'webkit/*.spec.ts', testIgnore: [] },
};

const projects: Project[] = [
  {
    name: 'chromium',
    use: {
      browserName: 'chromium',
      launchOptions: { executablePath: findBrowser('headless'), args: journeyArguments() },
    },
  },
  ...engines.map((one) => ({ name: one.name, ...projectOptions[one.name](findEngine(one)) })),
];

/** Journeys over the production build: all of them in Chromium; in other engines as `docs/proof.md` says. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // A pattern as text would also match a folder that the workspace lies in.
  testIgnore: /[\\/]e2e[\\/]webkit[\\/]/,
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  outputDir: `${reports}/playwright-${engine}`,
  globalSetup: './site/prepareSite.ts',
  projects: projects.filter(({ name }) => name === engine),
  fullyParallel: true,
  // One more than the two cores that are promised: journeys wait, and a third worker uses that time.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  forbidOnly: Boolean(process.env.CI),
  // Limits are for what hangs; on a machine that does other work, too, everything takes a multiple of its time.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `${reports}/playwright-${engine}.json` }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
});
