import { expect, type Page } from '@playwright/test';
import { siteTest } from '../site/siteTest';
import { axe } from './axe';
import { KeptContext } from './keptContext';
import { watchOpenedParts } from './openedParts';
import { type Trouble, watchTrouble } from './trouble';

interface Fixtures {
  /** Errors in the browser; they fail the test unless they were expected. */
  trouble: Trouble;
  /** A browser that has never opened the console, instead of that of the journeys before. @defaultValue false */
  isFirstVisit: boolean;
  /** Notes in the report which parts of remotes were opened, for `npm test -- changed`. */
  openedParts: undefined;
}

interface WorkerFixtures {
  keptContext: KeptContext;
}

/** The test of this suite: a browser that notices everything, a console and a service with the demonstration fleet. */
export const test = siteTest.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({ site }, use) => use(site.url),
  isFirstVisit: [false, { option: true }],
  keptContext: [
    async ({}, use) => {
      const kept = new KeptContext();
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, browserName, keptContext, isFirstVisit, baseURL, viewport, ignoreHTTPSErrors },
    use,
  ) => {
    if (isFirstVisit || browserName !== 'chromium') {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    await use(await keptContext.take(browser, JSON.stringify([baseURL, viewport, ignoreHTTPSErrors])));
    await keptContext.leave();
  },
  page: async ({ context, keptContext }, use) => use(await keptContext.openPage(context)),
  openedParts: [
    async ({ browser, context }, use, info) => {
      const opened = watchOpenedParts(browser, context);
      await use(undefined);
      info.annotations.push({ type: 'parts', description: opened.take().join(' ') });
    },
    { auto: true },
  ],
  trouble: [
    async ({ context, site }, use) => {
      const trouble = await watchTrouble(context, site.url);
      await use(trouble);
      await trouble.settle();
      expect(trouble.unexpected(), 'trouble in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { axe, expect, type Page };
