import { expect } from '../browser/test';
import { asked } from '../site/service';
import { hide, list, show } from './portalPage';
import { test } from './test';

const times = 100;

test(`shown and taken away ${times} times, it leaves nothing behind`, async ({ page, portal, service }) => {
  // A busy machine takes a second for each time.
  test.setTimeout(300_000);
  await page.goto(`${portal.url}/plain.html`);
  const cdp = await page.context().newCDPSession(page);
  const once = async () => {
    await show(page);
    await expect(list(page)).toBeVisible();
    await hide(page);
  };
  const count = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { jsEventListeners, nodes } = await cdp.send('Memory.getDOMCounters');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const sheets = await page.evaluate(
      () => document.adoptedStyleSheets.length + document.styleSheets.length,
    );
    return { jsEventListeners, nodes, sheets, heap: usedSize };
  };
  // The first times fill what is kept on purpose: code, tokens, the look of components.
  for (let time = 0; time < 5; time += 1) await once();
  const before = await count();
  for (let time = 0; time < times; time += 1) await once();
  // What was let go of may live until tasks that are under way have ended; what leaked never goes.
  await expect(async () => {
    const after = await count();
    expect(after.sheets).toBe(before.sheets);
    expect(after.jsEventListeners - before.jsEventListeners, 'listeners').toBeLessThanOrEqual(5);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(50);
    expect((after.heap - before.heap) / times, 'bytes of the heap for each time').toBeLessThan(20_000);
  }).toPass({ timeout: 20_000 });

  // Until the one that is shown now polls for the first time, each that was left behind would have polled too.
  await show(page);
  await expect(list(page)).toBeVisible();
  const polls = () => asked(service, 'GET', /readerDefinitions\/show$/).length;
  const shown = polls();
  await expect.poll(polls, { timeout: 20_000 }).toBeGreaterThan(shown);
  expect(polls() - shown, 'one console polls').toBeLessThanOrEqual(2);
});
