import { pagesOf, paths, publishedPages, shellPages } from '@console/remote/contract';
import type { Page } from '@playwright/test';
import { startSession, startSignedIn } from '../browser/signIn';
import { axe, expect, test } from '../browser/test';
import { codeOfConsole, holdCode } from './holdCode';

test.use({ isFirstVisit: true });

/** The frame that the document shows. */
const frameOf = (page: Page) => page.locator('.frame[inert]');

/** Tells the gateway that this browser has the script of the frame, as after a visit before. */
async function haveFrame(page: Page, url: string): Promise<void> {
  const document = await (await fetch(`${url}/readers/definitions`)).text();
  const [, file = ''] = /<meta name="console-frame" content="(\S+) /.exec(document) ?? [];
  expect(file).toMatch(/^frame\./);
  await page.context().addCookies([{ name: 'console-frame', value: file, url }]);
}

/** Parts of the frame as a person sees them, with their places and colours. */
const parts = (page: Page, frame: '#console' | '.frame[inert]') =>
  page
    .locator(frame)
    .locator(
      ':is(.frame__bar, .frame__product, .navigation, .navigation *, .frame__user *, .frame__subheader, .frame__subheader *, .page__heading):not([data-tour="navigation-more"] [popover])',
    )
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font } = getComputedStyle(element);
        const text = element.children.length === 0 ? element.textContent : '';
        return [element.localName, text, x, y, width, height, color, backgroundColor, font].join(' ');
      }),
    );

