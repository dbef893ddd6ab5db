import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';

const list = '/readers/configurations';
const grid = (page: Page) => page.getByRole('grid', { name: 'Reader configurations' });
const rowOf = (page: Page, name: string) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses by typing, as in any list: the letters, then Enter. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).focus();
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: new RegExp(`^${option}(,|$)`) })).toBeVisible();
  await page.keyboard.press('Enter');
}

async function pressSpace(page: Page, role: 'checkbox' | 'radio', name: string): Promise<void> {
  await page.getByRole(role, { name }).press(' ');
}

test('[CONFIG-01] the list is sorted by name with operation, reader mode, search mode and actions', async ({
  page,
}) => {
  await signIn(page, list);
  for (const heading of ['Name', 'Operation', 'Reader mode', 'Search mode', 'Actions'])
    await expect(grid(page).getByRole('columnheader', { name: heading })).toBeVisible();
  await expect(grid(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const row = rowOf(page, 'Shop-Checkout');
  await expect(row).toContainText('Inventory');
  await expect(row).toContainText('MAX_THROUGHPUT');
  await expect(row.getByRole('link', { name: 'Edit Shop-Checkout' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Copy Shop-Checkout' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Delete Shop-Checkout' })).toBeVisible();
  await axe(page);
});

test('[CONFIG-02] [CONFIG-34] a configuration is created, edited, copied and deleted by keyboard', async ({
  page,
  trouble,
}) => {
  // The form and the copy ask whether the name exists; 404 is the good answer.
  trouble.expect(/console error: .*404.*readerConfigurations\/show\/Gate/);
  await signIn(page, list);

  await page.getByRole('link', { name: 'New reader configuration' }).press('Enter');
  await expect(page).toHaveTitle('Creating new reader configuration | Reader configurations');
  await page.getByLabel('Name', { exact: true }).fill('Gate');
  await choose(page, 'Operation', 'Inventory');
  await choose(page, 'Reader mode', 'MODE_1003');
  await choose(page, 'Search mode', 'DUAL_TARGET');
  await page.getByLabel('Antennas', { exact: true }).fill('1, 2');
  await pressSpace(page, 'checkbox', 'Set a channel');
  await page.getByRole('radio', { name: 'Fixed frequency' }).press('ArrowDown');
  await button(page, 'Submit').press('Enter');
  await expect(page.getByRole('group', { name: 'Channel mode' })).toContainText(
    'Select the frequencies to hop through from those available below.',
  );
  await axe(page);
  for (const frequency of ['902.75 MHz (channel 1)', '903.25 MHz (channel 2)'])
    await button(page, `Add ${frequency}`).press('Enter');
  await button(page, 'Move 902.75 MHz (channel 1) down').press('ArrowDown');
  await expect(page.getByRole('list', { name: 'Selected frequencies' }).getByRole('listitem')).toContainText([
    '903.25 MHz (channel 2)',
    '902.75 MHz (channel 1)',
  ]);
  await button(page, 'Submit').press('Enter');
  await expect(page.getByText('The reader configuration “Gate” was saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Gate' })).toBeVisible();
  const channels = page.getByRole('region', { name: 'Channel configuration' });
  await expect(channels.getByRole('listitem')).toHaveText([
    '903.25 MHz (channel 2)',
    '902.75 MHz (channel 1)',
  ]);
  await axe(page);

  await page.getByRole('link', { name: 'Edit', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Editing Gate' })).toBeVisible();
  await choose(page, 'Operation', 'Location');
  await expect(
    page.getByText('Cleared, because Location has no use for it: Search mode, Antennas.'),
  ).toBeVisible();
  await axe(page);
  await button(page, 'Submit').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Review your changes' })).toBeVisible();
  await axe(page);
  await button(page, 'Save changes').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gate' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Algorithm' })).toBeVisible();

  await button(page, 'Copy').press('Enter');
  await axe(page);
  await page.getByRole('dialog').getByLabel('New name').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gate-COPY' })).toBeVisible();
  await expect(channels.getByRole('listitem')).toHaveCount(2);

  await page.goto(list);
  await rowOf(page, 'Gate-COPY').getByRole('button', { name: 'Delete Gate-COPY' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Delete Gate-COPY?' })).toBeVisible();
  await axe(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('The reader configuration “Gate-COPY” was deleted.')).toBeVisible();
  await expect(rowOf(page, 'Gate-COPY')).toHaveCount(0);
  await expect(rowOf(page, 'Gate')).toHaveCount(1);
});

test('[CONFIG-34] an unknown name is not found, by entity and name', async ({ page, trouble }) => {
  trouble.expect(/console error: .*404.*readerConfigurations\/show\/Nowhere/);
  await signIn(page, `${list}/Nowhere`);
  await expect(page.getByText('There is no reader configuration named "Nowhere".')).toBeVisible();
  await axe(page);
});
