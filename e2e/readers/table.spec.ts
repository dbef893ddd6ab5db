import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { storedReaders } from '../site/fleet';

const grid = (page: Page) => page.getByRole('grid', { name: 'Reader definitions' });
const headings = (page: Page) => grid(page).getByRole('columnheader');
const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('filters narrow the list, live in the address, and are taken away again', async ({ page, service }) => {
  const readers = await storedReaders(service);
  const spans = readers.filter(({ type }) => type === 'XSPAN');
  await signIn(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = panel(page, 'Filters');
  await filters.getByRole('checkbox', { name: 'XSPAN', exact: true }).check();
  await expect(page.getByText(`${spans.length} of ${readers.length} rows`)).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/readers/definitions?filter.type=XSPAN');
  await page.reload();
  await expect(page.getByText(`${spans.length} of ${readers.length} rows`)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Remove filter Type: XSPAN' }).click();
  await expect(page.getByText(`${readers.length} rows`)).toBeVisible();
});

test('[TABLE-01] Shift adds a second order; columns are hidden, moved and made wider by keys', {
  tag: '@engines',
}, async ({ page }) => {
  await signIn(page);
  await headings(page).getByText('Type').click();
  await headings(page)
    .getByText('Facility')
    .click({ modifiers: ['Shift'] });
  await expect(page).toHaveURL('/readers/definitions?sort=type+facility');
  await axe(page);

  const facility = headings(page).filter({ hasText: 'Facility' });
  const width = async () => Math.round((await facility.boundingBox())?.width ?? 0);
  const before = await width();
  await page.keyboard.press('Control+ArrowRight');
  await expect.poll(width).toBe(before + 16);
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect(headings(page)).toContainText(['Name', 'Status', 'Type', 'Facility', 'Address', 'Actions']);
  await expect(facility).toBeFocused();

  await page.getByRole('button', { name: 'Columns' }).click();
  await panel(page, 'Columns').getByRole('checkbox', { name: 'Address' }).uncheck();
  await expect(headings(page)).toContainText(['Name', 'Status', 'Type', 'Facility', 'Actions']);
  await panel(page, 'Columns').getByRole('radio', { name: 'Compact' }).check();
  await axe(page);
});

test('a view is kept for the user on this device', async ({ page }) => {
  await signIn(page, '/readers/definitions?search=dock&sort=-name');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Save what is shown now').fill('Docks');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Open with Docks' }).click();
  await axe(page);
  await page.goto('/readers/definitions');
  await expect(page.getByRole('searchbox')).toHaveValue('dock');
  await expect(page).toHaveURL('/readers/definitions?search=dock&sort=-name');
});

test('what is listed is saved as a file, under the policy of the console', async ({ page }) => {
  await signIn(page, '/readers/definitions?filter.type=XSPAN&columns=name+type');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Rows shown as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^reader-definitions-.*\.csv$/);
});

for (const [name, size] of Object.entries({ tablet: widths.tablet, phone: widths.phone }))
  test(`on a ${name} no status is cut off, and what has no room is in the details`, async ({ page }) => {
    await page.setViewportSize(size);
    await signIn(page);
    await expect(
      grid(page)
        .getByText(/^Unhealthy/)
        .first(),
    ).toBeVisible();
    const cut = await grid(page)
      .locator('.status__label')
      .evaluateAll((labels) =>
        labels
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              scrollWidth > clientWidth || scrollHeight > clientHeight,
          )
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
    if (size.width > 500) return;
    const open = grid(page).getByRole('button', { name: /^Details of/ });
    await open.first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Restart/ })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(open.first()).toBeFocused();
  });
