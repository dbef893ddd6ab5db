import { readFile } from 'node:fs/promises';
import { lookFromTop } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import { widths } from '../browser/widths';
import { asked } from '../site/service';

test('a bundle is downloaded, changed, previewed, applied after a snapshot, undone as one run, and compared', async ({
  page,
  service,
  trouble,
}) => {
  // A service without SNMP settings says so by its status.
  trouble.expect(/404/);
  await signIn(page, '/config-migration/bundle');
  const shown = page.getByRole('textbox', { name: 'Bundle' });
  await expect(shown).toHaveValue(/"kind": "rfid-console-configuration"/);
  await lookFromTop(page);
  await page.getByRole('radio', { name: 'YAML' }).check({ force: true });
  await expect(shown).toHaveValue(/^kind: rfid-console-configuration/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(await shown.inputValue()).toBe(text);

  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  const changed = text
    .replace('- name: DEFAULT\n', '- name: DEFAULT\n    - name: Annex\n')
    .replace(
      /CIDRRange: \S+\n {6}name: Riverside Hospital/,
      'CIDRRange: 10.77.0.0/16\n      name: Riverside Hospital',
    );
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'site.yaml', mimeType: 'application/yaml', buffer: Buffer.from(changed) });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('1 to create, 1 to change', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Riverside Hospital' }).click();
  const networks = page.getByRole('region', { name: /Scanner networks/ });
  await expect(networks).toContainText('10.77.0.0/16');
  const range = networks.getByRole('checkbox', { name: /^CIDRRange: [\d./]+ → 10\.77\.0\.0\/16$/ });
  await range.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Apply 1 change' })).toBeVisible();
  await page.keyboard.press('Space');
  await lookFromTop(page);
  for (const size of Object.values(widths)) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await page.setViewportSize(widths.desktop);
  expect(asked(service, 'PUT', /networks/)).toEqual([]);
  await page.getByRole('button', { name: 'Apply 2 changes' }).click();
  const [snapshot] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alertdialog').getByRole('button', { name: 'Apply 2 changes' }).click(),
  ]);
  expect(snapshot.suggestedFilename()).toMatch(/^configuration-before-/);
  await expect(page.getByText('All 2 changes applied.')).toBeVisible();
  await lookFromTop(page);

  // The run is one entry of the activity, from where it is undone as one.
  await page.goto('/activity');
  await page.getByRole('link', { name: '2 changes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Annex' })).toBeVisible();
  await lookFromTop(page);
  await page.getByRole('button', { name: 'Undo this run…' }).click();
  await expect(page.getByRole('region', { name: 'Undo a run' })).toBeFocused();
  await expect(page.getByText('1 to change, 1 to delete', { exact: false })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('region', { name: 'Facilities “Annex”' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 of 2' })).toBeVisible();
  await lookFromTop(page);
  await page.getByRole('button', { name: 'Apply 2 changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 2 changes' }).click();
  await expect(page.getByText('All 2 changes applied.')).toBeVisible();

  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  const second = page.getByRole('group', { name: 'Second' });
  await second
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'before.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('The configurations are the same.').first()).toBeVisible();
  await lookFromTop(page);
});

test('another service that the content policy keeps away is said in words', async ({ page, trouble }) => {
  await signIn(page, '/config-migration/compare');
  trouble.expect(/404/);
  trouble.expect(/connect-src|Content Security Policy|other\.example/i);
  const second = page.getByRole('group', { name: 'Second' });
  await second.getByRole('radio', { name: 'Another service' }).check();
  await second.getByRole('textbox', { name: 'Address' }).fill('https://other.example');
  await second.getByRole('textbox', { name: 'User' }).fill('admin');
  await second.getByLabel('Password').fill('admindefault');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(
    page.getByText(/The content policy of this console does not let the browser connect/),
  ).toBeVisible();
  await expect(page.getByText(/console-config diff --with-url/)).toBeVisible();
});
