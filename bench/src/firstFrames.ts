import { startSignedIn } from '@console/e2e/browser/signIn';
import type { Browser, BrowserContext } from '@playwright/test';
import { fastLine, phone, type SideCost, sideCost } from './compare';
import type { Consoles } from './consoles';
import { type Cost, openOnce } from './openings';

/** First frame of a page for who comes back. */
export interface FirstFrame {
  /** `/jobs`, `/jobs, phone`. */
  readonly name: string;
  /** Usable is the frame with bar, navigation and heading. */
  readonly cost: SideCost;
}

const addresses = ['/readers/definitions', '/jobs', '/users'];

/** Has the browser keep what the next visit begins with: the console sees to it once nothing waits for it any more. */
async function lookAtFirst(context: BrowserContext, { federated, session }: Consoles): Promise<void> {
  const page = await context.newPage();
  await startSignedIn(page, session);
  const kept = page.waitForFunction(() => document.cookie.includes('console-frame='));
  await page.goto(federated);
  await kept;
  await page.close();
}

/**
 * Opens pages with a full cache, on this machine and with a quarter of its processor, until their first frame.
 * @param runs how often each
 */
export async function measureFirstFrames(
  browser: Browser,
  consoles: Consoles,
  runs: number,
): Promise<FirstFrame[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await lookAtFirst(context, consoles);
    const results: FirstFrame[] = [];
    for (const line of [fastLine, phone])
      for (const address of addresses) {
        const opening = {
          url: consoles.federated,
          address,
          session: consoles.session,
          usable: '.frame:has(.navigation__link.active) .page__heading',
        };
        // Once more: the first visit of a page has its code loaded.
        await openOnce(context, opening, line);
        const costs: Cost[] = [];
        while (costs.length < runs) costs.push(await openOnce(context, opening, line));
        results.push({ name: address + line.name, cost: sideCost(costs) });
      }
    return results;
  } finally {
    await context.close();
  }
}
