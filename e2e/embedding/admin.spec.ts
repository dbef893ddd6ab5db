import { axe, expect } from '../browser/test';
import { show } from './portalPage';
import { test } from './test';

test('the admin remote alone in a page of others: a facility is created, the bundle has it, a preview deletes it', async ({
  page,
  portal,
  trouble,
}) => {
  // A service without SNMP settings says so by its status.
  trouble.expect(/404/);
  await page.goto(`${portal.url}/plain.html`);
  await show(page, { name: 'admin', path: '/facilities' });
  await page.getByRole('button', { name: 'Create facility' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Annex');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('grid', { name: 'Facilities' }).getByText('Annex')).toBeVisible();
  await axe(page);

  await show(page, { name: 'admin', path: '/config-migration/bundle' });
  const bundle = page.getByRole('textbox', { name: 'Bundle' });
  await expect(bundle).toHaveValue(/"name": "Annex"/);
  await axe(page);

  await show(page, { name: 'admin', path: '/config-migration/apply' });
  await page
    .getByRole('textbox', { name: /Or paste the configuration/ })
    .fill('kind: rfid-console-configuration\nversion: 1\nsections:\n  facilities:\n    - name: DEFAULT\n');
  await page.getByRole('radio', { name: /^Delete/ }).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('4 to delete, 1 the same')).toBeVisible();
  await axe(page);
  expect(page.url()).toBe(`${portal.url}/plain.html`);
});
