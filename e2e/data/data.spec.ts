import { lookFromTop } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { search } from './data';

const grid = (page: Page, name: string) => page.getByRole('grid', { name, exact: true });
/** Wide enough for all columns of history. */
const wide = { width: 2400, height: 1000 };

for (const [id, type, name, headings] of [
  [
    '[DATA-16]',
    'items',
    'Items',
    [
      'EPC',
      'Job id',
      'X location',
      'Y location',
      'Z location',
      'Zone',
      'Floor',
      'Facility',
      'Last modified time',
    ],
  ],
  [
    '[DATA-17]',
    'history',
    'History',
    [
      'EPC',
      'Job id',
      'From zone',
      'To zone',
      'From floor',
      'To floor',
      'From facility',
      'To facility',
      'From x',
      'To x',
      'From y',
      'To y',
      'Observation time',
    ],
  ],
  [
    '[DATA-18]',
    'transitions',
    'Transitions',
    ['EPC', 'Job id', 'Transition id', 'Threshold id', 'Destination', 'Confidence', 'Creation time'],
  ],
] as const)
  test(`${id} ${type} are searched for, and shown in their columns`, async ({ page, service }) => {
    await service.advance(60_000);
    await page.setViewportSize(wide);
    await signIn(page, '/data');
    await page.getByRole('radio', { name, exact: true }).check();
    await search(page);
    const results = grid(page, name);
    await expect(results.getByRole('columnheader').filter({ hasText: /./ })).toHaveText([...headings]);
    await expect(results.getByRole('gridcell', { name: /^30/ }).first()).toBeVisible();
    await lookFromTop(page);
  });

test('a query is made, loaded on, saved to a file, and is there again by its address', async ({ page }) => {
  await signIn(page, '/data');
  await lookFromTop(page);
  const prefix = page.getByRole('textbox', { name: /^EPC prefix/ });
  await prefix.fill('pallet');
  await search(page);
  await expect(page.getByRole('link', { name: /^EPC prefix has to be hexadecimal/ })).toBeVisible();
  await expect(prefix).toHaveValue('pallet');
  await lookFromTop(page);
  await prefix.fill('30');
  await search(page);
  await expect(page.getByText('100 rows are loaded, there are more.')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('200 rows are loaded, there are more.')).toBeVisible();
  await page.getByRole('button', { name: 'Summary of the 200 rows loaded so far' }).click();
  await expect(page.getByRole('region', { name: 'Facility', exact: true })).toBeVisible();
  await lookFromTop(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: /as the service writes it/ }).click();
  expect((await download).suggestedFilename()).toBe('items.csv');

  await page.reload();
  await expect(prefix).toHaveValue('30');
  await expect(page.getByText('100 rows are loaded, there are more.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(prefix).toHaveValue('');
  await expect(grid(page, 'Items')).toHaveCount(0);
  await page.goBack();
  await expect(prefix).toHaveValue('30');
  await expect(grid(page, 'Items')).toBeVisible();
});

test('history is narrowed to a facility, its zones and a time', async ({ page }) => {
  await signIn(page, '/data?type=history');
  const choose = async (field: RegExp, option: string) => {
    const box = page.getByRole('combobox', { name: field });
    await box.click();
    await box.fill(option);
    await page.locator(`.console-select-item-option[title="${option}"]`).click();
  };
  await choose(/^To facility/, 'Columbus Distribution Center');
  await choose(/^To zone/, 'Packing');
  await page.getByRole('checkbox', { name: 'Zone transitions only' }).check();
  await page.getByRole('textbox', { name: /^From time/ }).click();
  await lookFromTop(page);
  await page.keyboard.press('Escape');
  await search(page);
  await expect(grid(page, 'History').getByRole('row').nth(1)).toContainText('Packing');
  await lookFromTop(page);
});

test('queries are kept by name on this device', async ({ page }) => {
  await signIn(page, '/data?type=items&epcPrefix=30&asked=true');
  await expect(grid(page, 'Items')).toBeVisible();
  await page.getByRole('button', { name: 'Saved queries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved queries' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Thirty');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Thirty' })).toBeVisible();
  await lookFromTop(page);
  await page.goto('/data');
  await page.getByRole('button', { name: 'Saved queries' }).click();
  await dialog.getByRole('link', { name: 'Thirty' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(grid(page, 'Items')).toBeVisible();
});

test('by keyboard: a type is chosen, searched for and loaded on', async ({ page }) => {
  await signIn(page, '/data');
  await expect(page.getByRole('radio', { name: 'Items' })).toBeChecked();
  await page.getByRole('radio', { name: 'Items' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'History' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'History' })).toBeChecked();
  await tabTo(page, 'Search');
  await page.keyboard.press('Enter');
  await expect(grid(page, 'History')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('200 rows are loaded, there are more.')).toBeVisible();
});

test('from the results to the page of an item: where it is, what its EPC means, its way', async ({
  page,
  service,
}) => {
  await service.advance(60_000);
  await signIn(page, '/data?type=history&toFacility=Columbus+Distribution+Center&asked=true');
  const link = grid(page, 'History').getByRole('link', { name: /^30/ }).first();
  const epc = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: epc })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where it is' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'EPC' })).toContainText('urn:epc:id:sgtin:');
  await expect(page.getByRole('region', { name: 'Journey' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Observations' })).toBeVisible();
  await lookFromTop(page);
  await page.setViewportSize(widths.phone);
  await page.reload();
  await expect(page.getByRole('region', { name: 'EPC' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await lookFromTop(page);
});

test('on a phone filters and results of every type fit into the width', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await signIn(page, '/data');
  for (const [type, name] of [
    ['items', 'Items'],
    ['history', 'History'],
    ['transitions', 'Transitions'],
  ] as const) {
    await page.goto(`/data?type=${type}&asked=true`);
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    await expect(page.getByRole('region', { name: `${name}: results` })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await lookFromTop(page);
  }
  await page.goto('/data?type=history');
  await page.getByRole('textbox', { name: /^From time/ }).click();
  // All days and hours can be pressed.
  await expect(page.locator('.console-picker-dropdown')).toBeInViewport({ ratio: 1 });
});
