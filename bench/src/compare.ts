import { enterCredentials } from '@console/e2e/browser/signIn';
import type { Browser, Page } from '@playwright/test';
import { type Limits, limits } from './budgets';
import type { Consoles } from './consoles';
import { type Cost, type Line, type Opening, open, openUnmeasured, type Visits } from './openings';
import { median } from './statistics';

/** Sides opened by turns: the console, its sources as one bundle, and what a team would write without it. */
export const sides = ['federated', 'bundle', 'baseline'] as const;

/** One of {@link sides}. */
export type Side = (typeof sides)[number];

/** Medians of what an opening cost on one side, and the range of its times. */
export interface SideCost extends Cost {
  /** The fastest and the slowest time in ms until it could be used. */
  readonly range: readonly [fastest: number, slowest: number];
}

/** The console against another side: medians of the ratios of each run. */
export interface Ratios {
  readonly bytes: number;
  readonly usable: number;
  readonly mainThread: number;
}

/** An opening on all sides that were measured. */
export interface ComparedOpening {
  /** `list cold`, `login warm, slow line`. */
  readonly name: string;
  readonly costs: Readonly<Partial<Record<Side, SideCost>> & Record<'federated', SideCost>>;
  readonly toBundle: Ratios | undefined;
  readonly toBaseline: Ratios | undefined;
}

/** The machine itself. */
export const fastLine: Line = { name: '' };

/** A line as the experiments before this were measured on. */
const slowLine: Line = {
  name: ', slow line',
  network: { kilobitsPerSecond: 9000, roundTripMs: 60 },
  cpuSlowdown: 2,
};

/** A phone: this machine with a quarter of its processor. */
export const phone: Line = { name: ', phone', cpuSlowdown: 4 };

const row = ':is([role=grid] [role=gridcell], .ant-table-row td) a';
const list = { address: '/readers/definitions', usable: row } as const;
const jobs = `:is([role=gridcell], .ant-table-row td) a[href^="/jobs/"]`;

const linkOf = (page: Page) => page.getByRole('link', { name: 'Jobs', exact: true });

/** Time a pointer rests on a link before it is pressed, in ms. */
const hover = 150;

/** Openings and moves of all sides, by name. */
export const openingsOf = ({ session }: Consoles) =>
  ({
    login: { address: '/login', usable: 'form button[type=submit]' },
    list: { ...list, session },
    'list after sign-in': {
      address: '/login',
      usable: 'form button[type=submit]',
      move: { act: (page: Page) => enterCredentials(page), usable: row },
    },
    'second area': {
      ...list,
      session,
      // Nothing announces the click, as with a keyboard shortcut or a tap.
      move: { act: (page: Page) => linkOf(page).evaluate((link: HTMLElement) => link.click()), usable: jobs },
    },
    'second area by pointer': {
      ...list,
      session,
      move: {
        async act(page: Page) {
          await linkOf(page).hover();
          await page.waitForTimeout(hover);
          await linkOf(page).click();
        },
        usable: jobs,
      },
    },
  }) satisfies Readonly<Record<string, Omit<Opening, 'url'>>>;

const keys = ['requests', 'bytes', 'depth', 'usable', 'mainThread', 'shift'] as const;
const compared = ['bytes', 'usable', 'mainThread'] as const;

const record = <Key extends string, Value>(names: readonly Key[], measure: (key: Key) => Value) =>
  Object.fromEntries(names.map((key) => [key, measure(key)])) as Record<Key, Value>;

/** Medians and range of the costs of one side. */
export function sideCost(costs: readonly Cost[]): SideCost {
  const times = costs.map(({ usable }) => usable);
  return {
    ...record(keys, (key) => median(costs.map((cost) => cost[key]))),
    range: [Math.min(...times), Math.max(...times)],
  };
}

/** Ratios of runs that followed one another: what else the machine did weighs on both sides alike. */
export function ratios(ours: readonly Cost[], others: readonly Cost[]): Ratios {
  return record(compared, (key) =>
    median(ours.map((cost, run) => cost[key] / (others[run]?.[key] ?? Number.NaN))),
  );
}

const caches = ['cold', 'warm', 'tenth'] as const;

const budgets: Readonly<Partial<Record<Side, Readonly<Record<string, Limits>>>>> = {
  bundle: limits.toBundle,
  baseline: limits.toBaseline,
};

/** The sides against which an opening has a budget, and the console itself; none where there is no budget. */
function budgetedSides(opening: string): readonly Side[] {
  const others = sides.filter((side) => caches.some((cache) => budgets[side]?.[`${opening} ${cache}`]));
  return others.length > 0 ? ['federated', ...others] : [];
}

/**
 * Opens and moves on all sides by turns, cold and warm; in a whole run pages by their address also for the tenth time.
 * @param quick only what has a budget, and neither on a slow line nor on a phone.
 */
export async function compareOpenings(
  browser: Browser,
  consoles: Consoles,
  runs: number,
  quick: boolean,
): Promise<ComparedOpening[]> {
  const results: ComparedOpening[] = [];
  for (const line of quick ? [fastLine] : [fastLine, slowLine, phone])
    for (const [page, opening] of Object.entries<Omit<Opening, 'url'>>(openingsOf(consoles))) {
      const chosen = quick ? budgetedSides(page) : sides;
      if (chosen.length === 0) continue;
      for (const side of chosen) await openUnmeasured(browser, { ...opening, url: consoles[side] });
      const visits = quick || line !== fastLine || opening.move ? 2 : 10;
      const seen: Record<Side, Visits[]> = {
        federated: [],
        bundle: [],
        baseline: [],
      };
      for (let run = 0; run < runs; run += 1)
        for (const side of chosen)
          seen[side].push(await open(browser, { ...opening, url: consoles[side] }, line, visits));
      for (const cache of caches) {
        const of = (side: Side) => seen[side].flatMap((costs) => costs[cache] ?? []);
        if (of('federated').length === 0) continue;
        const against = (side: Side) =>
          chosen.includes(side) ? ratios(of('federated'), of(side)) : undefined;
        results.push({
          name: `${page} ${cache}${line.name}`,
          costs: record(chosen, (side) => sideCost(of(side))),
          toBundle: against('bundle'),
          toBaseline: against('baseline'),
        });
      }
    }
  return results;
}
