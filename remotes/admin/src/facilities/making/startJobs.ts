import type { ServiceClient } from '@console/api-client';
import { isStopped, type JobDraft, showJob, startJob, stopJob } from '@console/api-client/jobs';
import { listReaderHealth, readerIsAwaitingAgent } from '@console/api-client/reader-health';

/** A job of a new facility, and what became of it. */
export interface JobStart {
  readonly draft: JobDraft;
  /** Id of the job. @defaultValue it was not started */
  readonly id?: string;
  /** Why it was refused. @defaultValue it was not, or it was held back because no reader can work yet */
  readonly error?: unknown;
}

/**
 * Starts jobs one after the other. None of them is while no reader of theirs has registered: such a job fails.
 *
 * @param readers - names of the readers of the facility
 * @param anyway - starts them without a look at their readers
 */
export async function startJobs(
  client: ServiceClient,
  drafts: readonly JobDraft[],
  readers: readonly string[],
  anyway: boolean,
): Promise<readonly JobStart[]> {
  if (drafts.length === 0) return [];
  const own = new Set(readers);
  const { rows } = await client.call(listReaderHealth());
  const isReady = rows.some((health) => own.has(health.readerName) && !readerIsAwaitingAgent(health));
  if (!anyway && !isReady) return drafts.map((draft) => ({ draft }));
  const starts: JobStart[] = [];
  for (const draft of drafts)
    try {
      starts.push({ draft, id: (await client.call(startJob(draft)))?.id ?? '' });
    } catch (error) {
      starts.push({ draft, error });
    }
  return starts;
}

/** Time between two looks at a job that stops, in milliseconds, and how many there are. */
const pause = 1000;
const looks = 60;

/** Stops jobs and waits until they are over, so that what they use can be deleted. One that does not end is left to it. */
export async function stopJobs(client: ServiceClient, ids: readonly string[]): Promise<void> {
  await Promise.all(
    ids.map(async (id) => {
      if (!isStopped(await client.call(showJob(id)))) await client.call(stopJob(id, { graceful: false }));
      for (let look = 0; look < looks && !isStopped(await client.call(showJob(id))); look += 1)
        await new Promise((resolve) => setTimeout(resolve, pause));
    }),
  );
}
