import { cert, key } from '../../infra/gateway/test/certificate';
import { expect, test } from '../browser/test';

test.use({ siteOptions: { tls: { key, cert } }, ignoreHTTPSErrors: true });

for (const address of ['/jobs', '/login', '/?remotes=off'])
  test(`over HTTP/2 the scripts of ${address} that are named before the document are loaded once @engines`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByLabel('Username')).toBeVisible();
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        .map((entry) => ({ name: entry.name, by: (entry as PerformanceResourceTiming).initiatorType })),
    );
    expect(loaded.map(({ by }) => by)).toContain('early-hints');
    const names = loaded.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });
