import { lookFromTop } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { expect, test } from '../browser/test';
import { widths } from '../browser/widths';
import { askService } from '../site/fleet';
import { asked } from '../site/service';
import { chooseRole } from './users';

interface StoredToken {
  readonly authenticationToken: { readonly token: string };
  readonly valid: boolean;
}

const authentication = '/itemsense/authentication/v1';

test('a leaked token is found among those of all users, rotated as one act and revoked', async ({
  page,
  service,
}) => {
  const { token } = await askService<{ token: string }>(service, `${authentication}/token/Admin`, {
    method: 'PUT',
  });
  const short = `${token.split('-', 1)[0]}…`;
  await signIn(page, '/users');
  await page.getByRole('link', { name: 'Find a token' }).click();
  await page
    .getByRole('searchbox', { name: 'Search Tokens of all users' })
    .fill(`Token {"token":"${token}"}`);
  await expect(page.getByText(/^This token is of Admin, valid/)).toBeVisible();
  await expect(page).toHaveURL('/users/all-tokens');
  await lookFromTop(page);
  await page.setViewportSize(widths.phone);
  await lookFromTop(page);
  await page.setViewportSize(widths.desktop);

  await page.getByRole('button', { name: `Rotate ${short}` }).click();
  const card = page.getByRole('region', { name: `Rotation of ${short} of Admin` });
  await expect(card).toBeFocused();
  const fresh = (await card.locator('code').first().textContent()) ?? '';
  await lookFromTop(page);
  await page.setViewportSize(widths.phone);
  await lookFromTop(page);
  await page.setViewportSize(widths.desktop);
  // A program begins to use the new one.
  await fetch(`${service.direct}/itemsense/configuration/v1/users/currentUser`, {
    headers: { Authorization: `Token {"token":"${fresh}"}` },
  });
  await expect(card.getByText(`Only the new token is used. You can revoke ${short} now.`)).toBeVisible();
  await card.getByRole('button', { name: `Revoke ${short}` }).click();
  await expect(card.getByText(`${short} is revoked. Only the new token is valid.`)).toBeVisible();
  const stored = await askService<StoredToken[]>(service, `${authentication}/listTokens/Admin`);
  const validity = new Map(stored.map((each) => [each.authenticationToken.token, each.valid]));
  expect([validity.get(token), validity.get(fresh)]).toEqual([false, true]);
  expect(asked(service, 'PUT', /\/revokeToken$/)).toHaveLength(1);
});

test('several users are created by keyboard alone on a phone, and their passwords are handed over', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.phone);
  await signIn(page, '/users');
  await expect(page.getByRole('row', { name: /^Admin/ })).toBeVisible();
  await tabTo(page, 'Create several users');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create several users' })).toBeVisible();
  await tabTo(page, /^Names or mail addresses/);
  await page.keyboard.type('ann.lee@example.com, Journeyman');
  await expect(page.getByText('2 users, each with a password of its own.')).toBeVisible();
  await lookFromTop(page);
  await tabTo(page, 'Create users');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('region', { name: '2 users created: hand over the passwords now' });
  await expect(sheet).toBeFocused();
  await lookFromTop(page);
  await page.setViewportSize(widths.desktop);
  await lookFromTop(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('users.csv');
  const password = (await sheet.locator('code').last().textContent()) ?? '';
  const answer = await fetch(`${service.direct}/authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Journeyman', password }),
  });
  expect(answer.status).toBe(200);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Journeyman/ })).toBeVisible();
});

test('the tokens of a user are revoked at once; a user that cannot be created stays in the form', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*500/);
  await askService(service, `${authentication}/token/operator`, { method: 'PUT' });
  await signIn(page, '/users/operator/tokens');
  await page.getByRole('button', { name: 'Revoke all', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await lookFromTop(page);
  await question.getByRole('button', { name: 'Revoke all' }).click();
  await expect(page.getByText('All tokens of operator were revoked.')).toBeVisible();

  await page.goto('/users/new-users');
  service.fault({
    method: 'POST',
    path: '/itemsense/configuration/v1/users/create',
    status: 500,
    body: { message: 'disk full' },
    times: 1,
  });
  const form = page.getByRole('form', { name: 'Create several users' });
  await form.getByRole('textbox', { name: 'Names or mail addresses' }).fill('First, Second');
  await chooseRole(form, 'DataReader', /^One a line/);
  await form.getByRole('button', { name: 'Create users' }).click();
  await expect(page.getByText('1 user was not created. Its name is still in the field.')).toBeVisible();
  await expect(page.getByText(/First: .*disk full/)).toBeVisible();
  await lookFromTop(page);
  await form.getByRole('button', { name: 'Create users' }).click();
  await expect(
    page.getByRole('region', { name: '2 users created: hand over the passwords now' }),
  ).toBeVisible();
});
