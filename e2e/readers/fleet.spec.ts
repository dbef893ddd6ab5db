import { signIn } from '../browser/signIn';
import { axe, expect, test } from '../browser/test';
import { widths } from '../browser/widths';
import { firstReader, readerInState } from '../site/fleet';
import { asked } from '../site/service';

test('from the fleet to the readers behind a cell, restarted together', async ({ page, service }) => {
  const healthy = await readerInState(service, 'IDLE');
  await signIn(page);
  await page.getByRole('link', { name: 'Fleet health' }).click();
  await expect(page).toHaveURL('/readers/definitions?view=fleet');
  const fleet = page.getByRole('grid', { name: 'Fleet health' });
  await expect(fleet.getByRole('link', { name: /failed|warning/ }).first()).toBeVisible();
  await axe(page);
  await fleet
    .getByRole('link', { name: /failed|warning/ })
    .first()
    .click();
  await expect(page).toHaveURL(/filter\.facility=.*filter\.\w+=(FAILED|WARNING)/);
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  await axe(page);

  await page.goto(`/readers/definitions?search=${encodeURIComponent(healthy)}`);
  await page.getByRole('checkbox', { name: `Select ${healthy}`, exact: true }).check();
  await axe(page);
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Restart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restart (1 row)' });
  await axe(page);
  await dialog.getByRole('button', { name: 'Restart' }).click();
  await expect(dialog.getByText('1 done, 0 failed.')).toBeVisible();
  await axe(page);
  expect(asked(service, 'POST', /\/reboot$/)).toHaveLength(1);
});

test('on a phone the fleet fits, and readers with a feature and with a plan do', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.phone);
  await signIn(page, '/readers/definitions?view=fleet');
  await expect(page.getByRole('grid', { name: 'Fleet health' }).getByRole('link').first()).toBeVisible();
  await axe(page);
  await page.goto('/readers/definitions/MS-Checkout-1');
  await expect(page.getByRole('region', { name: 'Feature ANTENNA_HUB' })).toBeVisible();
  await axe(page);
  await page.goto(`/readers/definitions/${encodeURIComponent(await firstReader(service))}`);
  await expect(page.getByRole('region', { name: 'Plan' }).getByRole('application')).toBeVisible();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    widths.phone.width,
  );
});
