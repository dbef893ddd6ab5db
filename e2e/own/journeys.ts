import { test as base, expect, type Page } from '@playwright/test';
import { axe } from '../browser/axe';
import { lookAtPage, lookInEachLanguage } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { type Trouble, watchTrouble } from '../browser/trouble';

interface Fixtures {
  /** Errors in the browser; they fail the test unless they were expected. */
  trouble: Trouble;
}

/** The test of a remote in its own repository: a whole console, and a browser that notices everything. */
export const test = base.extend<Fixtures>({
  trouble: [
    async ({ context, baseURL }, use) => {
      const trouble = await watchTrouble(context, baseURL ?? '');
      await use(trouble);
      await trouble.settle();
      expect(trouble.unexpected(), 'trouble in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { axe, expect, lookAtPage, lookInEachLanguage, type Page, signIn };
