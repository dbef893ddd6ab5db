import { asAdmin, emulatorProgram, residentOf, startService } from './serviceProcess';
import { median } from './statistics';

/** Cost of the service of this project at a size. */
export interface ServiceCost {
  /** The flags that make the size. */
  readonly flags: string;
  /** Time in ms from the start of the process until it listened. */
  readonly start: number;
  /** Bytes of memory resident after a minute of simulation. */
  readonly resident: number;
  /** Time in ms of the first page of a query, and of one deep behind it; medians. */
  readonly pages: readonly { readonly query: string; readonly first: number; readonly deep: number }[];
}

/** Depth of a page: the number and size of pages before it. */
interface Depth {
  readonly path: string;
  readonly pages: number;
  readonly pageSize: number;
}

/** Queries to a service as it comes. */
const queries: Readonly<Record<string, Depth>> = {
  items: { path: 'items/show', pages: 5, pageSize: 100 },
  history: { path: 'items/show/history', pages: 30, pageSize: 100 },
  transitions: { path: 'items/show/transitions', pages: 3, pageSize: 100 },
};

/**
 * Queries to one with a million items: nine tenths of them, and a million observations, before the deep page.
 */
const largeQueries: Readonly<Record<string, Depth>> = {
  items: { path: 'items/show', pages: 900, pageSize: 1000 },
  history: { path: 'items/show/history', pages: 1000, pageSize: 1000 },
  transitions: { path: 'items/show/transitions', pages: 400, pageSize: 1000 },
};

/** Starts the service in a process of its own, in memory, and asks it. */
export const costOfService = (...flags: string[]): Promise<ServiceCost> =>
  measureService(['--data', 'memory', ...flags], flags, queries, {});

/** The same with a million items and five million observations, on a PostgreSQL server. @param databaseUrl an empty schema */
export async function costOfLargeService(databaseUrl: string): Promise<ServiceCost> {
  const flags = ['--items', '1000000', '--history', '5000000'];
  return measureService(flags, flags, largeQueries, { DATABASE_URL: databaseUrl });
}

async function measureService(
  words: readonly string[],
  flags: readonly string[],
  asked: Readonly<Record<string, Depth>>,
  env: Readonly<Record<string, string>>,
): Promise<ServiceCost> {
  const began = performance.now();
  const { url, child, stop } = await startService(emulatorProgram, words, env);
  try {
    const start = performance.now() - began;
    const pages = [];
    for (const [query, { path, pages: depth, pageSize }] of Object.entries(asked))
      pages.push({ query, ...(await walk(`${url}/itemsense/data/v1/${path}?pageSize=${pageSize}`, depth)) });
    await new Promise((passed) => setTimeout(passed, 60_000));
    return { flags: flags.join(' ') || 'as it comes', start, resident: await residentOf(child), pages };
  } finally {
    await stop();
  }
}

/** Time of the first page and of the page at a depth, each asked five times. */
async function walk(address: string, depth: number) {
  let marker: string | null = null;
  const at = () => (marker ? `${address}&pageMarker=${encodeURIComponent(marker)}` : address);
  const ask = async () => {
    const answer = await fetch(at(), { headers: asAdmin });
    if (!answer.ok) throw new Error(`${at()} was answered with ${answer.status}.`);
    return ((await answer.json()) as { nextPageMarker: string | null }).nextPageMarker;
  };
  const timed = async () => {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const from = performance.now();
      await ask();
      times.push(performance.now() - from);
    }
    return median(times);
  };
  const first = await timed();
  for (let page = 0; page < depth; page += 1) marker = (await ask()) ?? marker;
  return { first, deep: await timed() };
}
