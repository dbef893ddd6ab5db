import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';

test.use({ isFirstVisit: true });

const details = (page: Page) => page.getByRole('dialog', { name: 'readers' });

test('what a build is made of is asked for when somebody looks, and can be saved', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bom.json')) asked.push(new URL(request.url()).pathname);
  });
  await signIn(page, '/admin/remotes?remote=readers');
  await expect(details(page)).toBeVisible();
  expect(asked).toEqual([]);
  await details(page).getByRole('button', { name: 'Libraries and licences' }).click();
  await expect(details(page)).toContainText(/libraries are in it only for pages without the console/);
  await expect(details(page)).toContainText(/MIT \(\d+\)/);
  await axe(page);
  const { base } = await site.store.remote('readers');
  expect(asked).toEqual([`${base}bom.json`]);

  const saving = page.waitForEvent('download');
  await details(page)
    .getByRole('link', { name: 'Download the software bill of materials (CycloneDX)' })
    .click();
  expect((await saving).suggestedFilename()).toMatch(/^readers-.*\.cdx\.json$/);
  const licences = await page.request.get(`${base}licenses.txt`);
  expect(await licences.text()).toContain('Permission is hereby granted, free of charge');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Libraries and licences of the console itself' }).click();
  await expect(page.getByText(/libraries travel with it into the console/)).toBeVisible();
});
