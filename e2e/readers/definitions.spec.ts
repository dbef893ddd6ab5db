import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { firstReader, readerInState, storedReader, storedReaders } from '../site/fleet';
import { asked } from '../site/service';

const grid = (page: Page) => page.getByRole('grid', { name: 'Reader definitions' });
const rowOf = (page: Page, name: string) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search Reader definitions' });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByTitle(option, { exact: true }).click();
}

test('[READER-01] the list is a table sorted by name with name, status, type, address, facility and actions', async ({
  page,
  service,
}) => {
  await signIn(page);
  await expect(
    grid(page).getByRole('columnheader').nth(0).getByRole('checkbox', { name: 'Select all rows shown' }),
  ).toBeVisible();
  await expect(grid(page).getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Status',
    'Type',
    'Address',
    'Facility',
    'Actions',
  ]);
  await expect(grid(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const readers = await storedReaders(service);
  await expect(page.getByText(`${readers.length} rows`)).toBeVisible();

  const name = await firstReader(service);
  const reader = readers.find((stored) => stored.name === name);
  const first = grid(page).getByRole('row').nth(1);
  await expect(first.getByRole('link', { name, exact: true })).toHaveAttribute(
    'href',
    `/readers/definitions/${encodeURIComponent(name)}`,
  );
  const cells = first.getByRole('gridcell');
  await expect(cells.nth(2).locator('svg')).toBeVisible();
  await expect(cells.nth(2)).toHaveText(/^(Healthy|Unhealthy|Not responding|Awaiting agent)/);
  await expect(cells.nth(3)).toHaveText(reader?.type ?? '');
  await expect(cells.nth(4)).toHaveText(reader?.address ?? '');
  await expect(cells.nth(5)).toHaveText(reader?.facility ?? '');
  await expect(first.getByRole('link', { name: `Edit ${name}` })).toBeVisible();
  await expect(first.getByRole('button', { name: `Restart ${name}` })).toBeVisible();
  await expect(first.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
});

test('sorting and searching live in the address, and survive a reload and the way back', {
  tag: '@engines',
}, async ({ page, service }) => {
  const name = await firstReader(service);
  await signIn(page);
  await grid(page).getByRole('columnheader', { name: 'Type' }).click();
  await expect(page).toHaveURL(/sort=type/);
  await search(page).fill(name);
  await expect(rowOf(page, name)).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await page.reload();
  await expect(search(page)).toHaveValue(name);
  await rowOf(page, name).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue(name);
  await search(page).fill('no reader has this name');
  await expect(page.getByText('none found')).toBeVisible();
  await axe(page);
});

test('[READER-27] creating a definition and editing it: the list shows it after a success alert', async ({
  page,
  service,
  trouble,
}) => {
  // The form asks whether the name exists; 404 is the good answer.
  trouble.expect(/console error: .*404.*readerDefinitions\/show\/Dock/);
  const [model] = await storedReaders(service);
  const facility = model?.facility ?? '';
  await signIn(page);

  await page.getByRole('link', { name: 'New reader definition' }).click();
  await expect(page).toHaveTitle('Creating new reader definition | Reader definitions');
  await axe(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    "5 errors Name can't be blank.",
  );
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true');
  await axe(page);

  await page.getByLabel('Name', { exact: true }).fill('Dock / 99 %');
  await page.getByLabel('Address').fill('10.1.2.99');
  await choose(page, 'Facility', facility);
  await choose(page, 'Type', 'XSPAN');
  await page.getByLabel('Serial number').fill('370-17-01-9999');
  await page.getByRole('textbox', { name: /^X / }).fill('1.5');
  const placement = page.getByRole('group', { name: 'Placement' });
  await expect(placement).toContainText('X, Y, Z and yaw must be either all set or all blank.');
  await axe(page);
  await page.getByRole('textbox', { name: /^X / }).fill('');
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByText('The reader definition “Dock / 99 %” was saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dock / 99 %' })).toBeVisible();
  await expect(page).toHaveURL('/readers/definitions/Dock%20%2F%2099%20%25');
  await axe(page);
  await page.getByRole('link', { name: 'Readers', exact: true }).click();
  await search(page).fill('Dock / 99');
  await expect(rowOf(page, 'Dock / 99 %')).toContainText('10.1.2.99');
  await expect(rowOf(page, 'Dock / 99 %')).toContainText('XSPAN');

  await page.getByRole('link', { name: 'Edit Dock / 99 %' }).click();
  await expect(page).toHaveTitle('Editing Dock / 99 % | Reader definitions');
  await axe(page);
  await page.getByLabel('Address').fill('dock-99.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  const review = page.getByRole('dialog', { name: 'Review your changes' });
  await expect(review.getByRole('row', { name: 'Address 10.1.2.99 dock-99.example' })).toBeVisible();
  await axe(page);
  await review.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The reader definition “Dock / 99 %” was saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dock / 99 %', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Readers', exact: true }).click();
  await search(page).fill('dock-99.example');
  await expect(rowOf(page, 'Dock / 99 %')).toBeVisible();
  expect(await storedReader(service, 'Dock / 99 %')).toMatchObject({
    address: 'dock-99.example',
    type: 'XSPAN',
    facility,
    serialNumber: '370-17-01-9999',
    agentIdentifier: 'Dock / 99 %',
  });
});

