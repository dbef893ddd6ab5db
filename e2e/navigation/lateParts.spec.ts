import { setTimeout as wait } from 'node:timers/promises';
import { holdAnswers } from '../browser/holdAnswers';
import { openPage } from '../browser/looks';
import { watchRequests } from '../browser/steady';
import { expect, test } from '../browser/test';
import { goTo, signInIn, unset } from '../language/openIn';

/** Parts of a page that come after it: its plan, its steps, a choice above its text. */
const pages = [
  { address: '/zone-maps/Columbus%20DC%20Floor', width: 1440 },
  { address: '/readers/register', width: 400 },
  { address: '/readers/register', width: 1440 },
  { address: '/config-migration/bundle', width: 400 },
];

/** Entry of the browser for what has moved, and how much of the window that is. */
interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

for (const { address, width } of pages)
  test(`${address}: what comes late moves nothing that is there, at ${width} px`, async ({
    page,
    trouble,
  }) => {
    if (address.endsWith('bundle')) trouble.expect(unset);
    await page.setViewportSize({ width, height: 900 });
    const arrived = watchRequests(page);
    await signInIn(page, 'en');
    await openPage(page, '/users');
    // Code and answers come one after the other, each with frames between.
    let requests = 0;
    await page.route(/\.js$|\/api\/|\/itemsense\//, async (route) => {
      requests += 1;
      await wait(100 + (requests % 4) * 100);
      await route.continue().catch(() => undefined);
    });
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as readonly Shift[])
          for (const { node } of entry.value > 0.01 ? entry.sources : [])
            if (node instanceof HTMLElement && node.tagName !== 'MAIN' && node.closest('main'))
              moved.push(`${node.className || node.tagName} ${entry.value}`);
      }).observe({ type: 'layout-shift' });
    });
    await goTo(page, address);
    await arrived();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([]);
  });

test('the name of a record moves nothing when it comes, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 900 });
  await signInIn(page, 'en');
  await openPage(page, '/event-configuration/brokers');
  const link = page.getByRole('grid', { name: 'Brokers' }).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const address = await link.getAttribute('href');
  const letIn = await holdAnswers(page, /\/v1\/events\/brokers/);
  await page.goto(address ?? '');
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(way.getByRole('link', { name: 'Brokers' })).toBeVisible();
  await expect(way).not.toContainText(name);
  const before = await page.getByRole('main').boundingBox();
  letIn();
  await expect(way).toContainText(name);
  expect((await page.getByRole('main').boundingBox())?.y).toBe(before?.y);
});
