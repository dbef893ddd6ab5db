import { keptByPage } from '../browser/keptByPage';
import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import { asked } from '../site/service';
import { typePassword } from './users';

const canary = 'canary-5f20b7aa';

test('the password of a user and a whole token are nowhere but in their one place', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*500/);
  // Whether a name is free is asked.
  trouble.expect(/console error: .*404.*users\/show\/Secret/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));

  await signIn(page, '/users');
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Secret');
  await typePassword(page, canary);
  const mend = service.fault({
    method: 'PUT',
    path: '/itemsense/configuration/v1/users/createOrReplace',
    status: 500,
    body: { message: 'disk full' },
    times: 1,
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('disk full');
  await expect(alert).not.toContainText(canary);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  mend();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The user “Secret” was saved.')).toBeVisible();
  expect(await keptByPage(page)).not.toContain(canary);

  await page.getByRole('link', { name: 'Manage tokens Secret' }).click();
  await page.getByRole('button', { name: 'Generate token' }).click();
  const shown = page.getByRole('region', { name: 'Token generated: copy it now' });
  const token = (await shown.locator('code').first().textContent()) ?? '';
  expect(token).toMatch(/^[0-9a-f]{8}-/);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Revoke \w+…$/ }).click();
  expect(await keptByPage(page)).not.toContain(token);
  await alert.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('gridcell', { name: 'invalid', exact: true })).toBeVisible();

  for (const secret of [canary, token]) {
    expect(await keptByPage(page)).not.toContain(secret);
    expect(said.join('\n')).not.toContain(secret);
    expect(addresses.join('\n')).not.toContain(secret);
  }
  const bodies = asked(service, 'PUT', /\/users\/createOrReplace$/).map(({ body }) => body);
  expect(bodies.map((body) => body.includes(canary))).toEqual([true, true]);
  expect(bodies.join('')).not.toContain('confirmation');
});
