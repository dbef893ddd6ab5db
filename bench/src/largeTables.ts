import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildTables, measuredTables } from './buildTables';
import { enablePerformance } from './openings';
import { heap, scroll, type } from './pace';
import { median, percentile } from './statistics';

/** Performance of one table with very many rows of nine columns. Times are in ms, heap in bytes. */
export interface LargeTable {
  readonly table: string;
  readonly rows: number;
  /** From having the rows until the first is drawn. */
  readonly firstRows: number;
  /** From a click on a heading until the rows are drawn in its order. */
  readonly sort: number;
  /** Between frames while scrolling. */
  readonly frames: { readonly median: number; readonly p95: number; readonly worst: number };
  readonly heap: number;
  /** From a keystroke in the search until what it changed is drawn; the yardstick has no search. */
  readonly keystroke?: { readonly median: number; readonly worst: number };
}

const origin = 'http://tables.bench';

/** So many turns of the wheel take about five seconds. */
const wheelTurns = 200;

async function measure(browser: Browser, folder: string, table: string, rows: number): Promise<LargeTable> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.route(`${origin}/**`, (route) =>
      route.fulfill({ path: resolve(folder, new URL(route.request().url()).pathname.slice(1)) }),
    );
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await enablePerformance(cdp);
    await page.goto(`${origin}/${table}.html`);
    const firstRows = await page.evaluate((count) => window.showRows(count), rows);
    await page.waitForTimeout(1000);
    const sort = await page.evaluate((heading) => window.sortRows(heading), 'epc');
    await page.waitForTimeout(1000);
    const frames = await scroll(page, page.locator('[role=gridcell], .ant-table-row').nth(3), wheelTurns);
    const used = await heap(cdp);
    const search = page.getByRole('searchbox');
    const keystrokes = (await search.count()) > 0 ? await type(page, 'zone 9') : undefined;
    return {
      table,
      rows,
      firstRows,
      sort,
      frames: { median: median(frames), p95: percentile(frames, 95), worst: Math.max(...frames) },
      heap: used,
      ...(keystrokes && { keystroke: { median: median(keystrokes), worst: Math.max(...keystrokes) } }),
    };
  } finally {
    await context.close();
  }
}

/** Measures the table of the console and the yardstick, one after the other. */
export async function measureLargeTables(browser: Browser, rows: number): Promise<LargeTable[]> {
  const folder = await buildTables();
  const measured: LargeTable[] = [];
  for (const table of Object.keys(measuredTables)) measured.push(await measure(browser, folder, table, rows));
  return measured;
}
