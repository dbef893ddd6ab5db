import { signIn } from '../browser/signIn';
import { expect, type Page, test } from '../browser/test';
import { fileKinds } from '../site/fileKinds';
import { type Site, startSite } from '../site/startSite';
import { releasedBuild } from '../site/store';
import { renamedReaders } from './doctoredBuild';

test.use({ isFirstVisit: true, siteOptions: { configuration: { keepCode: true } } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Signs in, and looks at the list of readers. */
async function openList(page: Page): Promise<void> {
  await signIn(page, '/readers/definitions');
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Loads the list anew. */
async function reloadList(page: Page, name = 'Reader definitions'): Promise<void> {
  await page.reload();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Scripts in the caches of the console's code, by the cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const scripts = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return Object.fromEntries(names.map((name, at) => [name, scripts[at] ?? []]));
  });

/** Waits until a worker answers for the console, from what belongs to the registry of now. @returns what is kept */
async function expectKept(page: Page, { store }: Site): Promise<readonly string[]> {
  const { revision } = await store.registry();
  await expect
    .poll(async () => Object.keys(await kept(page)).map((name) => name.split('-').at(-1)))
    .toEqual([String(revision)]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL ?? ''),
    )
    .toMatch(new RegExp(`-${revision}$`));
  return Object.values(await kept(page)).flat();
}

/** Opens the list, and stays until its code is kept. @returns what is kept */
async function openUntilKept(page: Page, site: Site): Promise<readonly string[]> {
  await openList(page);
  return expectKept(page, site);
}

/** Where a worker took a file from, by the name of the standard and the one before it. */
interface RoutedTiming {
  workerFinalRouterSource: string;
  workerFinalSourceType: string;
}

/** Where the scripts of the page came from: its path, and `cache` or `network`. */
const sources = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => [
        new URL(entry.name).pathname,
        (entry as Partial<RoutedTiming>).workerFinalRouterSource ??
          (entry as Partial<RoutedTiming>).workerFinalSourceType,
      ]),
  );

const isBoot = (path: string | undefined) => /^\/assets\/(boot|frame)\./.test(path ?? '');

/** Loads the list anew, and looks where its scripts come from. @param before what was kept when that began */
async function expectFromKept(page: Page, before: readonly string[]): Promise<void> {
  await reloadList(page);
  const found = (await sources(page)).filter(([path]) => before.includes(path ?? ''));
  for (const needed of [/\/libraries\./, /\/main\./, /\/remoteEntry\./, /\/DefinitionsPage\./])
    expect(
      found.some(([path]) => needed.test(path ?? '')),
      `${needed}`,
    ).toBe(true);
  for (const [path, source] of found)
    expect([path, source]).toEqual([path, isBoot(path) ? 'network' : 'cache']);
}

/** Changes what is kept of files by their names, as another program at this origin could. */
const alterKept = (page: Page, pattern: RegExp) =>
  page.evaluate(async (source) => {
    let altered = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new RegExp(source).test(request.url.split('/').at(-1) ?? '')) continue;
        const headers = { 'content-type': 'text/javascript' };
        await cache.put(request, new Response('globalThis.evil = true;', { headers }));
        altered += 1;
      }
    }
    return altered;
  }, pattern.source);

const isEvil = (page: Page) => page.evaluate(() => 'evil' in globalThis);

test.describe('in a browser whose workers have routes', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium has them');

  test('from the second visit on all scripts but the first come from what is kept, and the network brings the document', async ({
    page,
    site,
  }) => {
    const before = await openUntilKept(page, site);
    const documents: string[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) documents.push(`${response.fromServiceWorker()}`);
    });
    await expectFromKept(page, before);
    expect(documents).toEqual(['false']);
  });

  test('a release and its rollback are what runs at the next visit, and what is kept follows', async ({
    page,
    site,
  }) => {
    const before = await releasedBuild('readers');
    const next = await renamedReaders();
    await openUntilKept(page, site);
    const { base } = await site.store.remote('readers');

    await site.release(next.dist);
    await next.discard();
    await reloadList(page, 'Our reader definitions');
    const released = await site.store.remote('readers');
    const after = await expectKept(page, site);
    expect(after.some((path) => path.startsWith(released.base))).toBe(true);
    expect(after.filter((path) => path.startsWith(base))).toEqual([]);

    await site.release(before);
    await reloadList(page);
    const rolledBack = await expectKept(page, site);
    expect(rolledBack.filter((path) => path.startsWith(released.base))).toEqual([]);
    await expectFromKept(page, rolledBack);
  });

  test('an altered page in what is kept does not run, its area says so, and the next try takes it from the network', async ({
    page,
    site,
    trouble,
  }) => {
    await openUntilKept(page, site);
    trouble.expect(/integrity|ChunkLoadError|net::ERR/);
    expect(await alterKept(page, fileKinds.page.file)).toBe(1);
    await page.reload();
    await expect(heading(page, 'Readers is not available now')).toBeVisible();
    expect(await isEvil(page)).toBe(false);
    await reloadList(page);
    expect(await isEvil(page)).toBe(false);
  });

  test('altered code of the console in what is kept does not run, this is said, and a reload takes it from the network', async ({
    page,
    site,
    trouble,
  }) => {
    await openUntilKept(page, site);
    trouble.expect(/integrity|net::ERR/);
    expect(await alterKept(page, /^(main|libraries|boot|frame)\./)).toBeGreaterThan(2);
    await page.reload();
    await page.getByRole('alert').getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await isEvil(page)).toBe(false);
  });

  test('where it is switched off in the configuration, worker and code are removed', async ({
    page,
    site,
    service,
  }) => {
    await openUntilKept(page, site);
    // Nothing asks the console while it is away.
    await page.goto('about:blank');
    await site.close();
    const off = await startSite(service.url, { port: Number(new URL(site.url).port) });
    try {
      await page.goto('/readers/definitions');
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      await expect.poll(() => kept(page)).toEqual({});
      await reloadList(page);
      for (const [path, source] of await sources(page)) expect([path, source]).toEqual([path, '']);
    } finally {
      await off.close();
    }
  });
});

test('a browser whose workers have no routes keeps nothing, and gets no worker', { tag: '@engines' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const timing = PerformanceResourceTiming.prototype as Partial<RoutedTiming>;
    delete timing.workerFinalRouterSource;
    delete timing.workerFinalSourceType;
  });
  const loaded = page.waitForResponse(/\/assets\/keepCode\./);
  await openList(page);
  await (await loaded).finished();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await kept(page)).toEqual({});
});
