import { signIn } from '../browser/signIn';
import { axe, expect, test } from '../browser/test';
import { widths } from '../browser/widths';

test('a drop of a reader and a limit of the host each lead to their log at that time, by one click', async ({
  page,
  service,
}) => {
  const name = 'MS-Checkout-2';
  const eventTime = new Date(Date.now() - 3_600_000).toISOString();
  service.fault({
    method: 'POST',
    path: '/itemsense/health/v1/events',
    status: 200,
    body: {
      events: [
        { eventTime, readerId: name, type: 'CONNECTION', code: 'NETWORK', args: { status: 'FAILED' } },
      ],
    },
  });
  await signIn(page, `/readers/definitions/${name}`);
  await page.getByRole('link', { name: 'Show its log around the last drop' }).press('Enter');
  await expect(page.getByText(/^The logs are being collected\./)).toBeVisible();
  await axe(page);
  await page.setViewportSize(widths.phone);
  await axe(page);
  await page.setViewportSize(widths.desktop);
  await service.advance(30_000);
  const lines = page.getByRole('listbox', { name: `Lines of ${name}/reader.log` });
  await expect(lines.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search in the log' })).toHaveValue('connect');
  await axe(page);
  // What was collected is opened at once, and Back leads to the reader.
  await page.goBack();
  await page.getByRole('link', { name: 'Show its log around the last drop' }).click();
  await expect(lines.getByRole('option').first()).toBeVisible();

  await page.goto('/host-health');
  await page
    .getByRole('link', { name: /^Log of the host at that time/ })
    .first()
    .click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await axe(page);
});
