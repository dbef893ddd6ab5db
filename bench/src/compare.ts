import type { Browser } from '@playwright/test';
import type { Consoles } from './consoles';
import { type Cost, type Line, type Opening, open } from './openings';
import type { ComparedOpening } from './report';
import { median } from './statistics';

/** The machine itself, and a line as the experiments before this were measured on. */
const lines: readonly Line[] = [
  { name: '' },
  { name: ', slow line', network: { kilobitsPerSecond: 9000, roundTripMs: 60 }, cpuSlowdown: 2 },
];

const openingsOf = ({ session }: Consoles): Readonly<Record<string, Omit<Opening, 'url'>>> => ({
  login: { address: '/login', usable: 'form button[type=submit]' },
  list: { address: '/readers/definitions', usable: '[role=grid] [role=gridcell] a', session },
});

const keys = ['requests', 'bytes', 'depth', 'usable', 'mainThread'] as const;

const medians = (costs: readonly Cost[]) =>
  Object.fromEntries(keys.map((key) => [key, median(costs.map((cost) => cost[key]))])) as unknown as Cost;

/** Opens login and list in both consoles by turns, cold and warm, on each line. */
export async function compareOpenings(
  browser: Browser,
  consoles: Consoles,
  runs: number,
): Promise<ComparedOpening[]> {
  const compared: ComparedOpening[] = [];
  for (const line of lines)
    for (const [page, opening] of Object.entries(openingsOf(consoles))) {
      const seen = {
        federated: [] as Awaited<ReturnType<typeof open>>[],
        bundle: [] as Awaited<ReturnType<typeof open>>[],
      };
      // The first of each only warms up the servers.
      for (let run = 0; run <= runs; run += 1)
        for (const kind of ['federated', 'bundle'] as const) {
          const cost = await open(browser, { ...opening, url: consoles[kind] }, line);
          if (run > 0) seen[kind].push(cost);
        }
      for (const cache of ['cold', 'warm'] as const)
        compared.push({
          name: `${page} ${cache}${line.name}`,
          federated: medians(seen.federated.map((cost) => cost[cache])),
          bundle: medians(seen.bundle.map((cost) => cost[cache])),
        });
    }
  return compared;
}
