import { startSignedIn } from '@console/e2e/browser/signIn';
import type { Browser, Page } from '@playwright/test';
import type { Consoles } from './consoles';
import { scroll, type } from './pace';
import { median, percentile } from './statistics';

/** Performance of the list and the timeline with many jobs. Times are in ms. */
export interface ManyJobs {
  readonly jobs: number;
  /** Jobs of the facility whose timeline is shown. */
  readonly bars: number;
  /** From the start of the navigation until the list could be used. */
  readonly usable: number;
  /** From a keystroke in the search of the stopped jobs until what it changed was drawn. */
  readonly keystroke: { readonly median: number; readonly worst: number };
  /** Between frames while scrolling the stopped jobs. */
  readonly frames: { readonly median: number; readonly p95: number; readonly worst: number };
  /** From opening the timeline until its bars are drawn: its code has to come first, and then again without. */
  readonly firstPaint: number;
  readonly paintedAgain: number;
  /** From the pointer reaching a bar until what is said about it is drawn. */
  readonly hover: { readonly median: number; readonly p95: number; readonly worst: number };
}

/** The facility whose timeline opens first; it has two of five jobs of {@link createJobs}. */
const facility = 'Columbus Distribution Center';

/**
 * Lets a service remember further jobs, all of them stopped: one every half hour, some of a facility longer than until
 * its next, and an error in every tenth.
 */
export const createJobs = (count: number) => `
  insert into job (id, status, facility, created, started, stopped, last_activity, stop_reason, start_attempts, request, errors)
  select gen_random_uuid(), 'STOPPED', place, created, created + interval '30 seconds', ended, ended, 'JOB_COMPLETED', 1,
    jsonb_build_object('name', 'count-' || n, 'recipeName', 'IMPINJ_Deep_Scan_Inventory', 'facility', place,
      'durationSeconds', extract(epoch from ended - created)::integer, 'startDelay', 'PT0S'),
    case when n % 10 = 0
      then jsonb_build_array(jsonb_build_object('time', created + interval '10 minutes', 'message', 'A reader timed out'))
      else '[]'::jsonb end
  from (
    select n, place, created,
      created + case when n % 7 = 0 then interval '80 minutes' else interval '25 minutes' end as ended
    from (
      select n, now() - n * interval '30 minutes' as created,
        case when n % 5 < 2 then '${facility}' when n % 5 < 4 then 'Market Street Store'
          else 'Riverside Hospital' end as place
      from generate_series(3, ${count} + 2) as n
    ) as begun
  ) as jobs`;

/** Opens the timeline and takes the time until the frame in which its bars are drawn. */
function openTimeline(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const begun = performance.now();
    [...document.querySelectorAll<HTMLElement>('.collapsible__toggle')].at(-1)?.click();
    while (!document.querySelector('.chart__bars .highcharts-point'))
      await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((drawn) => requestAnimationFrame(drawn));
    return performance.now() - begun;
  });
}

/** Moves the pointer from bar to bar and takes how long each took to be told. */
async function hoverBars(page: Page, count: number): Promise<number[]> {
  await page.evaluate(() => {
    const hovers: number[] = [];
    Object.assign(globalThis, { hovers });
    addEventListener(
      'mousemove',
      ({ timeStamp }) => {
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => hovers.push(performance.now() - timeStamp);
        requestAnimationFrame(() => drawn.port2.postMessage(null));
      },
      true,
    );
  });
  const figure = page.getByRole('figure');
  await figure.scrollIntoViewIfNeeded();
  const place = await figure.boundingBox();
  if (!place) throw new Error('The timeline is not shown.');
  for (let step = 1; step <= count; step += 1) {
    await page.mouse.move(place.x + (place.width * step) / (count + 1), place.y + 45);
    await page.waitForTimeout(100);
  }
  return page.evaluate(() => (globalThis as unknown as { hovers: number[] }).hovers);
}

/** Opens the jobs, types, scrolls, opens the timeline and moves over it. */
export async function measureManyJobs(
  browser: Browser,
  { federated, session }: Consoles,
  jobs: number,
): Promise<ManyJobs> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await startSignedIn(page, session);
    await page.goto(`${federated}/jobs`, { waitUntil: 'commit' });
    await page.getByRole('grid').getByRole('link').first().waitFor();
    const usable = await page.evaluate(() => performance.now());
    await page.getByRole('button', { name: 'Stopped jobs' }).click();
    const stopped = page.getByRole('region', { name: 'Stopped jobs' });
    await stopped.getByRole('grid').getByRole('link').first().waitFor();
    await page.waitForTimeout(2000);

    await stopped.getByRole('grid').scrollIntoViewIfNeeded();
    const frames = await scroll(page, stopped.getByRole('grid'), 60);
    await page.keyboard.press('Control+Home');
    const keystrokes = await type(page, 'count', stopped.getByRole('searchbox'));
    await stopped.getByRole('searchbox').fill('');
    await page.waitForTimeout(1000);

    const firstPaint = await openTimeline(page);
    const bars = await page.locator('.chart__bars g.highcharts-point').count();
    await page.waitForTimeout(1000);
    const hovers = await hoverBars(page, 40);
    await page.getByRole('button', { name: 'Timeline' }).click();
    await page.getByRole('figure').waitFor({ state: 'detached' });
    const paintedAgain = await openTimeline(page);
    return {
      jobs,
      bars,
      usable,
      keystroke: { median: median(keystrokes), worst: Math.max(...keystrokes) },
      frames: { median: median(frames), p95: percentile(frames, 95), worst: Math.max(...frames) },
      firstPaint,
      paintedAgain,
      hover: { median: median(hovers), p95: percentile(hovers, 95), worst: Math.max(...hovers) },
    };
  } finally {
    await context.close();
  }
}
