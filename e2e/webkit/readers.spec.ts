import { tabTo } from '../browser/tabTo';
import { renamedReaders } from '../federation/doctoredBuild';
import { firstReader, storedReader, storedReaders } from '../site/fleet';
import { asked } from '../site/service';
import { expect, type Page, test } from './test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Reader definitions' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search Reader definitions' });
const editPage = (name: string) => `/readers/definitions/${encodeURIComponent(name)}/edit`;

test('order, search and filter live in the address, survive a reload, and are taken away', {
  tag: '@engines',
}, async ({ page, service, signIn }) => {
  const readers = await storedReaders(service);
  const spans = readers.filter(({ type }) => type === 'XSPAN');
  await signIn();
  await grid(page).getByRole('columnheader', { name: 'Type' }).click();
  await expect(page).toHaveURL('/readers/definitions?sort=type');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters', exact: true });
  await filters.getByRole('checkbox', { name: 'XSPAN', exact: true }).click();
  await expect(page.getByText(`${spans.length} of ${readers.length} rows`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/readers/definitions?sort=type&filter.type=XSPAN');
  await page.reload();
  await expect(page.getByText(`${spans.length} of ${readers.length} rows`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Type: XSPAN' }).click();
  await search(page).fill('no reader has this name');
  await expect(page.getByText('none found')).toBeVisible();
  await expect(page).toHaveURL(/search=no/);
});

test('the list is walked by keys, and a reader is opened', async ({ page, service, signIn }) => {
  const name = await firstReader(service);
  await signIn();
  await expect(grid(page)).toBeVisible();
  await tabTo(page, 'Select all rows shown');
  for (const key of ['ArrowDown', 'End', 'Home', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveText(name);
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeFocused();
});

test('a column is made wider by the pointer and by keys, and the list remembers it', {
  tag: '@engines',
}, async ({ page, signIn }) => {
  await signIn();
  const facility = grid(page).getByRole('columnheader').filter({ hasText: 'Facility' });
  await expect(facility).toBeVisible();
  const width = async () => Math.round((await facility.boundingBox()).width);
  const before = await width();
  const handle = facility.locator('.rdg-resize-handle, [class*="resize"]');
  await expect(handle).toHaveCount(1);
  const { x, y, width: thick, height } = await handle.boundingBox();
  const start = { x: x + thick / 2, y: y + height / 2 };
  await page.drag([start, { ...start, x: start.x + 30 }, { ...start, x: start.x + 60 }]);
  await expect.poll(width).toBe(before + 60);
  await facility.press('Control+ArrowRight');
  await expect.poll(width).toBe(before + 76);
});

test('a form says what is wrong, lists open and are chosen from, and a reader is created', async ({
  page,
  service,
  signIn,
}) => {
  const [model] = await storedReaders(service);
  const facility = model?.facility ?? '';
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByTitle(option, { exact: true }).click();
  };
  await signIn();
  await page.getByRole('link', { name: 'New reader definition' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText("Name can't be blank.").first()).toBeVisible();
  await expect(name).toBeFocused();

  await name.fill('Dock / 99 %');
  await page.getByLabel('Address').fill('10.1.2.99');
  await choose('Facility', facility);
  await choose('Type', 'XSPAN');
  await page.getByLabel('Serial number').fill('370-17-01-9999');
  await page.getByRole('textbox', { name: /^X\b/ }).fill('1.5');
  await expect(page.getByRole('group', { name: 'Placement' })).toContainText(
    'X, Y, Z and yaw must be either all set or all blank.',
  );
  await page.getByRole('textbox', { name: /^X\b/ }).fill('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The reader definition “Dock / 99 %” was saved.')).toBeVisible();
  await expect(page).toHaveURL('/readers/definitions/Dock%20%2F%2099%20%25');
  expect(await storedReader(service, 'Dock / 99 %')).toMatchObject({
    address: '10.1.2.99',
    type: 'XSPAN',
    facility,
  });
});

test('an edit is reviewed and saved', { tag: '@engines' }, async ({ page, service, signIn }) => {
  const name = await firstReader(service);
  const before = await storedReader(service, name);
  await signIn(editPage(name));
  await page.getByLabel('Address').fill('dock-99.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  const review = page.getByRole('dialog', { name: 'Review your changes' });
  await expect(review.getByRole('row', { name: `Address ${before?.address} dock-99.example` })).toBeVisible();
  await review.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`The reader definition “${name}” was saved.`)).toBeVisible();
  await expect(heading(page, name)).toBeVisible();
  expect(await storedReader(service, name)).toMatchObject({ address: 'dock-99.example' });
});

test('leaving a form with unsaved input by a link or by going back asks first', async ({
  page,
  service,
  signIn,
}) => {
  const name = await firstReader(service);
  await signIn();
  await grid(page)
    .getByRole('link', { name: `Edit ${name}`, exact: true })
    .click();
  await page.getByLabel('Address').fill('changed.example');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('changed.example');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(grid(page)).toBeVisible();
  expect(asked(service, 'PUT', /./)).toEqual([]);
});

test('a question takes the focus, keeps it, lets go by Escape and gives it back', {
  tag: '@engines',
}, async ({ page, service, signIn }) => {
  const name = await firstReader(service);
  await signIn(`/readers/definitions/${encodeURIComponent(name)}`);
  const opener = page.getByRole('main').getByRole('button', { name: 'Delete', exact: true });
  await opener.press('Enter');
  const question = page.getByRole('alertdialog');
  const cancel = question.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      }),
      'the focus stays inside',
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(asked(service, 'DELETE', /readerDefinitions/)).toEqual([]);
});

test('what is listed is saved as a file', async ({ page, downloads, service, signIn }) => {
  const readers = await storedReaders(service);
  await signIn('/readers/definitions?columns=name+type');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Rows shown as CSV' }).click();
  const { name, text } = await downloads.next();
  expect(name).toMatch(/^reader-definitions-.*\.csv$/);
  expect(text.trim().split('\r\n')).toHaveLength(readers.length + 1);
});

test('a version released while the console is open is taken on the next visit of its area', {
  tag: '@engines',
}, async ({ page, site, signIn }) => {
  const next = await renamedReaders();
  try {
    await signIn();
    await expect(heading(page, 'Reader definitions')).toBeVisible();
    await page.evaluate(() => void Object.assign(globalThis, { stillTheSamePage: true }));
    await site.release(next.dist);
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
    // The console looks for releases when an area is opened, and goes on meanwhile with what it has.
    await expect(async () => {
      await link('Users').click();
      await expect(heading(page, 'Users')).toBeVisible();
      await link('Readers').click();
      await expect(page.getByRole('heading', { level: 1, name: 'eader definitions' })).toBeVisible();
      expect(await heading(page, 'Our reader definitions').count()).toBe(1);
    }).toPass({ timeout: 60_000 });
    expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true);
  } finally {
    await next.discard();
  }
});