test('two browsers edit one reader: what the first saved is shown to the second and kept', async ({
  page,
  browser,
  site,
  service,
}) => {
  const name = await firstReader(service);
  const address = `/readers/definitions/${encodeURIComponent(name)}/edit`;
  const before = await storedReader(service, name);
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-US' });
  const other = await context.newPage();
  const save = async (edited: Page) => {
    await edited.getByRole('button', { name: 'Submit' }).click();
    await edited
      .getByRole('dialog', { name: 'Review your changes' })
      .getByRole('button', { name: 'Save changes' })
      .click();
    await expect(edited.getByText(`The reader definition “${name}” was saved.`)).toBeVisible();
  };
  await signIn(page, address);
  await signIn(other, address);
  await expect(page.getByLabel('Address')).toHaveValue(before?.address ?? '');
  await expect(other.getByLabel('Address')).toHaveValue(before?.address ?? '');

  await other.getByLabel('Serial number').fill('370-17-01-4711');
  await other.getByLabel('Address').fill('first.example');
  await save(other);

  await page.getByLabel('Address').fill('second.example');
  await page.getByRole('textbox', { name: /^Floor/ }).fill('Upper floor');
  await page.getByRole('button', { name: 'Submit' }).click();
  const review = page.getByRole('dialog', { name: 'Review your changes' });
  await expect(
    review.getByRole('row', { name: `Serial number ${before?.serialNumber} 370-17-01-4711` }),
  ).toBeVisible();
  const conflict = review.getByRole('group', { name: /^Address was changed by someone else/ });
  await expect(conflict).toContainText('first.example');
  await axe(page);
  await conflict.getByRole('radio', { name: /second\.example/ }).check();
  await review.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`The reader definition “${name}” was saved.`)).toBeVisible();

  expect(await storedReader(service, name)).toMatchObject({
    address: 'second.example',
    serialNumber: '370-17-01-4711',
    placement: { floor: 'Upper floor' },
  });
  await context.close();
});

test('[READER-27] cancelling either form leaves the stored record unchanged and no half-made one', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*404.*readerDefinitions\/show\/Half/);
  const name = await firstReader(service);
  const before = await storedReaders(service);
  await signIn(page, `/readers/definitions/${encodeURIComponent(name)}/edit`);
  await page.getByLabel('Address').fill('changed.example');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByText('changed.example')).toHaveCount(0);

  await page.goto('/readers/definitions/new');
  await page.getByLabel('Name', { exact: true }).fill('Half made');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(`${before.length} rows`)).toBeVisible();
  await search(page).fill('Half made');
  await expect(page.getByText('none found')).toBeVisible();
  expect(await storedReaders(service)).toEqual(before);
  expect(service.requests.filter(({ method }) => method === 'PUT' || method === 'DELETE')).toEqual([]);
});

test('leaving a form with unsaved input by a link or by going back asks first', { tag: '@engines' }, async ({
  page,
  service,
}) => {
  const name = await firstReader(service);
  await signIn(page);
  await grid(page)
    .getByRole('link', { name: `Edit ${name}`, exact: true })
    .click();
  await page.getByLabel('Address').fill('changed.example');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(question).toBeVisible();
  await axe(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('changed.example');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(grid(page)).toBeVisible();
  expect(asked(service, 'PUT', /./)).toEqual([]);
});

test('[READER-28] an unknown name shows the not-found message naming entity and name', async ({
  page,
  trouble,
}) => {
  trouble.expect(/console error: .*404/);
  await signIn(page, '/readers/definitions/No%20such%20%2F%20reader');
  await expect(page.getByText('There is no reader definition named "No such / reader".')).toBeVisible();
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Reader definitions' }).click();
  await expect(grid(page)).toBeVisible();
});

test('a restart goes to the service as one call without a body, and is confirmed', async ({
  page,
  service,
}) => {
  const name = await readerInState(service, 'IDLE');
  await signIn(page);
  await search(page).fill(name);
  await page.getByRole('button', { name: `Restart ${name}`, exact: true }).click();
  await expect(page.getByText(`${name} is restarting.`)).toBeVisible();
  await axe(page);
  const sent = asked(service, 'POST', /\/reboot$/);
  expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: `/itemsense/support/v1/readers/${encodeURIComponent(name)}/reboot`, body: '' },
  ]);
});

test('a reader that awaits its agent cannot be restarted; the reason is said and nothing is sent', async ({
  page,
  service,
}) => {
  const name = await readerInState(service, 'AWAITING_AGENT');
  await signIn(page, `/readers/definitions/${encodeURIComponent(name)}`);
  await expect(page.getByText(`${name} has not yet registered with an agent.`)).toBeVisible();
  await axe(page);
  const restart = page.getByRole('button', { name: 'Restart' });
  await expect(restart).toHaveAttribute('aria-disabled', 'true');
  await expect(restart).toHaveAccessibleDescription(/has not yet registered with an agent/);
  await restart.hover();
  await expect(page.getByRole('tooltip')).toContainText('has not yet registered');
  await restart.focus();
  await page.keyboard.press('Enter');
  await axe(page);
  expect(asked(service, 'POST', /\/reboot$/)).toEqual([]);
});

test('deleting asks first; cancelled it sends nothing, confirmed it deletes and says so', async ({
  page,
  service,
}) => {
  const name = await firstReader(service);
  await signIn(page);
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You can create it again from Activity.');
  await axe(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(asked(service, 'DELETE', /./)).toEqual([]);

  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`The reader definition “${name}” was deleted.`)).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
  expect(await storedReader(service, name)).toBeUndefined();
});
