import { resolve } from 'node:path';
import { freePort } from '@console/workspace';
import { readAccountTable } from '../../infra/gateway/src/identity/accountTable';
import { identityOf } from '../../infra/gateway/test/company';
import { startProvider, type TestProvider } from '../../infra/gateway/test/provider';
import { administrator, startSession, startSignedIn, storedSession } from '../browser/signIn';
import { axe, test as base, expect, type Page } from '../browser/test';
import { type Portal, startPortal } from '../embedding/portal';
import { list, show } from '../embedding/portalPage';
import { askService } from '../site/fleet';
import { asked, type Service } from '../site/service';

const table = readAccountTable(
  JSON.stringify({
    accounts: [{ name: administrator.name, passwordFile: 'administrator' }],
    rules: [{ claims: { groups: 'staff' }, account: administrator.name }],
  }),
);

/** A site whose people sign in at a real provider, and another one that embeds it. */
const test = base.extend<{ provider: TestProvider; portal: Portal }>({
  portal: async ({}, use) => {
    const portal = await startPortal();
    await use(portal);
    await portal.close();
  },
  provider: async ({}, use) => {
    const provider = await startProvider(resolve(import.meta.dirname, '../../infra/gateway/test'));
    await use(provider);
    await provider.close();
  },
  siteOptions: async ({ provider, portal }, use) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    await provider.register(url);
    await use({
      port,
      allowedOrigins: [portal.url],
      identity: identityOf(provider.issuer, url, { table, readFile: () => administrator.password }),
    });
  },
});

test.use({ isFirstVisit: true });

/** Signs in on the page of the provider. */
async function signInAtProvider(page: Page, person: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(person);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).press('Enter');
}

const companyLink = (page: Page) => page.getByRole('link', { name: 'Sign in with Company' });

/** Signs in from the login page. */
async function enter(page: Page, address: string, person = 'ada'): Promise<void> {
  await page.goto(address);
  await companyLink(page).press('Enter');
  await signInAtProvider(page, person);
  await expect(page).toHaveURL(address);
}

/** Signs in over the page, in a tab of its own, and comes back. */
async function signInOver(page: Page, dialog: string, person = 'ada'): Promise<void> {
  const opening = page.context().waitForEvent('page');
  await page
    .getByRole('dialog', { name: dialog })
    .getByRole('link', { name: 'Sign in with Company' })
    .press('Enter');
  const tab = await opening;
  await signInAtProvider(tab, person);
  await expect(tab.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await tab.close();
  await comeBack(page);
}

/** Has the person look at a tab again. */
async function comeBack(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

const nameField = (page: Page) => page.getByLabel('Name', { exact: true });

/** Types the name of a recipe, and waits until it was looked up. */
async function typeName(page: Page, name: string): Promise<void> {
  const lookedUp = page.waitForResponse((answer) => /\/recipes\/show\/./.test(answer.url()));
  await nameField(page).fill(name);
  await page.keyboard.press('Tab');
  await lookedUp;
}

/** Lets time pass at the gateway, which runs in this process. @returns sets its clock right again */
function later(minutes: number): () => void {
  const { now } = Date;
  Date.now = () => now.call(Date) + minutes * 60_000;
  return () => {
    Date.now = now;
  };
}

/** Calls that a page makes while it opens an address, without files of the console, and the stream that it opens later. */
async function callsOf(page: Page, address: string): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(?:assets\/|remotes\/|console\/changes$)/.test(pathname))
      calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto(address);
  await expect(page.getByRole('grid', { name: 'Recipes' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return calls.sort();
}

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
  await typeName(page, 'Night shift');
  await page.evaluate(() => fetch('/console/sign-out', { method: 'POST' }));

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await axe(page);
  // The gateway does not say who is signed in.
  trouble.expect(/ERR_CONNECTION_REFUSED .*\/console\/session/);
  await context.route('**/console/session', (route) => route.abort('connectionrefused'));
  await comeBack(page);
  await expect(dialog.getByText('The console does not answer.')).toBeVisible();
  await axe(page);
  await context.unroute('**/console/session');
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialog.getByText('The console does not answer.')).toBeHidden();
  await signInOver(page, 'Your session has ended');
  await expect(dialog).toBeHidden();
  await expect(nameField(page)).toHaveValue('Night shift');
});

