import { firefox as optionsOf } from '@console/e2e/browser/firefox';
import { startSignedIn } from '@console/e2e/browser/signIn';
import { engines, findEngine } from '@console/workspace';
import { type Browser, type BrowserContext, firefox } from '@playwright/test';
import { openingsOf } from './compare';
import type { Consoles } from './consoles';
import { noteUsable, type Opening, tell, timeoutMs } from './openings';
import { median } from './statistics';

/** Times of an opening in Firefox, beside those of a plain antd and Vite application. */
export interface FirefoxOpening {
  /** `list cold`. */
  readonly name: string;
  /** Medians of the times in ms until it could be used. */
  readonly usable: { readonly federated: number; readonly baseline: number };
  /** The fastest and the slowest time of this console. */
  readonly range: readonly [fastest: number, slowest: number];
  /** Median of the ratios of each run. */
  readonly toBaseline: number;
}

const sides = ['federated', 'baseline'] as const;
const caches = ['cold', 'warm'] as const;

/** Starts the Firefox of this machine; undefined where there is none. */
export async function launchFirefox(): Promise<Browser | undefined> {
  const engine = engines.find(({ name }) => name === 'firefox');
  const found = engine && findEngine(engine);
  if (!found) return undefined;
  const { channel, launchOptions } = optionsOf(found);
  return firefox.launch({ channel, ...launchOptions });
}

/** Has the page tell by its console, which the driver hears without a script of its own in the page. */
function tellByConsole(name: string): void {
  Object.assign(globalThis, { [name]: (text: string) => console.info(`${name} ${text}`) });
}

async function openOnce(
  context: BrowserContext,
  { url, address, session, usable: selector }: Opening,
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(tellByConsole, tell);
  await page.addInitScript(noteUsable, [selector, tell] as const);
  if (session) await startSignedIn(page, session);
  const told = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(`${tell} `),
    timeout: timeoutMs,
  });
  await page.goto(url + address, { waitUntil: 'commit' });
  const { usable } = JSON.parse((await told).text().slice(tell.length)) as { usable: number };
  await page.waitForTimeout(1000);
  await page.close();
  return usable;
}

/** Opens an address with an empty cache, and again with what the first time left in the cache. */
async function open(browser: Browser, opening: Opening): Promise<Record<(typeof caches)[number], number>> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: true,
  });
  try {
    const window = await context.newPage();
    await window.waitForTimeout(1000);
    return { cold: await openOnce(context, opening), warm: await openOnce(context, opening) };
  } finally {
    await context.close();
  }
}

/**
 * Opens login and list in Firefox, this console and the plain application by turns.
 * @param runs how often each
 */
export async function compareInFirefox(
  browser: Browser,
  consoles: Consoles,
  runs: number,
): Promise<FirefoxOpening[]> {
  const results: FirefoxOpening[] = [];
  const { login, list } = openingsOf(consoles);
  for (const [name, opening] of Object.entries({ login, list })) {
    const seen: Record<(typeof sides)[number], Awaited<ReturnType<typeof open>>[]> = {
      federated: [],
      baseline: [],
    };
    // The first time is not counted: the server prepares what it has for the first who asks.
    for (let run = -1; run < runs; run += 1)
      for (const side of sides) {
        const times = await open(browser, { ...opening, url: consoles[side] });
        if (run >= 0) seen[side].push(times);
      }
    for (const cache of caches) {
      const ours = seen.federated.map((times) => times[cache]);
      const plain = seen.baseline.map((times) => times[cache]);
      results.push({
        name: `${name} ${cache}`,
        usable: { federated: median(ours), baseline: median(plain) },
        range: [Math.min(...ours), Math.max(...ours)],
        toBaseline: median(ours.map((time, run) => time / (plain[run] ?? Number.NaN))),
      });
    }
  }
  return results;
}
