import { signIn } from '../browser/signIn';
import { axe, expect, test } from '../browser/test';

test('? opens the help of each page, in a drawer; not while somebody types', async ({ page }) => {
  await signIn(page, '/recipes');
  await expect(page.getByRole('grid', { name: 'Recipes' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('what?');
  await expect(page.getByRole('searchbox')).toHaveValue('what?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toBeHidden();

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await expect(help.getByText(/^A recipe says what readers do/)).toBeVisible();
  await expect(help.getByRole('heading', { name: 'Words' })).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('at 400 px the button of the page opens the help, and gets the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, '/zone-maps');
  const button = page.getByRole('button', { name: 'Help for this page and keys' });
  await button.click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByText(/^A zone map divides/)).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('pages of every remote have help', async ({ page }) => {
  await signIn(page, '/users');
  for (const [path, text] of [
    ['/users', 'Who may sign in or call the service'],
    ['/readers/register', 'Finds readers in the network'],
    ['/jobs', 'A job runs a recipe'],
    ['/thresholds', 'A threshold is a gate'],
    ['/data', 'Searches items'],
    ['/event-configuration/brokers', 'A broker is the system'],
    ['/admin/reset', 'Clears what the service holds'],
    ['/overview', 'What is going on'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Help for this page and keys' }).click();
    await expect(page.getByRole('dialog', { name: 'Help' }).getByText(text)).toBeVisible();
  }
});
