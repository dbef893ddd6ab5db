import { type Job, jobOnReader, timeRemaining } from '@console/api-client/jobs';

/** Job that a reader works on now. */
export interface CurrentJob {
  readonly id: string;
  /** Name of the job, or its id when it has none. */
  readonly label: string;
  readonly recipeName: string;
  /** When the job ends, in milliseconds since 1970; null when it runs until it is stopped [READER-13]. */
  readonly until: number | null;
}

/**
 * The job that runs on a reader [READER-08]. One that waits for its start does not run yet, and one that the reader
 * dropped out of runs on without it.
 * @param askedAt when the service answered these jobs, in milliseconds: their durations are as of then.
 * @returns null when none runs.
 */
export function currentJob(jobs: readonly Job[], readerName: string, askedAt: number): CurrentJob | null {
  const job = jobOnReader(
    jobs.filter(
      ({ status, failedReaderNames }) => status !== 'WAITING' && !failedReaderNames.includes(readerName),
    ),
    readerName,
  );
  if (!job) return null;
  const remaining = timeRemaining(job);
  return {
    id: job.id,
    label: job.name ?? job.id,
    recipeName: job.recipeName,
    until: remaining === undefined ? null : askedAt + remaining * 1000,
  };
}
