import { startSignedIn } from '@console/e2e/browser/signIn';
import type { Browser, Page } from '@playwright/test';
import type { Consoles } from './consoles';
import { busyTime, enablePerformance } from './openings';

/** Cost of going from one page to another. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly requests: number;
  /** Time in ms from the click until the page was there. */
  readonly there: number;
  /** Time in ms that the main thread was busy with it. */
  readonly mainThread: number;
  /** Frames in which the place of the page was empty. */
  readonly blankFrames: number;
}

interface Watch {
  blank: number;
  stopped: boolean;
  look(): void;
}

/** Counts the frames in which there is nothing to see in the place of the page. */
const startWatch = (page: Page) =>
  page.evaluate(() => {
    const watch: Watch = {
      blank: 0,
      stopped: false,
      look() {
        if (!document.querySelector('main')?.textContent?.trim()) watch.blank += 1;
        if (!watch.stopped) requestAnimationFrame(watch.look);
      },
    };
    Object.assign(globalThis, { watch });
    requestAnimationFrame(watch.look);
  });

const endWatch = (page: Page) =>
  page.evaluate(() => {
    const { watch } = globalThis as unknown as { watch: Watch };
    watch.stopped = true;
    return watch.blank;
  });

const steps = [
  { from: 'list', link: 'New reader definition', to: 'form', heading: 'Creating new reader definition' },
  { from: 'form', link: 'Jobs', to: 'jobs', heading: 'Jobs' },
  { from: 'jobs', link: 'Readers', to: 'list', heading: 'Reader definitions' },
  { from: 'list', link: 'Jobs', to: 'jobs', heading: 'Jobs' },
  { from: 'jobs', link: 'Readers', to: 'list', heading: 'Reader definitions' },
] as const;

/** Goes around in a console that is open: inside one remote, to another area and back. */
export async function goAround(browser: Browser, { federated, session }: Consoles): Promise<Step[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await enablePerformance(cdp);
    await startSignedIn(page, session);
    await page.goto(`${federated}/readers/definitions`);
    await page.getByRole('grid').getByRole('link').first().waitFor();
    await page.waitForTimeout(1000);

    const measured: Step[] = [];
    for (const { from, link, to, heading } of steps) {
      let requests = 0;
      const count = () => {
        requests += 1;
      };
      page.on('request', count);
      await startWatch(page);
      const busyBefore = await busyTime(cdp);
      const begin = performance.now();
      await page.getByRole('link', { name: link, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      const there = performance.now() - begin;
      await page.waitForTimeout(500);
      const mainThread = (await busyTime(cdp)) - busyBefore;
      measured.push({ from, to, requests, there, mainThread, blankFrames: await endWatch(page) });
      page.off('request', count);
    }
    return measured;
  } finally {
    await context.close();
  }
}
