import { axe, expect } from '../browser/test';
import { show } from './portalPage';
import { test } from './test';

test('the thresholds remote alone in a page of others: crossings come live', async ({
  page,
  portal,
  service,
}) => {
  await page.goto(`${portal.url}/plain.html`);
  await show(page, { name: 'thresholds', path: '/threshold-monitor' });
  const card = page.getByRole('region', { name: 'Shop Entrance', exact: true });
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
  await service.advance(60_000);
  await expect(card.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
  await axe(page);
  expect(page.url()).toBe(`${portal.url}/plain.html`);
});

test('the thresholds remote alone in a page of others: a zone is drawn by keys', async ({ page, portal }) => {
  await page.goto(`${portal.url}/plain.html`);
  await show(page, { name: 'thresholds', path: '/zone-maps/Columbus%20DC%20Peak%20Season/studio' });
  await page.getByRole('application').focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown');
  for (const key of ['n', 'Space', 'Shift+ArrowRight', 'Space', 'Shift+ArrowDown', 'Space', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: /^Zone ?3 points$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await axe(page);
  expect(page.url()).toBe(`${portal.url}/plain.html`);
});
