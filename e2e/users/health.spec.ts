import { lookFromTop } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { expect, test } from '../browser/test';
import { widths } from '../browser/widths';
import { asked } from '../site/service';

test('[HEALTH-05] [HEALTH-06] the host is shown live, paused by keyboard, as a table, and left', async ({
  page,
  service,
}) => {
  await signIn(page, '/host-health');
  const cpu = page.getByRole('figure', { name: 'CPU usage' });
  await expect(cpu.getByText(/^Host: now [\d.]+ %/)).toBeVisible();
  await expect(page.getByText(/^Host: now [\d,.]+ MB/)).toBeVisible();
  await lookFromTop(page);
  await service.advance(10_000);

  await tabTo(page, 'Pause CPU usage');
  await page.keyboard.press('Enter');
  await service.advance(10_000);
  await expect(page.getByText('1 came meanwhile')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'CPU usage as a table' }).click();
  await expect(page.getByRole('grid', { name: 'CPU usage' }).getByRole('row').nth(2)).toBeVisible();
  await lookFromTop(page);
  await page.setViewportSize(widths.phone);
  await lookFromTop(page);

  await page.setViewportSize(widths.desktop);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Users' })).toBeVisible();
  await expect
    .poll(() =>
      asked(service, 'DELETE', /\/api\/metrics\//)
        .map(({ path }) => path)
        .toSorted(),
    )
    .toEqual(['/api/metrics/system.cpu.usage', '/api/metrics/system.memory.available']);
});

test('on a phone the details of a row are named by when it was, and lead to the log', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await signIn(page, '/host-health');
  const openDetails = (region: string) =>
    page
      .getByRole('region', { name: region, exact: true })
      .getByRole('button', { name: /^Details/ })
      .first()
      .click();
  await openDetails('Status history (this tab)');
  const seen = page.getByRole('dialog', { name: /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/ });
  await expect(seen).toContainText('Healthy');
  await page.keyboard.press('Escape');

  await openDetails('Events');
  const event = page.getByRole('dialog', {
    name: /^(CPU usage too high|Too little free memory) \d\d\/\d\d\//,
  });
  await event.getByRole('link', { name: /^Log of the host at that time: / }).click();
  await expect(page).toHaveURL(/\/logs\/viewer\?source=system/);
  await expect(page.getByRole('heading', { name: 'Log viewer' })).toBeVisible();
});

for (const width of [1440, 400])
  test(`nothing moves when the first values of the host come at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.routeWebSocket(/\/api\/sockets/, (socket) => {
      const service = socket.connectToServer();
      service.onMessage((message) => held.then(() => socket.send(message)));
    });
    await signIn(page, '/host-health');
    const events = page.getByRole('region', { name: 'Events', exact: true });
    await expect(events.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText('Live', { exact: true })).toHaveCount(2);
    const before = await events.boundingBox();
    letIn();
    await expect(page.getByText(/^Host: now /)).toHaveCount(2);
    await expect(page.getByText(/^Collecting since /).filter({ visible: true })).toHaveCount(2);
    expect(await events.boundingBox()).toEqual(before);
  });
