import { cert, key } from '../../infra/gateway/test/certificate';
import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';

for (const [protocol, siteOptions] of [
  ['HTTP/1.1', {}],
  ['TLS, where HTTP/2 does not take them', { tls: { key, cert } }],
] as const)
  test.describe(`by ${protocol}`, () => {
    test.use({ siteOptions, ignoreHTTPSErrors: true });

    test('a browser that somebody has left sixty large cookies in is not shut out: it opens the console, and they are gone', async ({
      page,
      context,
      site,
    }) => {
      const jobs = page.getByRole('heading', { level: 1, name: 'Jobs' });
      const bytes = async () =>
        (await context.cookies(site.url)).reduce(
          (sum, { name, value }) => sum + name.length + value.length,
          0,
        );

      // What a remote, or another program under the same name, may leave.
      await context.addCookies(
        Array.from({ length: 60 }, (_, at) => ({
          name: `junk${at}`,
          value: 'x'.repeat(3900),
          url: site.url,
        })),
      );
      expect(await bytes()).toBeGreaterThan(200_000);

      await signIn(page, '/jobs');
      await expect(jobs).toBeVisible();
      await expect(page.getByRole('grid').first()).toBeVisible();
      expect(await bytes()).toBeLessThan(10_000);

      const again = await context.newPage();
      await again.goto('/?remotes=off');
      await expect(again.getByLabel('Username')).toBeVisible();
    });
  });
