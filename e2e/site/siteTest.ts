import { freePort } from '@console/workspace';
import { test } from '@playwright/test';
import { type Service, startService } from './service';
import { type Site, type SiteOptions, startSite } from './startSite';

/** Fixtures of each test, whatever browser looks at it. */
export interface SiteFixtures {
  /** The service of the worker, in its first state. */
  service: Service;
  /** Differences of the site of a test: `test.use({ siteOptions: { … } })`. */
  siteOptions: SiteOptions;
  /** A console of the test's own, so that the test may damage and release remotes as it likes. */
  site: Site;
}

/** Fixtures of a worker: one service, which each test resets. */
export interface SiteWorkerFixtures {
  /** Port of the consoles of the worker's tests, one after the other: to the browser they are one. */
  sitePort: number;
  runningService: Service;
}

/** A test with a console and a service with the demonstration fleet. */
export const siteTest = test.extend<SiteFixtures, SiteWorkerFixtures>({
  sitePort: [async ({}, use) => use(await freePort('localhost')), { scope: 'worker' }],
  runningService: [
    async ({}, use) => {
      const service = await startService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  service: async ({ runningService }, use) => {
    await runningService.reset();
    await use(runningService);
  },
  siteOptions: [{}, { option: true }],
  site: async ({ service, sitePort, siteOptions }, use) => {
    const site = await startSite(service.url, { port: sitePort, ...siteOptions });
    await use(site);
    await site.close();
  },
});
