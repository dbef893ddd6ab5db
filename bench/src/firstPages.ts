import { paths } from '@console/remote/contract';
import type { Browser } from '@playwright/test';
import { type Ratios, ratios, type SideCost, sideCost } from './compare';
import type { Consoles } from './consoles';
import { open } from './openings';

/** Opening of the page of an area by its address. */
export interface FirstPage {
  readonly address: string;
  readonly cold: SideCost;
  readonly warm: SideCost;
  /** Cold, against the same sources as one bundle. */
  readonly toBundle: Ratios;
}

const row = '[role=grid] [role=gridcell]';

/** Pages by their addresses, and what has to be there before they can be used. */
const pages: Readonly<Record<string, string>> = {
  [paths.overview()]: 'ul.overview h2',
  '/jobs': row,
  '/data': 'main form button[type=submit]',
  '/thresholds': row,
  [paths.thresholdMonitor()]: 'dl.counts',
  '/zone-maps': row,
  '/users': row,
  '/event-configuration/publishers': row,
};

/**
 * Opens the first page of each area, this console and the bundle by turns.
 * @param runs how often each
 */
export async function openFirstPages(
  browser: Browser,
  consoles: Consoles,
  runs: number,
): Promise<FirstPage[]> {
  const results: FirstPage[] = [];
  for (const [address, usable] of Object.entries(pages)) {
    const opening = { address, usable, session: consoles.session };
    const federated: Awaited<ReturnType<typeof open>>[] = [];
    const bundle: typeof federated = [];
    for (let run = 0; run < runs; run += 1) {
      federated.push(await open(browser, { ...opening, url: consoles.federated }, { name: '' }));
      bundle.push(await open(browser, { ...opening, url: consoles.bundle }, { name: '' }));
    }
    const cold = federated.map((cost) => cost.cold);
    results.push({
      address,
      cold: sideCost(cold),
      warm: sideCost(federated.map((cost) => cost.warm)),
      toBundle: ratios(
        cold,
        bundle.map((cost) => cost.cold),
      ),
    });
  }
  return results;
}