/** Sums up how far what is seen moves by itself. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shifted: Number(Reflect.get(globalThis, 'shifted')) + Number(Reflect.get(entry, 'value')),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const looks = [
  {
    name: 'in a line',
    width: 1440,
    theme: 'light',
    address: '/readers/definitions',
    area: 'Readers',
    heading: 'Reader definitions',
  },
  { name: 'in the dark', width: 1440, theme: 'dark', address: '/jobs', area: 'Jobs', heading: 'Jobs' },
  {
    name: 'with areas that have no room',
    width: 900,
    theme: 'contrast',
    address: '/users',
    area: undefined,
    heading: 'Users',
  },
  {
    name: 'folded',
    width: 400,
    theme: 'dark',
    address: '/readers/configurations',
    area: undefined,
    heading: 'Reader configurations',
  },
];

for (const { name, width, theme, address, area, heading } of looks)
  test(`the frame is there before the code, and the console takes its place without a jump: ${name}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await haveFrame(page, site.url);
    await startSignedIn(page, await startSession(site.url));
    await noteShifts(page);
    await page.addInitScript((chosen) => localStorage.setItem('console-theme', chosen), theme);
    const letThrough = await holdCode(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(frameOf(page)).toBeVisible();
    await expect(frameOf(page).locator('.page__heading')).toHaveText(heading);
    if (area) await expect(frameOf(page).locator('.navigation__link.active')).toHaveText(area);
    await expect(page.locator('.design:has(> .frame[inert])')).toHaveAttribute('data-theme', theme);
    await axe(page);
    const ofDocument = await parts(page, '.frame[inert]');

    letThrough();
    await expect(page.locator('#console').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('#console .page__outline')).toHaveCount(0);
    await expect(frameOf(page)).toHaveCount(0);
    expect(await parts(page, '#console')).toEqual(ofDocument);
    expect(Number(await page.evaluate(() => Reflect.get(globalThis, 'shifted')))).toBeLessThan(0.01);
  });

test('who comes back in a language that is read from the right sees the frame in it', async ({
  page,
  site,
}) => {
  await startSignedIn(page, await startSession(site.url));
  await page.addInitScript(() => localStorage.setItem('console-language', 'ar'));
  await page.goto('/readers/definitions');
  await expect(page.locator('#console .page__heading')).toBeVisible();
  await expect(frameOf(page)).toHaveCount(0);
  // The console has the browser keep it once nothing waits for it any more.
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'console-frame'))
    .toBe(true);
  const [, ...now] = await parts(page, '#console');

  const letThrough = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(frameOf(page)).toBeVisible();
  const [, ...ofDocument] = await parts(page, '.frame[inert]');
  expect(ofDocument).toEqual(now);
  expect(
    await frameOf(page)
      .locator('.frame__product')
      .evaluate((product) => product.getBoundingClientRect().right > innerWidth / 2),
  ).toBe(true);
  letThrough();
  await expect(page.locator('#console .page__heading')).toBeVisible();
  await expect(frameOf(page)).toHaveCount(0);
});

test('who waits for a script that hangs is told, with the frame and without it', async ({ page, site }) => {
  await startSignedIn(page, await startSession(site.url));
  await page.clock.install();
  for (const framed of [false, true]) {
    if (framed) await haveFrame(page, site.url);
    const letThrough = await holdCode(page);
    await page.goto('/readers/definitions', { waitUntil: 'commit' });
    if (framed) await expect(frameOf(page).locator('.page__heading')).toBeVisible();
    else await expect(page.locator('#console > div')).toBeVisible();
    await page.clock.fastForward('00:19');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward('00:02');
    await expect(page.getByRole('alert')).toContainText('The console has not arrived yet.');
    await expect(page.getByRole('link', { name: 'Reload' })).toBeInViewport();
    if (framed) await axe(page);

    letThrough();
    await expect(page.locator('#console').getByRole('heading', { name: 'Reader definitions' })).toBeVisible();
    await expect(page.getByText('The console has not arrived yet.')).toHaveCount(0);
    await page.unroute(codeOfConsole);
  }
});

test('who waits for a script that cannot be loaded is told at once, and gets the console by the link', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED|NS_ERROR|integrity/);
  await haveFrame(page, site.url);
  await startSignedIn(page, await startSession(site.url));
  await page.addInitScript(() => localStorage.setItem('console-language', 'de'));
  await page.route(codeOfConsole, (route) => route.abort());
  await page.goto('/readers/definitions');
  await expect(page.getByRole('alert')).toContainText('Die Konsole ist noch nicht eingetroffen.');
  await page.unroute(codeOfConsole);
  await page.getByRole('link', { name: 'Neu laden' }).click();
  await expect(page.locator('#console').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('nothing is shown ahead to who is not signed in, and to who is here for the first time', async ({
  page,
  site,
}) => {
  await holdCode(page);
  const asked = page.waitForRequest(codeOfConsole);
  await page.goto('/readers/definitions', { waitUntil: 'commit' });
  await asked;
  await expect(frameOf(page)).toHaveCount(0);
  await haveFrame(page, site.url);
  await page.goto('/readers/definitions', { waitUntil: 'commit' });
  await expect(page.locator('script[src*="/frame."]')).toBeAttached();
  await page.evaluate(
    () =>
      document.readyState === 'loading' &&
      new Promise((resolve) => addEventListener('readystatechange', resolve)),
  );
  await expect(frameOf(page)).toHaveCount(0);
});

test('[SESSION-08] the frame makes room for what the service says of its state', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/500/);
  await haveFrame(page, site.url);
  await startSignedIn(page, await startSession(site.url));
  await page.route('**/api/provisioning_state', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/readers/definitions');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(frameOf(page)).toHaveCount(0);
});

test('the heading that a page has ahead is the one that it has', async ({ page, site }) => {
  await haveFrame(page, site.url);
  await startSignedIn(page, await startSession(site.url));
  await page.addInitScript(() =>
    new MutationObserver(() => {
      const heading = document.querySelector('.frame[inert] .page__heading');
      if (heading) Object.assign(globalThis, { ahead: heading.textContent });
    }).observe(document, { childList: true, subtree: true }),
  );
  const lists = pagesOf({ ...publishedPages, ...shellPages }).filter(
    ({ path, title, parent }) =>
      title && !parent && !path.includes(':') && path !== paths.notFound() && path !== paths.login(),
  );
  const found: string[][] = [];
  for (const { path } of lists) {
    await page.goto(path);
    const heading = page.locator('#console .page:not(:has(.page__outline)) .page__heading');
    await expect(heading).toBeVisible();
    const ahead = await page.evaluate(() => String(Reflect.get(globalThis, 'ahead')));
    found.push([path, ahead, (await heading.textContent()) ?? '']);
  }
  // A number of rows may come behind it.
  expect(found.filter(([, ahead = '', heading]) => !heading?.startsWith(ahead))).toEqual([]);
  expect(found.length).toBeGreaterThan(20);
});
