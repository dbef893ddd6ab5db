import { type Emulator, startEmulator } from '@console/emulator';
import { startSite } from '../site/startSite';
import type { Counts } from './growth';

/** A question to a served process. */
export type Question = { readonly kind: 'count' } | { readonly kind: 'release'; readonly dist: string };

/** Its words: where it is reached, once; then an answer to each question. */
export type Answer = { readonly url: string } | { readonly counts: Counts } | { readonly released: true };

/** Rows of each table of the service. */
async function countRows({ database }: Emulator): Promise<Counts> {
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    counts[`rows of ${name}`] = row?.count ?? 0;
  }
  return counts;
}

/** Memory of this process, and what it holds open of the system: sockets, timers, files. */
function countProcess(name: string): Counts {
  globalThis.gc?.();
  const counts: Record<string, number> = { [`${name}: bytes of the heap`]: process.memoryUsage().heapUsed };
  for (const resource of process.getActiveResourcesInfo()) {
    const what = `${name}: ${resource}`;
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

/** Starts what the process is for. @returns its address, and what it does upon a question. */
async function start(): Promise<{ url: string; answer: (question: Question) => Promise<Answer> }> {
  const [kind, serviceUrl = ''] = process.argv.slice(2);
  if (kind === 'service') {
    // Time goes faster there, so that an hour holds more of what readers and jobs do.
    const emulator = await startEmulator({ port: 0, data: 'memory', speed: 5 });
    const answer = async () => ({ counts: { ...countProcess('service'), ...(await countRows(emulator)) } });
    return { url: emulator.url, answer };
  }
  const site = await startSite(serviceUrl);
  return {
    url: site.url,
    async answer(question) {
      if (question.kind === 'count') return { counts: countProcess('gateway') };
      await site.release(question.dist);
      return { released: true };
    },
  };
}

const { url, answer } = await start();
process.on('message', async (question: Question) => process.send?.(await answer(question)));
process.on('disconnect', () => process.exit());
process.send?.({ url } satisfies Answer);
