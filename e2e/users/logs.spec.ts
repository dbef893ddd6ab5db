import { lookFromTop } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { expect, test } from '../browser/test';
import { widths } from '../browser/widths';

test('[LOG-01] logs lead to those of the readers; both tabs are reachable, and files are downloaded', async ({
  page,
  service,
}) => {
  await signIn(page, '/logs/readers');
  await page.goto('/logs');
  await expect(page).toHaveURL('/logs/readers');
  await expect(page.getByRole('heading', { level: 1, name: 'Reader logs' })).toBeVisible();
  await lookFromTop(page);
  await tabTo(page, 'Collect reader logs');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Collecting' })).toBeVisible();
  await lookFromTop(page);
  await service.advance(30_000);
  const download = page.getByRole('button', { name: 'Download', exact: true });
  await expect(download).not.toHaveAttribute('aria-disabled');
  await page.setViewportSize(widths.phone);
  await lookFromTop(page);
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^reader-logs.*\.tar\.gz$/);

  await page.setViewportSize(widths.desktop);
  await page.getByRole('link', { name: 'ItemSense', exact: true }).click();
  await expect(page).toHaveURL('/logs/itemsense');
  await expect(page.getByRole('textbox', { name: 'From', exact: true })).toHaveValue(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  );
  await lookFromTop(page);
  await page.setViewportSize(widths.phone);
  await lookFromTop(page);
  const [logs] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download system logs' }).click(),
  ]);
  expect(logs.suggestedFilename()).toMatch(/^itemsense-logs.*\.tar\.gz$/);
});