test('what cannot be undone is done after a new proof of who it is, or not at all; what was typed stays', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*401/);
  const users = '/itemsense/configuration/v1/users';
  await askService(service, `${users}/create`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Journey', password: 'vL9#qTz2!mXw4^kP', roles: ['DataReader'] }),
  });
  await enter(page, '/users');
  const search = page.getByRole('searchbox', { name: 'Search Users' });
  await search.fill('Jour');
  const row = page.getByRole('grid', { name: 'Users' }).getByRole('row', { name: /^Journey/ });
  const remove = async () => {
    await row.getByRole('button', { name: 'Delete Journey' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  };
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const inTime = later(10);
  try {
    await remove();
    await expect(proof).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(proof).toBeHidden();
    await expect(page.getByText('Not done: you did not sign in again.')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Delete Journey' })).toBeFocused();
    expect(asked(service, 'DELETE', /\/users\/destroy\//)).toEqual([]);
    await remove();
    await expect(proof).toBeVisible();
  } finally {
    inTime();
  }
  await signInOver(page, 'Confirm that it is you');
  await expect(page.getByText('The user “Journey” was deleted.')).toBeVisible();
  await expect(proof).toBeHidden();
  await expect(search).toHaveValue('Jour');
  expect(asked(service, 'DELETE', /\/users\/destroy\/Journey$/)).toHaveLength(1);
  // The proof does for what follows within minutes.
  await askService(service, '/itemsense/authentication/v1/token/operator', { method: 'PUT' });
  await page.goto('/users/operator/tokens');
  await page.getByRole('button', { name: /^Revoke \w+…$/ }).press('Enter');
  await page
    .getByRole('alertdialog', { name: /^Revoke the token/ })
    .getByRole('button', { name: 'Revoke' })
    .press('Enter');
  await expect(page.getByRole('gridcell', { name: 'invalid', exact: true })).toBeVisible();
});

test('a tab that slept is locked when it wakes, before the network is there, and opens by a new sign-in only', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED/);
  // The session is over.
  trouble.expect(/console error: .*401.*console\/session/);
  // No recipe has the name yet.
  trouble.expect(/console error: .*404.*recipes/);
  await page.clock.install();
  await enter(page, '/recipes');
  await page.goto('/recipes/new');
  await typeName(page, 'Night');
  // What the lock needs is loaded while the network is there.
  const ahead = page.waitForResponse(/\/LoginPage\./);
  await page.clock.runFor(20_000);
  await ahead;
  await context.setOffline(true);
  // The gateway would let the session go on for an hour.
  await page.clock.fastForward('40:00');
  const locked = page.getByRole('dialog', { name: 'You were away, so the console was locked' });
  await expect(locked).toBeVisible();
  await context.setOffline(false);
  const ended = page.waitForResponse(/\/console\/sign-out$/);
  await comeBack(page);
  await page.clock.runFor(1000);
  expect((await ended).status()).toBe(200);
  const over = page.waitForResponse(
    (answer) => answer.url().endsWith('/console/session') && answer.status() === 401,
  );
  await comeBack(page);
  await over;
  await expect(locked).toBeVisible();
  await signInOver(page, 'You were away, so the console was locked');
  await expect(locked).toBeHidden();
  await expect(nameField(page)).toHaveValue('Night');
});

test('on a machine that people share the next person finds nothing of the one before, and is not signed out by them', async ({
  page,
  context,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*401/);
  trouble.expect(/console error: .*404.*recipes/);
  await enter(page, '/recipes/new');
  await typeName(page, 'Ada');
  // Ada stays signed in here; at the provider somebody else signs in.
  await context.clearCookies({ domain: '127.0.0.1' });
  const other = await context.newPage();
  await other.goto('/console/sign-in?return=/activity');
  await signInAtProvider(other, 'bob');
  await expect(other.getByRole('button', { name: 'bob' })).toBeVisible();

  const refused = page.waitForResponse(/\/console\/sign-out$/);
  await comeBack(page);
  await expect(companyLink(page)).toBeVisible();
  expect((await refused).status()).toBe(401);
  expect(await storedSession(page)).toEqual([null, null]);
  await page.goto('/recipes/new');
  await expect(page.getByRole('button', { name: 'bob' })).toBeVisible();
  await expect(nameField(page)).toHaveValue('');
  await other.reload();
  await expect(other.getByRole('button', { name: 'bob' })).toBeVisible();
  expect(asked(service, 'POST', /recipes/)).toEqual([]);
});

test('a part of the console in another page acts by the token of that page, whoever is signed in here', async ({
  page,
  context,
  portal,
  site,
  service,
  trouble,
}) => {
  trouble.allowOrigin(portal.url);
  await enter(page, '/recipes');
  const answer = await fetch(`${service.direct}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const { token } = (await answer.json()) as { token: string };
  portal.embed(site.url, token);
  const around = await context.newPage();
  const before = service.requests.length;
  await around.goto(`${portal.url}/plain.html`);
  await show(around);
  await expect(list(around)).toBeVisible();
  const ofPart = service.requests.slice(before).filter(({ path }) => /readerDefinitions\/show$/.test(path));
  expect(ofPart.map(({ headers }) => headers.authorization)).toEqual([`JWT ${token}`]);
  for (const { headers } of service.requests) expect(headers.cookie ?? '').not.toContain('__Host-');
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Recipes' })).toBeVisible();
});

test('who has a session of the company opens the console with the calls of any other session', async ({
  page,
  browser,
  context,
  site,
}) => {
  await enter(page, '/recipes');
  const fresh = async () => {
    const clean = await browser.newContext({ baseURL: site.url });
    return { clean, tab: await clean.newPage() };
  };
  const company = await fresh();
  await company.clean.addCookies(await context.cookies(site.url));
  const password = await fresh();
  await startSignedIn(password.tab, await startSession(site.url));
  const calls = await callsOf(company.tab, '/recipes');
  expect(calls).toEqual(await callsOf(password.tab, '/recipes'));
  expect(calls.length).toBeGreaterThan(3);
  await company.clean.close();
  await password.clean.close();
});
