import { sessionKeys } from '@console/e2e/browser/signIn';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Asked, depthOf } from './depth';

/** The line between browser and console. */
export interface Line {
  readonly name: string;
  /** What the network allows; undefined: as fast as the machine. */
  readonly network?: { readonly kilobitsPerSecond: number; readonly roundTripMs: number };
  /** How many times slower than this machine; default 1. */
  readonly cpuSlowdown?: number;
}

/** What is opened, and by whom. */
export interface Opening {
  readonly url: string;
  readonly address: string;
  /** Somebody who is signed in: the two entries of session storage. @defaultValue nobody. */
  readonly session?: readonly [token: string, user: string];
  /** What has to be there before the page can be used, as a selector. */
  readonly usable: string;
}

/** What an opening cost. */
export interface Cost {
  /** Requests that went over the network. */
  readonly requests: number;
  /** Bytes received, headers included. */
  readonly bytes: number;
  /** Requests one after the other until the page could be used. */
  readonly depth: number;
  /** Time in ms from the start of the navigation until the page could be used. */
  readonly usable: number;
  /** Time in ms that the main thread was busy, until a second after that. */
  readonly mainThread: number;
}

interface Exchange extends Asked {
  bytes: number;
  fromNetwork: boolean;
}

/** Runs in the page before its own scripts: notes when it can be used, once that has been drawn. */
function noteUsable({
  selector,
  entries,
}: {
  selector: string;
  entries: readonly (readonly [string, string])[];
}): void {
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => performance.mark('usable'));
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function watch(cdp: CDPSession) {
  const exchanges = new Map<string, Exchange>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    exchanges.set(requestId, { url: request.url, initiator, begin: timestamp, bytes: 0, fromNetwork: true });
  });
  const cached = (requestId: string) => {
    const exchange = exchanges.get(requestId);
    if (exchange) exchange.fromNetwork = false;
  };
  cdp.on('Network.requestServedFromCache', ({ requestId }) => cached(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const exchange = exchanges.get(requestId);
    if (exchange) exchange.bytes = encodedDataLength;
  });
  await cdp.send('Network.enable');
  return exchanges;
}

async function slowDown(cdp: CDPSession, { network, cpuSlowdown }: Line): Promise<void> {
  if (cpuSlowdown) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!network) return;
  const bytesPerSecond = (network.kilobitsPerSecond * 1000) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Time in ms that the main thread of the page was busy. */
export async function busyTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function openOnce(context: BrowserContext, opening: Opening, line: Line): Promise<Cost> {
  const page: Page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await slowDown(cdp, line);
  const exchanges = await watch(cdp);
  await cdp.send('Performance.enable');
  const [token, user] = opening.session ?? [];
  await page.addInitScript(noteUsable, {
    selector: opening.usable,
    entries:
      token && user
        ? ([
            [sessionKeys[0], token],
            [sessionKeys[1], user],
          ] as const)
        : [],
  });
  await page.goto(opening.url + opening.address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const usable = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? 0);
  // What is still on its way when the page can be used belongs to the opening; the first poll comes later.
  await page.waitForTimeout(1000);
  const mainThread = await busyTime(cdp);
  await page.close();

  const asked = [...exchanges.values()];
  const start = asked[0]?.begin ?? 0;
  const network = asked.filter(({ fromNetwork }) => fromNetwork);
  return {
    requests: network.length,
    bytes: network.reduce((sum, { bytes }) => sum + bytes, 0),
    depth: depthOf(asked.filter(({ begin }) => (begin - start) * 1000 <= usable)),
    usable,
    mainThread,
  };
}

/** Opens an address with an empty cache, and again with what the first time left in the cache. */
export async function open(
  browser: Browser,
  opening: Opening,
  line: Line,
): Promise<{ readonly cold: Cost; readonly warm: Cost }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const cold = await openOnce(context, opening, line);
    const warm = await openOnce(context, opening, line);
    return { cold, warm };
  } finally {
    await context.close();
  }
}
