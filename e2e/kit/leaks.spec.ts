import { join, resolve } from 'node:path';
import { type DevServer, describeLeak, type Leak, startDevServer } from '@console/kit';
import { signIn } from '../browser/signIn';
import { test as base, expect } from '../browser/test';
import { remoteNames } from '../site/builds';
import { deep } from '../site/deep';
import { developmentShell } from './developmentShell';

const workspace = resolve(import.meta.dirname, '../..');

/** A remote as it is written, and what it left behind each time its pages were left. */
const test = base.extend<{ remoteName: string; live: { server: DevServer; left: (readonly Leak[])[] } }>({
  remoteName: ['readers', { option: true }],
  live: async ({ remoteName }, use) => {
    const left: (readonly Leak[])[] = [];
    const server = await startDevServer({
      remote: join(workspace, 'remotes', remoteName),
      onLeft: (leaks) => left.push(leaks),
    });
    await use({ server, left });
    await server.close();
  },
  siteOptions: async ({ live }, use) => {
    await use({ overrideOrigins: [live.server.origin], shellDir: await developmentShell() });
  },
});

for (const remoteName of remoteNames)
  test.describe(remoteName, () => {
    test.use({ remoteName });
    test(`the pages of ${remoteName} leave no listener and no timer behind`, async ({
      page,
      live,
      trouble,
    }) => {
      test.skip(!deep, 'every remote is built for development in npm run test:deep');
      const { server, left } = live;
      trouble.allowOrigin(server.origin);
      const pages = server.build.routes.map(({ path }) => path).filter((path) => !path.includes(':'));
      const [first = '/'] = pages;
      await signIn(page);
      await page.goto(`${first}?remote.${remoteName}=${server.origin}`);
      await page.getByRole('button', { name: 'Run it' }).click();
      await expect(page.getByRole('alert').filter({ hasText: `runs from ${server.origin}` })).toBeVisible();
      for (const path of pages) {
        const link = page.locator(`a[href="${path}"]`).first();
        // Forms have a button in place of a link.
        if (!(await link.isVisible())) continue;
        await link.click();
        await expect(page).toHaveURL((url) => url.pathname === path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
      }
      const elsewhere = remoteName === 'readers' ? 'Jobs' : 'Readers';
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: elsewhere }).click();
      await expect.poll(() => left.length).toBe(1);
      expect((left[0] ?? []).map(describeLeak)).toEqual([]);
    });
  });
