import type { Page } from '@playwright/test';

/**
 * Holds what is answered to a page, so that what comes before it can be seen or heard.
 * @param pattern addresses, as `page.route` takes them
 * @returns lets the answers through
 */
export async function holdAnswers(page: Page, pattern: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
