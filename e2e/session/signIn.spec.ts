import { pagesOf, paths, publishedPages } from '@console/remote/contract';
import { fillPattern } from '@console/remote/registry';
import {
  administrator,
  enterCredentials,
  sessionKeys,
  signInByForm,
  startSignedIn,
  storedSession,
} from '../browser/signIn';
import { axe, expect, test } from '../browser/test';
import { firstReader, storedReader } from '../site/fleet';
import { asked } from '../site/service';
import { revokeToken } from './revokeToken';

/** The name of the record that an address is about. */
const nameIn = (address: string) => decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');

test('[LOGIN-04] an administrator signs in and lands on the root, which shows the reader definitions', async ({
  page,
  service,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe(page);
  await enterCredentials(page);

  await expect(page).toHaveURL('/readers/definitions');
  await expect(page).toHaveTitle('Reader definitions');
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  await axe(page);

  const [sent] = asked(service, 'POST', /^\/authenticate$/);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ name: 'Admin', password: 'admindefault' });
  expect(sent?.headers.authorization).toBeUndefined();
});

test('wrong credentials are refused in words, with the name kept and the password forgotten', async ({
  page,
  trouble,
}) => {
  trouble.expect(/console error: .*401/);
  await page.goto('/login');
  await enterCredentials(page, { name: 'Admin', password: 'not this' });
  await expect(page.getByText(/^Unable to log in: ./)).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Admin');
  await expect(page.getByLabel('Password')).toHaveValue('');
  expect(await storedSession(page)).toEqual([null, null]);
  await axe(page);
});

const authenticated = [
  paths.admin.remotes(),
  ...pagesOf(publishedPages).map(({ path }) => fillPattern(path, { name: 'Some name', id: '7' })),
];

test('[SESSION-01] every authenticated route leads somebody who is not signed in to the login page, and back', async ({
  page,
  service,
}) => {
  for (const address of ['/', ...authenticated]) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Sign in' }), address).toBeVisible();
    expect(new URL(page.url()).pathname, address).toBe('/login');
  }
  expect(service.requests, 'nothing is asked of the service before signing in').toEqual([]);

  await signInByForm(page, '/readers/definitions?sort=-type');
  await expect(page.getByRole('columnheader', { name: 'Type' })).toHaveAttribute('aria-sort', 'descending');
});

test('[SESSION-02] a signed-in user who opens the login route is sent to the root', async ({ page }) => {
  await signInByForm(page);
  await page.goto('/login');
  await expect(page).toHaveURL('/readers/definitions');
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
});

test('[SESSION-05] a reload keeps the user signed in, on the same route', { tag: '@engines' }, async ({
  page,
}) => {
  await signInByForm(page);
  await page.getByRole('grid').getByRole('link').first().click();
  await page.waitForURL(/\/readers\/definitions\/./);
  const address = page.url();
  const heading = page.getByRole('heading', { level: 1, name: nameIn(address) });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await storedSession(page)).toEqual([expect.any(String), expect.stringContaining('Admin')]);
});

test('[SESSION-06] signing out forgets the session, and going back shows nothing of it', {
  tag: '@engines',
}, async ({ page, service }) => {
  await signInByForm(page);
  await page.getByRole('grid').getByRole('link').first().click();
  await page.waitForURL(/\/readers\/definitions\/./);

  await page.getByRole('button', { name: 'More' }).click();
  await axe(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await storedSession(page)).toEqual([null, null]);
  const askedBefore = service.requests.length;

  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('grid')).toHaveCount(0);
  }
  expect(service.requests.length, 'nothing more is asked of the service').toBe(askedBefore);
});

test('the token is in session storage and the header only: in no address, no text, no other storage', {
  tag: '@engines',
}, async ({ page, service }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await signInByForm(page);
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  const [token = ''] = await storedSession(page);
  expect(token).toMatch(/.{16}/);
  expect(addresses.filter((address) => address.includes(token ?? ''))).toEqual([]);
  expect(await page.content()).not.toContain(token);
  expect(
    await page.evaluate(() => [
      JSON.stringify({ ...localStorage }),
      document.cookie,
      Object.keys(sessionStorage),
    ]),
  ).toEqual([
    // Which pages were opened may be kept there, the token may not.
    expect.not.stringContaining(token ?? ''),
    // The gateway learns from it which builds the user gets, not who the user is.
    expect.stringMatching(/^console-audience=[0-9a-f]{8}$/),
    expect.arrayContaining([...sessionKeys]),
  ]);
  expect(asked(service, 'GET', /readerDefinitions\/show$/)[0]?.headers.authorization).toBe(`JWT ${token}`);
});

test('a token that the service revoked: somebody signs in over it, and the same save goes on', async ({
  page,
  service,
  trouble,
}) => {
  const name = await firstReader(service);
  await signInByForm(page, paths.readers.definitions.edit(name));
  await page.getByLabel('Address').fill('kept.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(save).toBeVisible();
  trouble.expect(/console error: .*401/);
  await revokeToken(page, service);
  // Without pointing at it: a poll may have met the end of the session first, whose question lies over it then.
  await save.dispatchEvent('click');

  const over = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(over).toBeVisible();
  expect(await storedSession(page)).toEqual([null, null]);
  await axe(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(over).toBeVisible();
  await over.getByLabel('Password').fill('wrong-password');
  await over.getByRole('button', { name: 'Sign in' }).click();
  await expect(over).toContainText('Unable to log in:');
  await over.getByLabel('Password').fill(administrator.password);
  await over.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByText(`The reader definition “${name}” was saved.`)).toBeVisible();
  expect(await storedReader(service, name)).toMatchObject({ address: 'kept.example' });
});

test('[SESSION-06] who does not sign in over a session that ended is on the login page, and so are their other tabs', async ({
  page,
  context,
  service,
  trouble,
}) => {
  await signInByForm(page);
  const session = await storedSession(page);
  const tab = await context.newPage();
  await startSignedIn(tab, session);
  await tab.goto('/users');
  await expect(tab.getByRole('navigation', { name: 'Main' })).toBeVisible();

  trouble.expect(/console error: .*401/);
  await revokeToken(page, service);
  // The next poll finds out.
  const over = page.getByRole('dialog', { name: 'Your session has ended' });
  await over.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(tab.getByLabel('Username')).toBeVisible();
  expect(await storedSession(page)).toEqual([null, null]);
});
