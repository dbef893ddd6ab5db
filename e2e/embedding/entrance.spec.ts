import { administrator } from '../browser/signIn';
import { axe, expect, type Page } from '../browser/test';
import { firstReader, storedReader } from '../site/fleet';
import { change, heard, list, show, signInInside } from './portalPage';
import { test } from './test';

const editPath = (name: string) => `/readers/definitions/${encodeURIComponent(name)}/edit`;

/** A token that the service takes, as the portal's own server gets one. */
async function freshToken(consoleUrl: string): Promise<string> {
  const answer = await fetch(`${consoleUrl}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return ((await answer.json()) as { token: string }).token;
}

const openReview = async (page: Page) => {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Review your changes' })).toBeVisible();
};
/** Without pointing at it: a poll may have met the end of the session first, whose question lies over it then. */
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).dispatchEvent('click');

test('a token that is refused is told to the page; with another one the very save goes on', async ({
  page,
  portal,
  site,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*401/);
  const name = await firstReader(service);
  await page.goto(`${portal.url}/plain.html`);
  await show(page, { path: editPath(name) });
  await page.getByLabel('Address').fill('kept.example');
  await openReview(page);
  await service.reset();
  await save(page);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  expect(await heard(page)).toContainEqual(['rfid-unauthorized', null]);
  await expect(page.getByLabel('Address')).toHaveValue('kept.example');
  await axe(page);
  await change(page, { token: await freshToken(site.url) });
  await expect(page.getByText(`The reader definition “${name}” was saved.`)).toBeVisible();
  expect(await storedReader(service, name)).toMatchObject({ address: 'kept.example' });
});

test('a part with a sign-in of its own asks, keeps the session in memory, and is signed in over', async ({
  page,
  portal,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*401/);
  const name = await firstReader(service);
  await page.goto(`${portal.url}/plain.html`);
  await show(page, { signIn: 'memory', path: editPath(name) });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await axe(page);
  await signInInside(page, { ...administrator, password: 'wrong' });
  await expect(page.getByText(/^Unable to log in: /)).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(administrator.name);
  await signInInside(page, administrator);
  await page.getByLabel('Address').fill('typed.example');
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);

  await openReview(page);
  await service.reset();
  await save(page);
  const over = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(over).toBeVisible();
  await axe(page);
  await over.getByLabel('Password').fill(administrator.password);
  await over.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`The reader definition “${name}” was saved.`)).toBeVisible();
  expect(await storedReader(service, name)).toMatchObject({ address: 'typed.example' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
});

test('only when asked a session survives a reload, in the tab', async ({ page, portal }) => {
  await page.goto(`${portal.url}/plain.html`);
  await show(page, { signIn: 'tab' });
  await signInInside(page, administrator);
  await expect(list(page)).toBeVisible();
  await page.reload();
  await show(page, { signIn: 'tab' });
  await expect(list(page)).toBeVisible();
});

test('two parts and a twin of one sign in once', async ({ page, portal }) => {
  await page.goto(`${portal.url}/two.html`);
  await show(page, { signIn: 'memory' });
  await show(page, { signIn: 'memory', name: 'jobs', path: '/jobs' }, 'other');
  await show(page, { signIn: 'memory' }, 'third');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(3);
  const first = page.locator('#place');
  await first.getByLabel('Username').fill(administrator.name);
  await first.getByLabel('Password').fill(administrator.password);
  await first.getByRole('button', { name: 'Sign in' }).click();
  await expect(list(page)).toHaveCount(2);
  await expect(page.locator('#other').getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await axe(page);
});
