import { mock } from 'node:test';
import { setImmediate as others } from 'node:timers/promises';
import { writeHeapSnapshot } from 'node:v8';
import { type Emulator, SteppedClock, startEmulator } from '@console/emulator';
import { startSite } from '../site/startSite';
import type { Counts } from './growth';

/** A question to a served process. */
export type Question =
  /** Counts, and writes a snapshot of the heap into a file. */
  | { readonly kind: 'count'; readonly heap: string }
  | { readonly kind: 'release'; readonly dist: string }
  /** Lets time pass in milliseconds, in a process that was started with a stepped clock. */
  | { readonly kind: 'advance'; readonly milliseconds: number };

/** Its words: where it is reached, once; then an answer to each question. */
export type Answer = { readonly url: string } | { readonly counts: Counts } | { readonly done: true };

/** Rows of each table of the service, and what is kept in lists of some of them. */
async function countRows({ database }: Emulator): Promise<Counts> {
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    counts[`rows of ${name}`] = row?.count ?? 0;
  }
  const [errors] = await database.query<{ count: number }>(
    'select coalesce(sum(jsonb_array_length(errors)), 0)::int as count from job',
  );
  return { ...counts, 'errors of jobs': errors?.count ?? 0 };
}

/**
 * Memory of this process, and what it holds open of the system: sockets, timers, files.
 * @param heap file for a snapshot
 */
function countProcess(heap: string): Counts {
  globalThis.gc?.();
  const counts: Record<string, number> = { 'bytes of the heap': process.memoryUsage().heapUsed };
  for (const resource of process.getActiveResourcesInfo()) counts[resource] = (counts[resource] ?? 0) + 1;
  writeHeapSnapshot(heap);
  return counts;
}

/** Lets time pass for all timers of this process and what it takes for the time, second by second. */
async function passTime(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1000) {
    mock.timers.tick(1000);
    await others();
  }
}

/** Starts what the process is for. @returns its address, and what it does upon a question. */
async function start(): Promise<{ url: string; answer: (question: Question) => Promise<Answer> }> {
  const [kind, serviceUrl = '', time] = process.argv.slice(2);
  const isStepped = time === 'stepped';
  if (kind === 'service') {
    const clock = isStepped ? new SteppedClock() : undefined;
    // Time goes faster there, so that an hour holds more of what readers and jobs do.
    const pace = clock ? { clock } : { speed: 5 };
    const emulator = await startEmulator({ port: 0, data: 'memory', ...pace });
    const answer = async (question: Question): Promise<Answer> => {
      if (question.kind === 'count')
        return { counts: { ...(await countRows(emulator)), ...countProcess(question.heap) } };
      if (question.kind === 'advance') await clock?.stride(question.milliseconds);
      return { done: true };
    };
    return { url: emulator.url, answer };
  }
  if (isStepped) mock.timers.enable({ apis: ['Date', 'setInterval', 'setTimeout'], now: Date.now() });
  const site = await startSite(serviceUrl);
  return {
    url: site.url,
    async answer(question) {
      if (question.kind === 'count') return { counts: countProcess(question.heap) };
      if (question.kind === 'advance') await passTime(question.milliseconds);
      else await site.release(question.dist);
      return { done: true };
    },
  };
}

const { url, answer } = await start();
process.on('message', async (question: Question) => process.send?.(await answer(question)));
process.on('disconnect', () => process.exit());
process.send?.({ url } satisfies Answer);
