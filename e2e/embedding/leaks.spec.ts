import { notInFirefox } from '../browser/notInFirefox';
import { expect, type Page } from '../browser/test';
import { deep } from '../site/deep';
import { asked } from '../site/service';
import { hide, list, show, showFor, showUntilDrawn } from './portalPage';
import { test } from './test';

test.use({ isFirstVisit: true });

/**
 * Number of times: leftovers add up, and thirty times of one listener are six times as many as may be there.
 */
const times = deep ? 100 : 32;

/** Bytes by which the heap may grow: code that is read late, and what the engine learns of it; one part weighs more. */
const heapLimit = 2_000_000;

interface Kept {
  readonly jsEventListeners: number;
  readonly nodes: number;
  readonly sheets: number;
  /** Bytes. */
  readonly heap: number;
}

/** Counts what a page holds, and expects later that nothing was added to it. */
async function countKept(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const count = async (): Promise<Kept> => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { jsEventListeners, nodes } = await cdp.send('Memory.getDOMCounters');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const sheets = await page.evaluate(
      () => document.adoptedStyleSheets.length + document.styleSheets.length,
    );
    return { jsEventListeners, nodes, sheets, heap: usedSize };
  };
  const before = await count();
  // What was let go of may live until tasks that are under way have ended; what leaked never goes.
  const expectNothingAdded = async () => {
    await expect(async () => {
      // React holds what it drew last until it draws again: each count follows a part that was shown whole.
      await showList(page);
      const after = await count();
      expect(after.sheets).toBe(before.sheets);
      expect(after.jsEventListeners - before.jsEventListeners, 'listeners').toBeLessThanOrEqual(5);
      expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(50);
      expect(after.heap - before.heap, 'bytes of the heap').toBeLessThan(heapLimit);
    }).toPass({ timeout: 60_000 });
  };
  return { expectNothingAdded };
}

async function showList(page: Page): Promise<void> {
  await show(page);
  await expect(list(page)).toBeVisible();
  await hide(page);
}

/** The first times fill what is kept on purpose: code, tokens, the look of components. */
async function fill(page: Page): Promise<void> {
  for (let time = 0; time < 5; time += 1) await showList(page);
}

// A busy machine takes a second for each time.
test.describe.configure({ timeout: 300_000 });
test.beforeEach(() => notInFirefox('it counts no listeners and no nodes'));

test(`shown and taken away ${times} times, it leaves nothing behind`, async ({ page, portal, service }) => {
  await page.goto(`${portal.url}/plain.html`);
  await fill(page);
  const kept = await countKept(page);
  for (let time = 0; time < times; time += 1) await showList(page);
  await kept.expectNothingAdded();

  // Until the one that is shown now polls for the first time, each that was left behind would have polled too.
  await show(page);
  await expect(list(page)).toBeVisible();
  const polls = () => asked(service, 'GET', /readerDefinitions\/show$/).length;
  const shown = polls();
  await expect.poll(polls).toBeGreaterThan(shown);
  expect(polls() - shown, 'one console polls').toBeLessThanOrEqual(2);
});

/** Moments in the life of a part, by what is drawn then: its place, its frame, the list, the first rows. */
const moments = ['div', '.mount', '[role="grid"]', '[role="gridcell"]'];

test(`taken away ${times} times as soon as something is drawn, it leaves nothing behind`, async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/plain.html`);
  await fill(page);
  const kept = await countKept(page);
  for (let time = 0; time < times / moments.length; time += 1)
    for (const moment of moments) await showUntilDrawn(page, moment);
  await kept.expectNothingAdded();
});

/** A part is complete well within this many milliseconds. */
const life = 800;
const rounds = deep ? 200 : 24;

test(`taken away at ${rounds} moments of the first ${life} ms, it leaves nothing behind`, async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/plain.html`);
  await fill(page);
  const kept = await countKept(page);
  for (let round = 0; round < rounds; round += 1) await showFor(page, (round / rounds) * life);
  await kept.expectNothingAdded();
});
