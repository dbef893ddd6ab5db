import { axe, expect } from '../browser/test';
import { storedJob } from '../jobs/jobs';
import { show } from './portalPage';
import { test } from './test';

test('the jobs remote alone in a page of others: a job is stopped, another made from it, started, and seen over time', async ({
  page,
  portal,
  service,
}) => {
  await page.goto(`${portal.url}/plain.html`);
  await show(page, { name: 'jobs', path: '/jobs' });
  const active = page.getByRole('grid', { name: 'Active jobs' });
  const row = active.getByRole('row').filter({ hasText: 'ground-floor-day (' });
  await expect(row).toContainText('Running');
  await axe(page);
  await row.getByRole('button', { name: /^Stop ground-floor-day/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopping ground-floor-day…')).toBeVisible();
  await service.advance(10_000);
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Stopped jobs' }).click();
  await page
    .getByRole('grid', { name: 'Stopped jobs' })
    .getByRole('row')
    .filter({ hasText: 'ground-floor-day (' })
    .first()
    .getByRole('button', { name: /^Create from/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Job name' }).fill('from-the-portal');
  await expect(dialog.getByRole('region', { name: /^Pre-flight check/ })).toContainText('Ready to start');
  await axe(page);
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^from-the-portal \(/ })).toBeVisible();
  expect((await storedJob(service, 'from-the-portal')).status).toBe('WAITING');

  await show(page, { name: 'jobs', path: '/jobs' });
  await page.getByRole('button', { name: 'Timeline' }).click();
  await page.getByRole('tab', { name: 'Riverside Hospital' }).click();
  await expect(
    page.getByRole('figure').getByRole('img', { name: /^from-the-portal: Waiting/ }),
  ).toBeVisible();
  expect(page.url()).toBe(`${portal.url}/plain.html`);
});
