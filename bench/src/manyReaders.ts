import { startSignedIn } from '@console/e2e/browser/signIn';
import type { Browser, Page } from '@playwright/test';
import type { Consoles } from './consoles';
import { enablePerformance } from './openings';
import { endFilm, heap, scroll, startFilm, type } from './pace';
import { median, percentile } from './statistics';

/** Performance of the list with a large fleet. */
export interface ManyReaders {
  readonly readers: number;
  /** Time in ms from the start of the navigation until the list could be used. */
  readonly usable: number;
  /** Time in ms from a keystroke in the filter until what it changed was drawn. */
  readonly keystroke: { readonly median: number; readonly worst: number };
  /** Time in ms between frames while scrolling. */
  readonly frames: { readonly median: number; readonly p95: number; readonly worst: number };
  /** While polls bring readers that sort first, one each time, with the keyboard in a row in the middle of the list. */
  readonly poll: {
    /** Movement on the screen of the part that is looked at, in pixels. */
    readonly jump: number;
    /** Time in ms of the longest frame. */
    readonly frame: number;
  };
  /** Bytes of heap in use once the list is there, and after twenty polls. */
  readonly heap: { readonly before: number; readonly after: number };
  /** Rows that are in the page. */
  readonly rows: number;
}

const definitions = '/itemsense/configuration/v1/readerDefinitions';
const arrivals = 5;

/** Has polls bring further readers and watches whether what is looked at stays where it is. */
async function measureArrivals(page: Page, { ask }: Consoles, readers: number): Promise<ManyReaders['poll']> {
  const like = ((await ask('GET', `${definitions}/show`)) as object[])[0];
  const grid = page.getByRole('grid');
  await grid.evaluate((element) => element.scrollTo({ top: element.scrollHeight / 2 }));
  await grid.getByRole('row').nth(8).getByRole('gridcell').nth(3).click();
  const look = () =>
    page.evaluate(() => ({
      row: document.activeElement?.closest('[role=row]')?.textContent,
      top: document.activeElement?.getBoundingClientRect().top ?? 0,
    }));
  const before = await look();
  await startFilm(page);
  let jump = 0;
  for (let arrival = 1; arrival <= arrivals; arrival += 1) {
    const name = `A reader of the bench, ${arrival}`;
    await ask('PUT', `${definitions}/createOrReplace`, { ...like, name, agentIdentifier: name });
    await page.getByText(`${(readers + arrival).toLocaleString('en')} rows`).waitFor();
    const { row, top } = await look();
    if (row !== before.row) throw new Error(`A poll took the keyboard from "${before.row}" to "${row}".`);
    jump = Math.max(jump, Math.abs(top - before.top));
  }
  return { jump, frame: Math.max(...(await endFilm(page))) };
}

/** Opens the list of a large fleet, types, scrolls and waits. Polls come every half second. */
export async function measureManyReaders(
  browser: Browser,
  consoles: Consoles,
  readers: number,
): Promise<ManyReaders> {
  const { federated, session } = consoles;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await enablePerformance(cdp);
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
    const poll = await measureArrivals(page, consoles, readers);
    return {
      readers,
      usable,
      keystroke: { median: median(keystrokes), worst: Math.max(...keystrokes) },
      frames: { median: median(frames), p95: percentile(frames, 95), worst: Math.max(...frames) },
      poll,
      heap: { before, after },
      rows,
    };
  } finally {
    await context.close();
  }
}
