import type { Request } from '@playwright/test';
import { limits } from '../../bench/src/budgets';
import { notInFirefox } from '../browser/notInFirefox';
import { signIn, startSignedIn, storedSession } from '../browser/signIn';
import { expect, test } from '../browser/test';

test.use({ isFirstVisit: true });

/** Runs in the page before its own scripts: keeps the time, in ms since 1970, at which the first row is there. */
function noteWhenListIsShown(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role="grid"] a')) return;
    (globalThis as { listShownAt?: number }).listShownAt = Date.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

test.describe('a list that does not poll meanwhile', () => {
  test.use({ siteOptions: { configuration: { pollInterval: 600_000 } } });

  test('the list opened by its address: few requests, each once, data beside code, nothing from elsewhere', async ({
    page,
    context,
  }) => {
    notInFirefox('it does not tell which code has run');
    await signIn(page);
    const session = await storedSession(page);
    await page.close();

    const cold = await context.newPage();
    await cold.addInitScript(noteWhenListIsShown);
    const requests: Request[] = [];
    const order: string[] = [];
    const pathOf = (url: string) => new URL(url).pathname;
    cold.on('request', (request) => {
      requests.push(request);
      order.push(`ask ${pathOf(request.url())}`);
    });
    cold.on('requestfinished', (request) => order.push(`got ${pathOf(request.url())}`));
    await startSignedIn(cold, session);
    await cold.coverage.startJSCoverage();
    await cold.goto('/readers/definitions');
    await expect(cold.getByRole('grid').getByRole('link').first()).toBeVisible();

    const run = (await cold.coverage.stopJSCoverage()).map(({ url }) => pathOf(url));
    const ahead = await cold
      .locator('link[rel=preload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(ahead.length).toBeGreaterThan(0);
    expect(
      ahead.filter((path) => !run.includes(path)),
      'fetched ahead in vain',
    ).toEqual([]);

    // What is fetched for later once the page rests is no part of its opening.
    const shownAt = await cold.evaluate(() => (globalThis as { listShownAt?: number }).listShownAt ?? 0);
    const asked = requests
      .map((request) => ({ path: pathOf(request.url()), at: request.timing().startTime }))
      // A request that is still on its way has no time.
      .filter(({ at }) => at > 0 && at <= shownAt)
      .map(({ path }) => path);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThanOrEqual(limits.openings['list cold']?.requests ?? 0);
    expect([...new Set(asked)]).toEqual(asked);
    const data = order.indexOf('ask /itemsense/configuration/v1/readerDefinitions/show');
    const code = order.findIndex((step) => /^ask \/remotes\/.*DefinitionsPage/.test(step));
    const shell = order.findIndex((step) => /^got \/assets\/main\./.test(step));
    expect(data, 'data is asked for').toBeGreaterThan(-1);
    expect(code, 'the page is asked for before the shell has arrived').toBeLessThan(shell);
  });

  test('another area: all that it needs is asked for in one wave while the pointer rests on its link, each once', async ({
    page,
  }) => {
    await signIn(page);
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    const pathOf = (url: string) => new URL(url).pathname;
    const order: string[] = [];
    const note = (what: 'ask' | 'got') => (request: Request) => {
      const path = pathOf(request.url());
      // Files that are fetched while the page rests are kept in the cache; nothing is run then.
      const isKept = request.resourceType() === 'fetch' && /^\/(remotes|assets)\//.test(path);
      if (!isKept) order.push(`${what} ${path}`);
    };
    page.on('request', note('ask'));
    page.on('requestfinished', note('got'));
    const asked = () => order.filter((step) => step.startsWith('ask '));
    const data = 'ask /itemsense/control/v1/jobs/show';

    const before = order.length;
    await page.getByRole('link', { name: 'Jobs', exact: true }).hover();
    await expect.poll(() => order).toContain(data.replace('ask', 'got'));
    const wave = order.slice(before);
    const ofRemote = wave.filter((step) => /^ask \/remotes\/jobs\//.test(step));
    // What was on its way before arrives when it likes, and so do parts of the shell that wait for a page at rest.
    const first = wave.findIndex(
      (step) => /^got \/(remotes\/jobs|itemsense)\//.test(step) && wave.includes(step.replace('got', 'ask')),
    );
    expect(
      [data, ...ofRemote].filter((step) => wave.indexOf(step) > first),
      'asked for only when something else was there',
    ).toEqual([]);

    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    await expect(page.getByRole('grid').first()).toBeVisible();
    const files = asked().filter((step) => /^ask \/(remotes|assets)\//.test(step));
    expect([...new Set(files)], 'each file once').toEqual(files);
    expect(asked().filter((step) => step === data)).toHaveLength(1);
  });
});

test('the list polls, and stops when it is left', async ({ page, service }) => {
  await page.clock.install();
  await signIn(page);
  await expect(page.getByRole('grid')).toBeVisible();
  const polls = () => service.requests.filter(({ path }) => path.endsWith('/readerDefinitions/show')).length;
  const before = polls();
  await page.clock.runFor(5_100);
  await expect.poll(polls).toBe(before + 1);

  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const left = polls();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  expect(polls()).toBe(left);
});
