import type { Page } from '@playwright/test';

/** Everything a page keeps that outlives a form: what is drawn, stored and addressed. */
export const keptByPage = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await globalThis.caches.keys();
    return JSON.stringify([
      location.href,
      history.state,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      caches,
    ]);
  });
