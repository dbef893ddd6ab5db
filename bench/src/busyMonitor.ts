import { startSignedIn } from '@console/e2e/browser/signIn';
import type { Browser, Page } from '@playwright/test';
import type { Consoles } from './consoles';
import { busyTime, enablePerformance } from './openings';
import { endFilm, startFilm } from './pace';
import { median, percentile } from './statistics';

/** Performance of the monitor while many items cross many thresholds. */
export interface BusyMonitorCost {
  readonly cards: number;
  /** Messages a second, over all cards. */
  readonly rate: number;
  /** Messages that were sent, and those that the cards counted. */
  readonly sent: number;
  readonly counted: number;
  /** Part of the time that the main thread was busy. */
  readonly busy: number;
  /** Between frames, in ms. */
  readonly frames: { readonly median: number; readonly p95: number; readonly worst: number };
  /** True if scroll, focus and filter of a card were as before. */
  readonly kept: boolean;
}

const facility = 'Market Street Store';
const thresholds = '/itemsense/configuration/v1/thresholds';
const seconds = 15;
/** So many times a second messages are sent. */
const beats = 20;

const nameOf = (index: number) => `Bench gate ${String(index).padStart(2, '0')}`;

/** The counts of all cards together. */
const countedBy = (page: Page) =>
  page
    .locator('dl.counts dd')
    .allTextContents()
    .then((texts) => texts.reduce((sum, text) => sum + Number(text.replaceAll(/\D/g, '')), 0));

/** Opens the monitor of many thresholds and has items cross them all the time. */
export async function measureBusyMonitor(
  browser: Browser,
  { federated, session, ask, publish }: Consoles,
  cards: number,
  rate: number,
): Promise<BusyMonitorCost> {
  const made: string[] = [];
  for (let index = 0; index < cards; index += 1) {
    const { id } = (await ask('POST', thresholds, {
      name: nameOf(index),
      facility,
      readerArrangement: 'OVERHEAD',
      readers: {},
    })) as { id: number };
    made.push(String(id));
  }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await enablePerformance(cdp);
    await startSignedIn(page, session);
    await page.goto(
      `${federated}/threshold-monitor?thresholdIds=${encodeURIComponent(JSON.stringify(made))}`,
    );
    const card = page.getByRole('region', { name: nameOf(0), exact: true });
    await page
      .getByText('Live', { exact: true })
      .nth(cards - 1)
      .waitFor();

    let sent = 0;
    const send = () => {
      const now = new Date().toISOString();
      const messages = Array.from({ length: rate / beats }, () => {
        sent += 1;
        return {
          epc: `30AB${sent.toString(16).padStart(20, '0')}`.toUpperCase(),
          fromZone: sent % 3 ? ('OUT' as const) : ('IN' as const),
          toZone: sent % 3 ? ('IN' as const) : ('OUT' as const),
          threshold: nameOf(sent % cards),
          thresholdId: Number(made[sent % cards]),
          confidence: 1,
          jobId: 'bench',
          jobName: 'bench',
          observationTime: now,
        };
      });
      publish('threshold', messages);
    };
    send();
    await card.getByRole('button', { name: /^Filter/ }).click();
    const prefix = card.getByRole('textbox', { name: /^EPC prefix/ });
    await prefix.fill('30AB');
    await card.getByRole('button', { name: 'Apply' }).click();
    const timer = setInterval(send, 1000 / beats);
    await page.waitForTimeout(3000);
    await prefix.focus();
    await page.evaluate(() => scrollTo(0, 300));
    const scrolled = await page.evaluate(() => scrollY);

    const busyBefore = await busyTime(cdp);
    await startFilm(page);
    await page.waitForTimeout(seconds * 1000);
    const frames = await endFilm(page);
    const busy = (await busyTime(cdp)) - busyBefore;
    clearInterval(timer);
    await page.waitForTimeout(4000);
    const focused = await prefix.evaluate(
      (field) => field.getRootNode() instanceof Document && document.activeElement === field,
    );
    const kept =
      focused && (await prefix.inputValue()) === '30AB' && (await page.evaluate(() => scrollY)) === scrolled;
    return {
      cards,
      rate,
      sent,
      counted: await countedBy(page),
      busy: busy / (seconds * 1000),
      frames: { median: median(frames), p95: percentile(frames, 95), worst: Math.max(...frames) },
      kept,
    };
  } finally {
    await context.close();
  }
}
