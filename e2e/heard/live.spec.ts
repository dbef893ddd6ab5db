import { listen } from '../browser/heard';
import { holdAnswers } from '../browser/holdAnswers';
import { enterCredentials, signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';

test('a sign-in that is refused is said once, each time', async ({ page, trouble }) => {
  trouble.expect(/console error: .*401/);
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeFocused();
  const heard = await listen(page);
  for (const field of [[], ['focus: textbox "Username"']]) {
    await enterCredentials(page, { name: 'Admin', password: 'not this' });
    await heard.expect([
      ...field,
      'focus: textbox "Password"',
      'focus: button "Sign in"',
      'focus: textbox "Password"',
      'alert: Unable to log in: Wrong username or password',
    ]);
  }
});

test('a list that is filtered and whose rows are chosen, and what was done with all of them', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole('status').filter({ hasText: '40 rows' })).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(41);
  const heard = await listen(page);
  const search = page.getByRole('searchbox');
  await search.fill('DC1');
  await heard.expect(['focus: searchbox "Search Reader definitions"', 'status: 18 of 40 rows']);
  await page.getByRole('checkbox', { name: 'Select DC1-Aisle-N1' }).check();
  await heard.expect(['focus: checkbox "Select DC1-Aisle-N1"', 'polite: 1 row selected']);
  await page.getByRole('checkbox', { name: 'Select DC1-Aisle-N2' }).check();
  await heard.expect(['focus: checkbox "Select DC1-Aisle-N2"', 'polite: 2 rows selected']);
  await page.getByRole('button', { name: 'Restart', exact: true }).click();
  await heard.expect([
    'focus: button "Restart"',
    'focus: dialog "Restart (2 rows)"',
    'focus: button "Cancel"',
  ]);
});

test('a page that is opened is said by its heading, by its title, and by its rows once they are there', async ({
  page,
}) => {
  await signIn(page, '/recipes');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ rows$/ })).toBeVisible();
  const answer = await holdAnswers(page, '**/users/show');
  const heard = await listen(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Users', exact: true })
    .click();
  await heard.expect(['focus: link "Users"', 'focus: heading "Users"', 'assertive: Users']);
  answer();
  await heard.expect(['status: 6 rows']);
});

test('the palette says how many results there are, and that there are none', async ({ page }) => {
  await signIn(page, '/jobs');
  await expect(page.getByRole('status').filter({ hasText: '4 rows' })).toBeVisible();
  const heard = await listen(page);
  const type = async (text: string) => {
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  };
  await page.keyboard.press('Control+K');
  await heard.expect(['focus: dialog "Go to"', 'focus: combobox "Page, action or record"']);
  await type('dock');
  await heard.expect(['status: 13 results']);
  await type('zzzz');
  await heard.expect(['status: No results for “zzzz”.']);
  await type('host health');
  await heard.expect(['status: 1 result']);
});
