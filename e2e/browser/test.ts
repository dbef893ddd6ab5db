import { test as base, expect, type Page } from '@playwright/test';
import { type Service, startService } from '../site/service';
import { type Site, type SiteOptions, startSite } from '../site/startSite';
import { axe } from './axe';
import { type Trouble, watchTrouble } from './trouble';

interface Fixtures {
  /** How the site of a test differs from others: `test.use({ siteOptions: { … } })`. */
  siteOptions: SiteOptions;
  /** A console of the test's own, so that the test may damage and release remotes as it likes. */
  site: Site;
  /** What went wrong in the browser; fails the test unless it was expected. */
  trouble: Trouble;
}

interface WorkerFixtures {
  runningService: Service;
}

/** The test of this suite: a browser that notices everything, a console and a service with the demonstration fleet. */
export const test = base.extend<Fixtures & { service: Service }, WorkerFixtures>({
  runningService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
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
  site: async ({ service, siteOptions }, use) => {
    const site = await startSite(service.url, siteOptions);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  trouble: [
    async ({ context, site }, use) => {
      const trouble = await watchTrouble(context, site.url);
      await use(trouble);
      expect(trouble.unexpected(), 'trouble in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { axe, expect, type Page };
