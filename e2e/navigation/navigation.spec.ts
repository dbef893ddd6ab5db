import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { signInIn } from '../language/openIn';

const bar = [
  ['Readers', '/readers/definitions'],
  ['Recipes', '/recipes'],
  ['Thresholds', '/thresholds'],
  ['Zone Maps', '/zone-maps'],
  ['Jobs', '/jobs'],
  ['Items', '/data'],
  ['Users', '/users'],
  ['Facilities', '/facilities'],
] as const;

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('[NAV-01] the root and the index of the readers lead to the reader definitions', async ({ page }) => {
  await signIn(page);
  for (const address of ['/', '/readers', '/readers/']) {
    await page.goto(address);
    await expect(page).toHaveURL('/readers/definitions');
    await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  }
});

test('[NAV-03] the bar shows the eight areas in their order, and each leads to its area', async ({
  page,
}) => {
  await signIn(page);
  await expect(main(page).getByRole('link')).toHaveText(bar.map(([name]) => name));
  for (const [name, address] of bar) {
    await main(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await axe(page);
  }
});

test('[NAV-05] every entry of More that stays in the console opens its route', { tag: '@engines' }, async ({
  page,
}) => {
  await signIn(page);
  const inside = [
    ['Admin', '/admin'],
    ['Event configuration', '/event-configuration/publishers'],
    ['Logs', '/logs/readers'],
    ['Host health', '/host-health'],
    ['Config migration', '/config-migration'],
    ['NTP reader sync', '/ntp-reader-sync'],
  ] as const;
  for (const [name, address] of inside) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'About', exact: true }).click();
  const about = page.getByRole('dialog', { name: 'About RFID Console' });
  await expect(about.getByText('2.3.0')).toBeVisible();
  await axe(page);
});

test('[TITLE-04] the 404 route says "Page Not Found", outside the authenticated area and inside', async ({
  page,
}) => {
  await page.goto('/404');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found');
  await expect(main(page)).toHaveCount(0);
  await axe(page);

  await signIn(page);
  await page.goto('/404');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(main(page)).toBeVisible();
  await axe(page);
});

test('[TITLE-05] an unknown address is loaded from the server once more, and then not found', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const notFound = page.getByRole('heading', { name: 'Page Not Found' });

  await page.goto('/nowhere/at/all');
  await expect(notFound).toBeVisible();
  expect(documents).toEqual(['/nowhere/at/all', '/nowhere/at/all']);

  await signIn(page);
  documents.length = 0;
  // An address that the running console comes across, as a link in it would.
  await page.evaluate(() => {
    history.pushState({}, '', '/readers/nowhere');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(notFound).toBeVisible();
  await expect(main(page)).toBeVisible();
  expect(documents).toEqual(['/readers/nowhere']);

  await page.reload();
  await expect(notFound).toBeVisible();
  expect(documents).toEqual(['/readers/nowhere', '/readers/nowhere']);
});

test('going from page to page moves the focus to the heading and announces the title', {
  tag: '@engines',
}, async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('grid')).toBeVisible();
  await main(page).getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused();
  await expect(page.getByText('Users', { exact: true }).and(page.locator('[aria-live]'))).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle('Reader definitions');
});

/** The two widths that the documents name, beside those of devices. */
const namedWidths = {
  ...widths,
  'mobile (767)': { width: 767, height: 900 },
  'jumbo (1201)': { width: 1201, height: 900 },
};

for (const [name, size] of Object.entries(namedWidths))
  test(`[NAV-12] at the width of a ${name} everything in the bar can be reached and nothing runs over the edge`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signIn(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    for (const [entry] of bar)
      await expect(main(page).getByRole('link', { name: entry, exact: true })).toBeInViewport();
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeInViewport();
    await axe(page);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  });

for (const language of ['en', 'de'] as const)
  test(`[NAV-12] the bar is one line at every width in ${language}; what does not fit is at the beginning of More`, async ({
    page,
  }) => {
    await signInIn(page, language);
    await page.goto('/facilities');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const more = page.locator('[data-tour=navigation-more] button');
    const inBar = page.locator('.navigation__list').getByRole('link');
    const current = page.locator('[role=menuitem][aria-current]');
    await expect(inBar).toHaveCount(bar.length);
    const areas = await inBar.allTextContents();
    for (const width of [1440, 1280, 1201, 1100, 1024, 992, 900, 800, 768, 767, 700]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBeLessThan(53);
      if (width < 768) continue;
      await expect(async () => {
        await more.click();
        const shown = await inBar.allTextContents();
        const entries = await page.getByRole('menuitem').allTextContents();
        await page.keyboard.press('Escape');
        expect([...shown, ...entries.slice(0, areas.length - shown.length)]).toEqual(areas);
      }).toPass();
    }
    await page.setViewportSize({ width: 768, height: 900 });
    await more.click();
    await expect(current).toHaveText(areas.at(-1) ?? '');
    await axe(page);
    const first = page.getByRole('menuitem').first();
    const label = (await first.textContent()) ?? '';
    await first.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await more.click();
    await expect(current).toHaveText(label);
  });

test('More is marked while a page of it is shown', async ({ page }) => {
  await signIn(page, '/host-health');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.locator('[role=menuitem][aria-current]')).toHaveText('Host health');
});

test('the files of an area that was never opened are fetched ahead, and its page takes them from the cache', {
  tag: '@engines',
}, async ({ page }) => {
  await signIn(page);
  /** Kinds of requests for a file of the jobs, and the bytes of each that came over the network. */
  const requests = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/remotes\/jobs\/.*\.js$/.test(name))
        .map(({ initiatorType, transferSize }) => ({ initiatorType, transferSize })),
    );
  await expect.poll(requests).toContainEqual({ initiatorType: 'fetch', transferSize: expect.any(Number) });
  await main(page).getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  const ofPage = (await requests()).filter(({ initiatorType }) => initiatorType !== 'fetch');
  expect(ofPage).not.toEqual([]);
  for (const { transferSize } of ofPage) expect(transferSize).toBe(0);
});
