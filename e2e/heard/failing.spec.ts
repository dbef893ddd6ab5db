import { listen } from '../browser/heard';
import { administrator, signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import { revokeToken } from '../session/revokeToken';
import { firstReader } from '../site/fleet';

test('a session that ends is said with the question for the password, a wrong one once, and the focus is back after it', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*401/);
  await signIn(page, '/recipes');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('searchbox').focus();
  const heard = await listen(page);
  await revokeToken(page, service);
  await heard.expect(['focus: dialog "Your session has ended"', 'focus: textbox "Password"']);
  const over = page.getByRole('dialog', { name: 'Your session has ended' });
  const signInAgain = async (password: string) => {
    await over.getByLabel('Password').fill(password);
    await over.getByRole('button', { name: 'Sign in' }).click();
  };
  await signInAgain('wrong-password');
  await heard.expect([
    'focus: button "Sign in"',
    'focus: textbox "Password"',
    'alert: Unable to log in: Wrong username or password',
  ]);
  await signInAgain(administrator.password);
  await heard.expect(['focus: button "Sign in"', 'focus: searchbox "Search Recipes"']);
});

test('what a page could not load is said after its heading and its title, which would cut it off', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*400/);
  const name = await firstReader(service);
  await signIn(page, '/readers/definitions');
  const link = page.getByRole('grid').getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  service.fault({
    method: 'GET',
    path: `/itemsense/configuration/v1/readerDefinitions/show/${name}`,
    status: 400,
    body: { message: 'Not now' },
  });
  const heard = await listen(page);
  await link.press('Enter');
  await heard.expect([
    `focus: link "${name}"`,
    `focus: heading "${name}"`,
    `assertive: ${name} | Reader definitions`,
    /^alert: Some of what this page shows about .* could not be loaded or is out of date\./,
  ]);
});

test.describe('a remote that fails to load', () => {
  test.use({ isFirstVisit: true });

  test('is said in its place, and the page once it is there', async ({ page, site, trouble }) => {
    trouble.expect(/\b404\b/);
    trouble.expect(/is not executable/);
    const remote = await site.store.remote('users');
    const mend = await site.store.remove(remote.base + remote.entry);
    await signIn(page, '/recipes');
    await expect(page.getByRole('grid')).toBeVisible();
    const heard = await listen(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Users', exact: true })
      .click();
    await heard.expect([
      'focus: link "Users"',
      'focus: heading "Users is not available now"',
      'assertive: Users is not available now',
      'alert: A file of this version is not on the server any more. Try again, and tell Users team if it stays away. The rest of the console works. Nothing you saved is lost. Try again',
    ]);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heard.expect(['focus: button "Try again"', 'focus: heading "Users"']);
  });
});
