import type { WebSocketRoute } from '@playwright/test';
import { lookFromTop } from '../browser/looks';
import { notInFirefox } from '../browser/notInFirefox';
import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import { widths } from '../browser/widths';

const facility = 'Columbus Distribution Center';

test('the live plan: items move, one is chosen on the plan and in the list, a zone narrows the list, by keys too', async ({
  page,
  service,
}) => {
  await service.advance(60_000);
  await signIn(page, '/data/plan');
  await lookFromTop(page);
  await page.getByRole('link', { name: facility }).click();
  const plan = page.getByRole('application', { name: new RegExp(facility) });
  await expect(plan).toBeVisible();
  const list = page.getByRole('grid', { name: 'Items on the plan and beside it' });
  await expect(list.getByRole('row', { name: /On the plan/ }).first()).toBeVisible();
  await lookFromTop(page);

  // Something moves: the service is asked for what changed, and the list follows.
  await service.advance(120_000);
  await page.waitForRequest((request) => /items\/show\?.*fromTime=/.test(request.url()));

  // One of another floor would show that floor.
  await list
    .getByRole('row', { name: /On the plan/ })
    .getByRole('button', { name: /^Show 3\w+ on the plan$/ })
    .first()
    .press('Enter');
  const chosen = page.getByRole('region', { name: /^Item 3/ });
  await expect(chosen.getByRole('link', { name: 'History of the item' })).toBeVisible();
  await expect(page).toHaveURL(/item=3/);
  await plan.focus();
  await page.keyboard.press('+');
  await expect(page.getByText(/^[\d.]+ m × [\d.]+ m$/)).toBeVisible();
  await page.keyboard.press('0');

  await page.getByRole('button', { name: /^Staging \d+ items/ }).press('Enter');
  await expect(list.getByRole('row', { name: /Racks/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Absent items' }).click();
  await expect(page.getByRole('grid', { name: 'Absent items' })).toBeVisible();
  await lookFromTop(page);
  await page.setViewportSize(widths.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the live plan follows the queue of moves without asking; while the queue is away it asks', async ({
  page,
  service,
}) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/api\/sockets/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await service.advance(60_000);
  await signIn(
    page,
    `/data/plan?${new URLSearchParams({ facility, asked: 'true', 'items.sort': '-lastModifiedTime' })}`,
  );
  const latest = page
    .getByRole('grid', { name: 'Items on the plan and beside it' })
    .getByRole('row', { name: /On the plan/ })
    .first();
  await expect(latest).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  // Nothing that is asked for is answered: what changes now has come by the queue.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/items\/show.*fromTime=/, async (route) => {
    await answered;
    await route.fallback();
  });
  const before = (await latest.textContent()) ?? '';
  await service.advance(60_000);
  await expect(latest).not.toHaveText(before);
  answer();

  await page.route(/\/api\/queues$/, (route) =>
    route.fulfill({ json: { socketUrl: 'wss://elsewhere.example/' } }),
  );
  for (const socket of sockets) await socket.close({ code: 1011 });
  await expect(page.getByText(/^No live data; asked every/)).toBeVisible();
  const asked = page.waitForRequest(/items\/show\?.*fromTime=/);
  await service.advance(60_000);
  await asked;
  await expect(latest).toBeVisible();
});

test('two fingers zoom the plan', async ({ page, service }) => {
  notInFirefox('it touches with one finger at most');
  await service.advance(60_000);
  await signIn(page, `/data/plan?${new URLSearchParams({ facility, asked: 'true' })}`);
  const plan = page.getByRole('application', { name: new RegExp(facility) });
  await plan.scrollIntoViewIfNeeded();
  const box = await plan.boundingBox();
  if (!box) throw new Error('The plan is not there.');
  const width = async () => Number((await plan.getAttribute('viewBox'))?.split(' ')[2]);
  const before = await width();
  const devtools = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    });
  await touch('touchStart', 30);
  await touch('touchMove', 60);
  await touch('touchMove', 90);
  await touch('touchEnd', 90);
  await expect.poll(width).toBeCloseTo(before / 3, 0);
});

test('playback: history is loaded, played, stepped through, followed, saved, and a link opens at its moment', async ({
  page,
  service,
}) => {
  await service.advance(10 * 60_000);
  await signIn(page, '/data/playback');
  await lookFromTop(page);
  await page.getByRole('textbox', { name: /^EPC prefix/ }).fill('30');
  await page.getByRole('button', { name: 'Load history' }).click();
  await expect(page.getByText(/observations? of \d+ items? are loaded/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/[?&]at=/);
  const items = page.getByRole('grid', { name: 'Items at this moment' });
  await items
    .getByRole('button', { name: /^Follow 3/ })
    .first()
    .click();
  await page.getByRole('checkbox', { name: 'Time spent, by place' }).check();
  await expect(page.getByRole('figure', { name: 'Time spent' })).toBeVisible();
  await lookFromTop(page);
  for (const [button, ending] of [
    ['Save path as CSV', 'csv'],
    ['Save path as GeoJSON', 'geojson'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^path-3\\w+\\.${ending}$`));
  }
  const before = new URL(page.url()).searchParams.get('at');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBe(before);
  const moment = new URL(page.url()).searchParams.get('at');
  const shown = await page.locator('.playback__instant').textContent();
  await page.reload();
  await expect(page.locator('.playback__instant')).toHaveText(shown ?? '');
  expect(new URL(page.url()).searchParams.get('at')).toBe(moment);
});
