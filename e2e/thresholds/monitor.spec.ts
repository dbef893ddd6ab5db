import { signIn } from '../browser/signIn';
import { axe, expect, test } from '../browser/test';
import { widths } from '../browser/widths';
import { askService } from '../site/fleet';

test('[MONITOR-01] [MONITOR-11] crossings come live, are counted, paused, filtered, and shown on a wall', {
  tag: '@engines',
}, async ({ page, service }) => {
  const thresholds = await askService<{ id: number; name: string }[]>(
    service,
    '/itemsense/configuration/v1/thresholds',
  );
  const id = thresholds.find(({ name }) => name === 'Shop Entrance')?.id;
  await signIn(page, '/threshold-monitor');
  for (const { name } of thresholds)
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();

  await page.goto(`/threshold-monitor?thresholdIds=${encodeURIComponent(`["${id}"]`)}`);
  const card = page.getByRole('region', { name: 'Shop Entrance', exact: true });
  await expect(card).toBeVisible();
  await expect(page.getByRole('region', { name: 'Stock Room Door', exact: true })).toHaveCount(0);
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
  await expect(card.getByText('no transitions found')).toBeVisible();
  await axe(page);

  await service.advance(60_000);
  const grid = card.getByRole('grid', { name: 'Transitions of Shop Entrance' });
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  await axe(page);

  await card.getByRole('button', { name: /^Pause/ }).click();
  await service.advance(30_000);
  await expect(card.getByText(/^[1-9]\d* came meanwhile/)).toBeVisible();
  await card.getByRole('button', { name: /^Resume/ }).click();

  await card.getByRole('button', { name: /^Filter/ }).click();
  await card.getByRole('textbox', { name: /^EPC prefix/ }).fill('ZZ');
  await card.getByRole('button', { name: 'Apply' }).click();
  await expect(card.getByText('none found')).toBeVisible();
  await axe(page);
  await card.getByRole('button', { name: 'Clear filter' }).click();
  await expect(grid.getByRole('gridcell').first()).toBeVisible();

  // A card that shows hundreds is no longer than one that shows a dozen.
  const rows = async () => Number(await grid.getAttribute('aria-rowcount'));
  await expect
    .poll(async () => {
      await service.advance(120_000);
      return rows();
    })
    .toBeGreaterThan(30);
  expect((await grid.boundingBox())?.height).toBeLessThan(400);

  await page.getByRole('button', { name: 'Wall view' }).click();
  await expect(page).toHaveURL(/view=wall/);
  await page.setViewportSize(widths.phone);
  await expect(card).toBeVisible();
  await axe(page);
});

test('twenty doors are on one screen: the last hour of each, its balance, its last item, and which are silent', async ({
  page,
  service,
}) => {
  const path = '/itemsense/configuration/v1/thresholds';
  const [first, ...others] = await askService<{ name: string }[]>(service, path);
  for (let at = others.length + 1; at < 20; at += 1)
    await askService(service, path, {
      method: 'POST',
      body: JSON.stringify({ ...first, id: null, name: `Door ${at}` }),
    });
  await signIn(page, '/threshold-monitor');
  const choose = page.getByRole('button', { name: 'Board' });
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=board/);
  const doors = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(doors).toHaveCount(20);
  for (const line of await page.getByRole('img', { name: /last hour by minute/ }).all())
    await expect(line).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('img', { name: /last hour by minute/ })).toHaveCount(20);
  await axe(page);
  await service.advance(60_000);
  await expect(page.getByText(/^Last \w{6} at \d\d:\d\d:\d\d/).first()).toBeVisible();
  await page.setViewportSize(widths.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone.width);
  await axe(page);
});

test('[MONITOR-01] the page for what is not found opens when no threshold matches', async ({ page }) => {
  await signIn(page, '/thresholds');
  await page.goto('/threshold-monitor?thresholdIds=["4711"]');
  await expect(page).toHaveURL('/404');
});
