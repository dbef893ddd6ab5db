import { alterOnTheWay } from '../browser/alterOnTheWay';
import { expect } from '../browser/test';
import { fileOf } from '../site/fileKinds';
import { heard, list, show } from './portalPage';
import { test } from './test';

test.use({ isFirstVisit: true });

for (const kind of ['entry', 'exposed module', 'page'] as const)
  test(`the ${kind} of an embedded part is altered on the way: it does not run, the part says so, and is there once it arrives whole`, {
    tag: '@engines',
  }, async ({ page, portal, site, trouble }) => {
    trouble.expect(/integrity|ChunkLoadError|net::ERR/);
    const remote = await site.store.remote('readers');
    const mend = await alterOnTheWay(page, site.url + remote.base + fileOf(remote, kind), (content) =>
      Buffer.concat([Buffer.from('globalThis.tampered = true;'), content]),
    );
    await page.goto(`${portal.url}/plain.html`);
    await show(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await expect(list(page)).toHaveCount(0);
    expect((await heard(page)).map(([type]) => type)).toContain('rfid-failure');

    await mend();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(list(page)).toBeVisible();
  });
