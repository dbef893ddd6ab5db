import type { Page } from '@playwright/test';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });
test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Each journey of other engines has a context of its own.',
);

/** Names of what is kept for the console in this browser, for this tab included. */
const kept = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').filter(Boolean),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);

let clean: unknown[];
let origin: string;

test('a journey leaves something of each kind', async ({ page, context, site }) => {
  await page.goto('/login');
  clean = await kept(page);
  origin = site.url;
  await page.evaluate(async () => {
    localStorage.setItem('left', '');
    sessionStorage.setItem('left in the tab', '');
    await cookieStore.set('left', '1');
    await caches.open('left in a cache');
    await new Promise((done) => {
      indexedDB.open('left in a database').onsuccess = done;
    });
  });
  expect((await kept(page)).length).toBe(clean.length + 5);
  await context.route('**/login', (route) => route.fulfill({ body: 'another page' }));
  await context.newPage();
});

test('the next one finds nothing of it, but the files of the console', async ({ page, context, site }) => {
  expect(site.url).toBe(origin);
  expect(context.pages()).toEqual([page]);
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await kept(page)).toEqual(clean);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(fetched.every((size) => size === 0)).toBe(true);
});

test('a clock that was set counts for its journey only', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2020-01-01T00:00:00Z'));
  await page.goto('/login');
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(2020);
});

test('the time of the next one is that of today', async ({ page }) => {
  await page.goto('/login');
  expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(2020);
});
