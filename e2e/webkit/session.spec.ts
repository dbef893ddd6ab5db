import { leaveAndReturn, shown } from '../browser/pageReturn';
import { enterCredentials, sessionKeys, storedSession } from '../browser/signIn';
import { asked } from '../site/service';
import { expect, test } from './test';

test('an administrator signs in by the form and lands on the reader definitions', {
  tag: '@engines',
}, async ({ page, service }) => {
  await page.goto('/');
  await enterCredentials(page);
  await expect(page).toHaveURL('/readers/definitions');
  await expect(page).toHaveTitle('Reader definitions');
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  const [sent] = asked(service, 'POST', /^\/authenticate$/);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ name: 'Admin', password: 'admindefault' });
});

test('wrong credentials are refused in words, with the name kept and the password forgotten', async ({
  page,
}) => {
  await page.goto('/login');
  await enterCredentials(page, { name: 'Admin', password: 'not this' });
  await expect(page.getByText(/^Unable to log in: ./)).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Admin');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect.poll(() => storedSession(page)).toEqual([null, null]);
});

test('a reload keeps the session, signing out forgets it, and going back shows nothing of it', async ({
  page,
  service,
  signIn,
}) => {
  await signIn();
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/readers\/definitions\/./);
  await page.reload();
  await expect(page).toHaveURL(/\/readers\/definitions\/./);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(
    await page.evaluate(() => [Object.keys(sessionStorage), document.cookie, { ...localStorage }]),
  ).toEqual([
    expect.arrayContaining([...sessionKeys]),
    expect.stringMatching(/^console-audience=[0-9a-f]{8}$/),
    expect.not.objectContaining({ [sessionKeys[0]]: expect.anything() }),
  ]);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => storedSession(page)).toEqual([null, null]);
  const askedBefore = service.requests.length;
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  expect(service.requests.length, 'nothing more is asked of the service').toBe(askedBefore);
});

test('a page that is left and comes back from memory is as it was, and goes on', async ({
  page,
  service,
  signIn,
}) => {
  await signIn();
  await page.getByRole('searchbox', { name: 'Search Reader definitions' }).fill('o');
  await expect(page).toHaveURL(/search=o/);
  await leaveAndReturn(page, true);
  const readers = () => asked(service, 'GET', /readerDefinitions\/show/).length;
  const soFar = readers();
  await expect.poll(readers, { message: 'the list polls again' }).toBeGreaterThan(soFar);
  await page.evaluate(() => history.forward());
  await expect.poll(() => shown(page)).toMatchObject({ title: 'Jobs', search: '' });
});
