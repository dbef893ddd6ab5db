import type { Browser } from '@playwright/test';
import { startSignedIn } from '../browser/signIn';
import type { Consoles } from './consoles';
import { heap, scroll, type } from './pace';
import { median, percentile } from './statistics';

/** How the list bears a large fleet. */
export interface ManyReaders {
  readonly readers: number;
  /** Time in ms from the start of the navigation until the list could be used. */
  readonly usable: number;
  /** Time in ms from a keystroke in the filter until what it changed was drawn. */
  readonly keystroke: { readonly median: number; readonly worst: number };
  /** Time in ms between frames while scrolling. */
  readonly frames: { readonly median: number; readonly p95: number; readonly worst: number };
  /** Bytes of heap in use once the list is there, and after twenty polls. */
  readonly heap: { readonly before: number; readonly after: number };
  /** Rows that are in the page. */
  readonly rows: number;
}

/** Opens the list of a large fleet, types, scrolls and waits. Polls come every half second. */
export async function bearMany(
  browser: Browser,
  { federated, session }: Consoles,
  readers: number,
): Promise<ManyReaders> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await startSignedIn(page, session);
    await page.goto(`${federated}/readers/definitions`, { waitUntil: 'commit' });
    await page.getByRole('grid').getByRole('link').first().waitFor();
    const usable = await page.evaluate(() => performance.now());
    await page.getByText(`${readers.toLocaleString('en')} rows`).waitFor();
    await page.waitForTimeout(2000);
    const rows = await page.getByRole('row').count();

    const frames = await scroll(page, page.getByRole('grid'), 60);
    await page.keyboard.press('Control+Home');
    const keystrokes = await type(page, 'dock');
    await page.getByRole('searchbox').fill('');
    await page.waitForTimeout(2000);
    const before = await heap(cdp);
    let polls = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/readerDefinitions/show')) polls += 1;
    });
    while (polls < 20) await page.waitForTimeout(250);
    const after = await heap(cdp);
    return {
      readers,
      usable,
      keystroke: { median: median(keystrokes), worst: Math.max(...keystrokes) },
      frames: { median: median(frames), p95: percentile(frames, 95), worst: Math.max(...frames) },
      heap: { before, after },
      rows,
    };
  } finally {
    await context.close();
  }
}
