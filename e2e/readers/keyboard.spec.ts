import { administrator, signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { axe, expect, test } from '../browser/test';
import { firstReader, storedReader } from '../site/fleet';

test('with the keyboard alone: sign in, find a reader, open, edit, save and delete it', async ({
  page,
  service,
}) => {
  const name = await firstReader(service);
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(administrator.name);
  await tabTo(page, 'Password');
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Reader definitions' })).toBeFocused();
  await tabTo(page, 'Search Reader definitions');
  await page.keyboard.type(name);
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText(name);

  // Into the grid, to the first row, and past the box that selects it to the link.
  await tabTo(page, 'Select all rows shown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await axe(page);

  await tabTo(page, 'Edit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Editing ${name}` })).toBeFocused();
  await tabTo(page, /^Address/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('by-keyboard.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Review your changes' })).toBeVisible();
  await axe(page);
  await tabTo(page, 'Save changes');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The reader definition “${name}” was saved.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  expect(await storedReader(service, name)).toMatchObject({ address: 'by-keyboard.example' });

  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The reader definition “${name}” was deleted.`)).toBeVisible();
  await expect(page).toHaveURL('/readers/definitions');
  await expect(page.getByRole('heading', { level: 1, name: 'Reader definitions' })).toBeFocused();
  expect(await storedReader(service, name)).toBeUndefined();
});

test('a link at the very start skips the bar', async ({ page }) => {
  await signIn(page);
  await tabTo(page, 'Skip to content', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, 'New reader definition');
});

test('the More menu opens, moves and closes by keys', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Username').fill(administrator.name);
  await page.getByLabel('Password').fill(administrator.password);
  await page.keyboard.press('Enter');
  // The heading takes the focus once the page is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Reader definitions' })).toBeFocused();
  const more = page.getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Admin' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('h');
  await expect(page.getByRole('menuitem', { name: 'Host health' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
});
