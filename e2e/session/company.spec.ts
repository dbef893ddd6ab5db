import { resolve } from 'node:path';
import { readAccountTable } from '../../infra/gateway/src/identity/accountTable';
import { freePort, identityOf } from '../../infra/gateway/test/company';
import { startProvider, type TestProvider } from '../../infra/gateway/test/provider';
import { administrator, storedSession } from '../browser/signIn';
import { axe, test as base, expect, type Page } from '../browser/test';
import { asked, type Service } from '../site/service';

const table = readAccountTable(
  JSON.stringify({
    accounts: [{ name: administrator.name, passwordFile: 'administrator' }],
    rules: [{ claims: { groups: 'rfid-admins' }, account: administrator.name }],
  }),
);

/** A site whose people sign in at a real provider. */
const test = base.extend<{ provider: TestProvider }>({
  provider: async ({}, use) => {
    const provider = await startProvider(resolve(import.meta.dirname, '../../infra/gateway/test'));
    await use(provider);
    await provider.close();
  },
  siteOptions: async ({ provider }, use) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    await provider.register(url);
    await use({
      port,
      identity: identityOf(provider.issuer, url, { table, readFile: () => administrator.password }),
    });
  },
});

/** Signs in on the page of the provider. */
async function signInAtProvider(page: Page, person: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(person);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).press('Enter');
}

const companyLink = (page: Page) => page.getByRole('link', { name: 'Sign in with Company' });

/** Headers of the calls that the service was asked with. */
const authorizations = (service: Service) =>
  asked(service, 'GET', /^\/itemsense\//).map(({ headers }) => headers.authorization);

// The provider is another site, and its page loads a font from far away.
test.beforeEach(async ({ context, trouble, provider }) => {
  trouble.allowOrigin(provider.issuer);
  trouble.allowOrigin('https://fonts.googleapis.com');
  await context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
});

test('who signs in at the company works by an account of the service, in another tab, too, and no script has its token', async ({
  page,
  context,
  service,
}) => {
  await page.goto('/recipes');
  await expect(companyLink(page)).toBeVisible();
  await axe(page);
  await companyLink(page).press('Enter');
  await signInAtProvider(page, 'ada');
  await expect(page.getByRole('grid', { name: 'Recipes' })).toBeVisible();
  const [token, user] = await storedSession(page);
  expect([token, user]).toEqual([
    expect.stringMatching(/^console-session\./),
    JSON.stringify({ name: 'ada', roles: ['Admin'] }),
  ]);
  for (const authorization of authorizations(service))
    expect(authorization).toEqual(expect.not.stringContaining('console-session'));

  // A tab that opens later knows the person at once: nobody is asked, no address is in between.
  const other = await context.newPage();
  const asks: string[] = [];
  other.on('request', (request) => asks.push(new URL(request.url()).pathname));
  await other.goto('/recipes');
  await expect(other.getByRole('grid', { name: 'Recipes' })).toBeVisible();
  expect(asks.filter((path) => path.startsWith('/console/s'))).toEqual([]);

  await page.bringToFront();
  await page.getByRole('button', { name: 'ada' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  // The provider asks whether the person wants to leave it, too.
  await page.getByRole('button', { name: 'Yes, sign me out' }).press('Enter');
  await expect(companyLink(page)).toBeVisible();
  await expect(companyLink(other)).toBeVisible();
  await other.reload();
  await expect(companyLink(other)).toBeVisible();
});

test('a session that ended is taken up again in another tab, and nothing that was typed is lost', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/console error: .*401/);
  // No recipe has the name yet.
  trouble.expect(/console error: .*404.*recipes/);
  await page.goto('/login');
  await companyLink(page).press('Enter');
  await signInAtProvider(page, 'ada');
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  await page.goto('/recipes/new');
  const lookedUp = page.waitForResponse(/recipes\/show\/Night/);
  await page.getByLabel('Name', { exact: true }).fill('Night shift');
  await page.keyboard.press('Tab');
  await lookedUp;
  await page.evaluate(() => fetch('/console/sign-out', { method: 'POST' }));

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await axe(page);
  const opening = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Sign in with Company' }).press('Enter');
  const tab = await opening;
  await signInAtProvider(tab, 'ada');
  await expect(tab.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await tab.close();
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Night shift');
});
