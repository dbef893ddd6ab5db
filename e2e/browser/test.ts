import { expect, type Page } from '@playwright/test';
import { siteTest } from '../site/siteTest';
import { axe } from './axe';
import { type Trouble, watchTrouble } from './trouble';

interface Fixtures {
  /** Errors in the browser; they fail the test unless they were expected. */
  trouble: Trouble;
}

/** The test of this suite: a browser that notices everything, a console and a service with the demonstration fleet. */
export const test = siteTest.extend<Fixtures>({
  baseURL: async ({ site }, use) => use(site.url),
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
