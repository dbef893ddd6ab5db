import { startSession } from '../browser/signIn';
import { startPortal } from '../embedding/portal';
import { heard, list, show } from '../embedding/portalPage';
import { fileOf } from '../site/fileKinds';
import { firstReader, storedReader } from '../site/fleet';
import { test as base, expect } from './test';
import { startWay } from './way';

interface Fixtures {
  startedPortal: { readonly url: string; readonly embed: (consoleUrl: string, token: string) => void };
  /** Origin of a third-party site that embeds the console of the test. */
  portal: string;
}

const test = base.extend<Fixtures>({
  startedPortal: async ({ notes }, use) => {
    const portal = await startPortal();
    const way = await startWay(portal.url, notes.note);
    await use({ url: way.url, embed: portal.embed });
    await way.close();
    await portal.close();
  },
  siteOptions: async ({ startedPortal }, use) => use({ allowedOrigins: [startedPortal.url] }),
  portal: async ({ startedPortal, way }, use) => {
    const [token = ''] = await startSession(way.url);
    startedPortal.embed(way.url, token);
    await use(startedPortal.url);
  },
});

for (const path of ['/plain.html', '/pinned.html'])
  test(`in ${path} of a foreign site, under its policy: a reader is opened, edited and saved`, {
    tag: path === '/plain.html' ? '@engines' : [],
  }, async ({ page, portal, service }) => {
    const name = await firstReader(service);
    await page.goto(portal + path);
    await show(page);
    await list(page).getByRole('link', { name, exact: true }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Address').fill('from-the-portal.example');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(`The reader definition “${name}” was saved.`)).toBeVisible();
    expect(await storedReader(service, name)).toMatchObject({ address: 'from-the-portal.example' });
    expect(await page.url()).toBe(portal + path);
    expect(await heard(page)).toContainEqual(['rfid-ready', null]);
  });

for (const kind of ['entry', 'exposed module', 'page'] as const)
  test(`the ${kind} of an embedded part is altered on the way: it does not run, and the part says so`, async ({
    page,
    portal,
    site,
    way,
    trouble,
  }) => {
    trouble.expect(/integrity|ChunkLoadError|file: <script/);
    const remote = await site.store.remote('readers');
    way.alter(remote.base + fileOf(remote, kind), (text) => `globalThis.tampered = true;${text}`);
    await page.goto(`${portal}/plain.html`);
    await show(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await expect(page.getByRole('grid')).toHaveCount(0);
  });
