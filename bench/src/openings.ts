import { startSignedIn } from '@console/e2e/browser/signIn';
import { consoleDocumentId } from '@console/remote/registry';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Asked, chainOf, depthOf } from './depth';

/** The line between browser and console. */
export interface Line {
  readonly name: string;
  /** Speed of the network; undefined: as fast as the machine. */
  readonly network?: { readonly kilobitsPerSecond: number; readonly roundTripMs: number };
  /** Factor by which the processor is slower than this machine; default 1. */
  readonly cpuSlowdown?: number;
}

/** Page to open, by which user, and the sign that it can be used. */
export interface Opening {
  readonly url: string;
  readonly address: string;
  /** Somebody who is signed in: the two entries of session storage. @defaultValue nobody. */
  readonly session?: readonly [token: string, user: string];
  /** Selector of the element that has to be there before the page can be used. */
  readonly usable: string;
  /** Measures a move from the opened page to another one instead of the opening itself. */
  readonly move?: Move;
}

/** Action of a person on an open page to get to the next one. */
export interface Move {
  /** Ends with one click, from which the time is taken. */
  act(page: Page): Promise<void>;
  /** Selector of the element that has to be there before the next page can be used. */
  readonly usable: string;
}

/** Cost of an opening. */
export interface Cost {
  /** Requests that went over the network; of a move, those since the person began to act. */
  readonly requests: number;
  /** Bytes received, headers included; of the same requests. */
  readonly bytes: number;
  /** Requests one after the other until the page could be used. */
  readonly depth: number;
  /** Time in ms from the start of the navigation, or from the click, until the page could be used. */
  readonly usable: number;
  /** Processor time in ms of the main thread, until a second after that. */
  readonly mainThread: number;
  /** Layout shift until then: how far what is seen moved by itself, as the browser counts it. */
  readonly shift: number;
}

interface Exchange extends Asked {
  bytes: number;
  fromNetwork: boolean;
  /** Length of a body that was loaded by a hint that came before the document. */
  hinted?: number;
}

/** Time limit for a page to become usable, in ms. */
export const timeoutMs = 30_000;

/** Name under which the page finds the function by which it tells when it can be used. */
export const tell = 'tellUsable';

/** Has the page tell when it can be used, once that has been drawn, and when it was last clicked before. */
export function noteUsable([selector, tell]: readonly [selector: string, tell: string]): void {
  let clicked = 0;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => {
        const { [tell]: send } = globalThis as unknown as Record<string, (text: string) => void>;
        send?.(JSON.stringify({ usable: performance.now(), clicked }));
      });
    });
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
}

/** Sums up how far what is seen moves by itself. */
function noteShifts(): void {
  const seen = { shift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * When the page can be used, and when it was last clicked before, in ms since it was asked for. The page is not asked,
 * which would bring a third of a megabyte of script into it and have it draw each frame: it tells.
 * @throws Error when it takes too long.
 */
const untilUsable = (cdp: CDPSession): Promise<{ readonly usable: number; readonly clicked: number }> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new Error(`The page cannot be used after ${timeoutMs / 1000} s.`));
    const timer = setTimeout(late, timeoutMs);
    cdp.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(timer);
      resolve(JSON.parse(payload));
    });
  });

/** Paths of files that the visits before have left in the cache of a browser. */
const visited = new WeakMap<BrowserContext, Set<string>>();

