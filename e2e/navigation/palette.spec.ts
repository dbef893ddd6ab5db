import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { signInIn } from '../language/openIn';
import { askService, readerInState, storedReader } from '../site/fleet';
import { asked } from '../site/service';

const query = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const chosen = (page: Page) => page.getByRole('option', { selected: true });

/** Opens the palette and types, by keys alone. */
async function type(page: Page, text: string): Promise<void> {
  if (!(await query(page).isVisible())) await page.keyboard.press('Control+K');
  await expect(query(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

test('by keyboard alone the palette chooses preferences, acts on records, says why it cannot, and knows what is pasted', async ({
  page,
  service,
  trouble,
}) => {
  // The name of a copy is looked for before it is offered as free.
  trouble.expect(/console error: .*(?:503|404.*-COPY)/);
  const silent = await readerInState(service, 'NOT_RESPONDING');
  const { address } = (await storedReader(service, silent)) ?? { address: '' };
  const { token } = await askService<{ token: string }>(service, '/itemsense/authentication/v1/token/Admin', {
    method: 'PUT',
  });
  const { items } = await askService<{ items: readonly { epc: string }[] }>(
    service,
    '/itemsense/data/v1/items/show?pageSize=1',
  );
  await signIn(page, '/jobs');

  // What is typed while the code of the palette is on its way is not lost.
  await page.keyboard.press('Control+K');
  await page.keyboard.type('users');
  await expect(query(page)).toHaveValue('users');

  // Preferences, in words of this language, and at once.
  await type(page, 'dark');
  await expect(chosen(page)).toHaveText('Dark themeTheme');
  const top = await page.getByRole('dialog').boundingBox();
  await type(page, 'zzzz');
  await expect(page.getByText('No results for “zzzz”.')).toBeVisible();
  expect((await page.getByRole('dialog').boundingBox())?.y).toBe(top?.y);
  await type(page, 'dark');
  await expect(chosen(page)).toHaveText('Dark themeTheme');
  await axe(page);
  await page.setViewportSize(widths.phone);
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize(widths.desktop);

  // A verb, with the reason where it is blocked: those that can be acted on come first.
  await type(page, 'restart');
  await expect(page.getByText(/^Reader definitions: 3 of \d+$/)).toBeVisible();
  await type(page, `restart ${silent}`);
  await expect(chosen(page)).toContainText('Only a healthy reader can be restarted.');
  await expect(chosen(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs');
  await axe(page);

  // What is pasted is recognised: an address, an EPC, and a token that stays out of every address.
  await type(page, '10.99.0.7');
  await expect(chosen(page)).toContainText('Look for a reader at this address');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /addresses/i })).toHaveValue('10.99.0.7');
  await type(page, address);
  await expect(page.getByRole('option', { name: new RegExp(`^${silent}`) })).toBeVisible();
  await type(page, items[0]?.epc ?? '');
  await expect(page.getByRole('option', { name: new RegExp(`^${items[0]?.epc}`) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/data/items/${items[0]?.epc}`);
  await type(page, token);
  await expect(chosen(page)).toContainText('Find a token');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/users/all-tokens');
  await expect(page.getByText(/^This token is of Admin, valid/)).toBeVisible();
  expect(asked(service, 'GET', new RegExp(token))).toEqual([]);

  // Verbs of other records ask on their page.
  await type(page, 'revoke all admin');
  await expect(chosen(page)).toContainText('Revoke all tokens Admin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Admin');
  await page.keyboard.press('Escape');
  await type(page, 'copy impinj deep scan inventory');
  await expect(chosen(page)).toContainText('Copy IMPINJ_Deep_Scan_Inventory');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Copy/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // A word of the help, and a log.
  await type(page, 'candidate');
  await expect(chosen(page)).toContainText('A build that a share of the users gets first.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('Candidate');
  await axe(page);
  await page.keyboard.press('Escape');
  await type(page, 'system log');
  await expect(page.getByRole('option', { name: /^Read the system log/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // What the service does not answer for is named; the rest is found. Whether a verb is blocked is for its page then.
  service.fault({ method: 'GET', path: '/itemsense/health/v1/readers', status: 503, body: {} });
  await page.reload();
  // Bar and heading are there before the code that hears keys.
  await expect(page.getByRole('main').getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  const refused = page.waitForResponse((answer) => answer.status() === 503);
  await type(page, `restart ${silent}`);
  await refused;
  await expect(chosen(page)).toContainText(`Restart ${silent}`);
  await expect(chosen(page)).not.toHaveAttribute('aria-disabled');
});

test('the palette reads from right to left, and finds languages by their own names', async ({ page }) => {
  await signInIn(page, 'ar');
  await page.goto('/recipes');
  await expect(page.getByRole('grid')).toBeVisible();
  await type(page, 'deutsch');
  await expect(chosen(page)).toContainText('Deutsch');
  await axe(page);
  await page.setViewportSize(widths.phone);
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
