import { lookFromTop } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { expect, test } from '../browser/test';
import { widths } from '../browser/widths';
import { askService } from '../site/fleet';
import { asked } from '../site/service';
import { chooseRole, typePassword } from './users';

test('[USER-01] [USER-05] [USER-06] a user is created, edited, given a token and deleted', async ({
  page,
  service,
  trouble,
}) => {
  // Whether a name is free is asked.
  trouble.expect(/console error: .*404.*users\/show\/Journey/);
  await signIn(page, '/users');
  await page.goto('/users/Admin');
  await expect(page).toHaveURL('/users');
  const grid = page.getByRole('grid', { name: 'Users' });
  await expect(grid.getByRole('columnheader')).toHaveText(['Name', 'Roles', 'Actions']);
  await expect(grid.getByRole('row', { name: /^Admin/ })).toContainText('You');
  await expect(grid.getByText('ReaderAgent')).toHaveCount(0);
  await lookFromTop(page);

  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Journey');
  await typePassword(page, 'vL9#qTz2!mXw4^kP');
  await expect(page.getByText('Very strong')).toBeVisible();
  await chooseRole(page.getByRole('form', { name: 'Create user' }), 'DataReader');
  await lookFromTop(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The user “Journey” was saved.')).toBeVisible();
  const row = grid.getByRole('row', { name: /^Journey/ });
  await expect(row).toContainText('DataReader');

  await row.getByRole('button', { name: 'Edit Journey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editing Journey' });
  await expect(dialog.getByLabel('New password (optional)')).toHaveValue('');
  await lookFromTop(page);
  await chooseRole(dialog, 'JobRunner');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(row).toContainText('JobRunner');
  const [, edit] = asked(service, 'PUT', /\/users\/createOrReplace$/);
  expect(JSON.parse(edit?.body ?? '')).toEqual({ name: 'Journey', roles: ['DataReader', 'JobRunner'] });

  await row.getByRole('link', { name: 'Manage tokens Journey' }).click();
  await expect(page).toHaveURL('/users/Journey/tokens');
  await expect(page.getByText('Journey has no tokens.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate token' }).click();
  await expect(page.getByRole('region', { name: 'Token generated: copy it now' })).toBeVisible();
  await lookFromTop(page);
  await page.setViewportSize(widths.phone);
  await lookFromTop(page);
  await page.setViewportSize(widths.desktop);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Revoke \w+…$/ }).click();
  const question = page.getByRole('alertdialog', { name: /^Revoke the token/ });
  await expect(question).toBeVisible();
  await lookFromTop(page);
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('gridcell', { name: 'invalid', exact: true })).toBeVisible();

  await page.goto('/users');
  await row.getByRole('button', { name: 'Delete Journey' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The user “Journey” was deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('users and tokens by keyboard alone, on a narrow screen', async ({ page, service, trouble }) => {
  trouble.expect(/console error: .*404.*users\/show\/Keyed/);
  await page.setViewportSize(widths.phone);
  await signIn(page, '/users');
  const row = page.getByRole('row', { name: /^Admin/ });
  await expect(row).toBeVisible();
  await lookFromTop(page);
  await tabTo(page, 'Create user');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Keyed');
  await page.keyboard.press('Tab');
  await page.keyboard.type('warehouse7');
  await tabTo(page, 'Confirm password');
  await page.keyboard.type('warehouse7');
  await lookFromTop(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The user “Keyed” was saved.')).toBeVisible();
  expect(
    (await askService<{ name: string }[]>(service, '/itemsense/configuration/v1/users/show')).map(
      ({ name }) => name,
    ),
  ).toContain('Keyed');
});

test('5,000 tokens are listed, and those long unused are selected as a whole', async ({ page }) => {
  const day = 86_400_000;
  await page.route('**/listTokens/Admin', (route) =>
    route.fulfill({
      json: Array.from({ length: 5000 }, (_, at) => ({
        authenticationToken: { token: `${at.toString(16).padStart(8, '0')}-1111` },
        username: 'Admin',
        issued: new Date(Date.now() - 400 * day).toISOString(),
        lastUsed: new Date(Date.now() - (at % 100) * day - 60_000).toISOString(),
        valid: true,
      })),
    }),
  );
  await signIn(page, '/users/Admin/tokens');
  await expect(page.getByRole('grid', { name: 'Tokens' }).getByRole('row').nth(5)).toBeVisible();
  await page.getByRole('combobox', { name: 'Select unused tokens…' }).click();
  await page.getByTitle('Not used for 90 days').click();
  await expect(
    page.getByRole('group', { name: 'Selected rows' }).getByText('500 rows selected'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Revoke 500 tokens of Admin?' })).toBeVisible();
});