async function watch(cdp: CDPSession, kept: ReadonlySet<string>) {
  const exchanges = new Map<string, Exchange>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    exchanges.set(requestId, { url: request.url, initiator, begin: timestamp, bytes: 0, fromNetwork: true });
  });
  // What is hinted is loaded before the page is there to ask for it. The page then finds it in the cache, and no event
  // tells of the bytes. Hints come only to those who do not have the document.
  const hints = new Set<string>();
  cdp.on('Network.responseReceivedEarlyHints', ({ headers }) => {
    for (const [, path = ''] of (headers.link ?? '').matchAll(/<([^>]+)>/g))
      if (!kept.has(path)) hints.add(path);
  });
  const cached = (requestId: string) => {
    const exchange = exchanges.get(requestId);
    if (exchange) exchange.fromNetwork = false;
  };
  cdp.on('Network.requestServedFromCache', ({ requestId }) => cached(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached(requestId);
    const exchange = exchanges.get(requestId);
    // What asks for it later has it from the cache, as has a worker.
    if (exchange && hints.delete(new URL(response.url).pathname) && !response.fromServiceWorker)
      exchange.hinted = Number(response.headers['content-length'] ?? 0);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const exchange = exchanges.get(requestId);
    if (exchange) Object.assign(exchange, { bytes: encodedDataLength, end: timestamp });
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

/** Makes {@link busyTime} count processor time: wall time would count what other processes took. */
export const enablePerformance = (cdp: CDPSession) =>
  cdp.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Processor time in ms that the main thread of the page has used. */
export async function busyTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Time in ms in which a page comes to rest: what is still on its way then belongs to it, the first poll comes later. */
const rest = 1000;

/** Waits until a console has the browser keep its code, as it does when somebody stays on a page. */
const untilKept = (page: Page) =>
  page.evaluate(async (id) => {
    if (document.getElementById(id)) await navigator.serviceWorker.ready;
  }, consoleDocumentId);

/** Time in ms for which a person looks at a page before going on; what is fetched ahead meanwhile costs no waiting. */
const look = 3000;

async function actOn(page: Page, cdp: CDPSession, { act, usable }: Move) {
  await page.evaluate(noteUsable, [usable, tell] as const);
  const moved = untilUsable(cdp);
  await act(page);
  return moved;
}

/** Opens an address once, in a browser as the visits before have left it. */
export async function openOnce(context: BrowserContext, opening: Opening, line: Line): Promise<Cost> {
  const page: Page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await slowDown(cdp, line);
  const kept = visited.get(context) ?? new Set();
  visited.set(context, kept);
  const exchanges = await watch(cdp, kept);
  await enablePerformance(cdp);
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: tell });
  const { session, usable: selector, move } = opening;
  if (session) await startSignedIn(page, session);
  await page.addInitScript(noteUsable, [selector, tell] as const);
  await page.addInitScript(noteShifts);
  const shown = untilUsable(cdp);
  await page.goto(opening.url + opening.address, { waitUntil: 'commit' });
  const opened = await shown;
  await page.waitForTimeout(move ? look : rest);
  const busyBefore = move ? await busyTime(cdp) : 0;
  const before = move ? exchanges.size : 0;
  const { usable, clicked } = move ? await actOn(page, cdp, move) : { usable: opened.usable, clicked: 0 };
  if (move) await page.waitForTimeout(rest);
  const mainThread = (await busyTime(cdp)) - busyBefore;
  const shift = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
  const asked = [...exchanges.values()].map((exchange) =>
    exchange.hinted === undefined
      ? exchange
      : { ...exchange, bytes: Math.max(exchange.bytes, exchange.hinted), fromNetwork: true },
  );
  // What is kept is read again, from the cache, by nobody who waits.
  await untilKept(page);
  await page.close();
  for (const { url } of exchanges.values()) kept.add(new URL(url).pathname);
  const start = asked[0]?.begin ?? 0;
  const sent = ({ begin }: Asked) => (begin - start) * 1000;
  const counted = asked.slice(before);
  const network = counted.filter(({ fromNetwork }) => fromNetwork);
  const waitedFor = counted.filter((exchange) => sent(exchange) >= clicked && sent(exchange) <= usable);
  return {
    requests: network.length,
    bytes: network.reduce((sum, { bytes }) => sum + bytes, 0),
    depth: move ? chainOf(waitedFor.filter(({ fromNetwork }) => fromNetwork)) : depthOf(waitedFor),
    usable: usable - clicked,
    mainThread,
    shift,
  };
}

/** Opens and moves once, so that the server has what it prepares for the first who asks. */
export async function openUnmeasured(browser: Browser, opening: Opening): Promise<void> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const { session, usable, move } = opening;
    if (session) await startSignedIn(page, session);
    await page.goto(opening.url + opening.address);
    await page.locator(usable).first().waitFor();
    await move?.act(page);
    if (move) await page.locator(move.usable).first().waitFor();
  } finally {
    await context.close();
  }
}

/** Costs of visits of one person. */
export interface Visits {
  /** With an empty cache. */
  readonly cold: Cost;
  /** The next one. */
  readonly warm: Cost;
  /** By then the browser has kept compiled code. Undefined where there were not so many. */
  readonly tenth: Cost | undefined;
}

/**
 * Opens an address with an empty cache, and again with what the times before left in the cache.
 * @param visits how often
 */
export async function open(browser: Browser, opening: Opening, line: Line, visits = 2): Promise<Visits> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    // The pages are tabs of a window that is there: one that is just being built takes half of the processor time.
    const window = await context.newPage();
    await window.waitForTimeout(rest);
    const cold = await openOnce(context, opening, line);
    const warm = await openOnce(context, opening, line);
    const later: Cost[] = [];
    while (later.length + 2 < visits) later.push(await openOnce(context, opening, line));
    return { cold, warm, tenth: later[7] };
  } finally {
    await context.close();
  }
}
