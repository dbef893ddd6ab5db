import { axe, expect } from '../browser/test';
import { hide, show } from './portalPage';
import { test } from './test';

test('the data remote alone in a page of others: items are searched for, history after them', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/plain.html`);
  await show(page, { name: 'data', path: '/data' });
  await page.getByRole('textbox', { name: /^EPC prefix/ }).fill('30');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Items' })).toBeVisible();
  await axe(page);
  await page.getByRole('radio', { name: 'History', exact: true }).check();
  await expect(page.getByRole('grid', { name: 'Items' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'History' })).toBeVisible();
  await axe(page);
  await hide(page);
  await show(page, { name: 'data', path: '/data/plan' });
  await page.getByRole('link', { name: 'Columbus Distribution Center' }).click();
  await expect(page.getByRole('application', { name: /Columbus Distribution Center/ })).toBeVisible();
  await axe(page);
  expect(page.url()).toBe(`${portal.url}/plain.html`);
});
