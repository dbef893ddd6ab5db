import { cert, key } from '../../infra/gateway/test/certificate';
import { expect, test } from '../browser/test';

test.use({ isFirstVisit: true });

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
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    expect(loaded.toSorted()).toEqual([...new Set(loaded)].toSorted());
  });
