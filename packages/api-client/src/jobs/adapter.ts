import { readDuration, readTime, withoutBlank } from '../wire';
import type { JobAnswer } from './schema';

/** A run of a recipe on readers. Times are ISO 8601, durations seconds. */
export interface Job {
  readonly id: string;
  readonly name?: string;
  /** One of `jobStatuses`, or one a newer service knows. */
  readonly status: string;
  readonly recipeName: string;
  readonly facilities: readonly string[];
  /** How long the job was told to run; absent when it runs until it is stopped. */
  readonly durationSeconds?: number;
  /** How long it has run. */
  readonly activeDuration?: number;
  readonly readerNames: readonly string[];
  readonly failedReaderNames: readonly string[];
  readonly creationTime?: string;
  readonly lastActivityTime?: string;
  readonly stopReason?: string;
  readonly errors: readonly { readonly time?: string; readonly message?: string }[];
}

/** A job as the console shows it: the request it was started with and its state in one. */
export function readJob({ job, ...state }: JobAnswer): Job {
  const facilities = state.facilities?.map(({ name }) => name) ?? [];
  return {
    id: state.id,
    status: state.status,
    recipeName: job.recipeName,
    // Older services name the facility in the request only.
    facilities: facilities.length === 0 && job.facility ? [job.facility] : facilities,
    readerNames: state.readerNames ?? [],
    failedReaderNames: state.failedReaderNames ?? [],
    errors: (state.errors ?? []).map(({ time, message }) => withoutBlank({ time: readTime(time), message })),
    ...withoutBlank({
      name: job.name,
      // Zero seconds mean no end.
      durationSeconds: job.durationSeconds || undefined,
      activeDuration: readDuration(state.activeDuration),
      creationTime: readTime(state.creationTime),
      lastActivityTime: readTime(state.lastActivityTime),
      stopReason: state.stopReason,
    }),
  };
}

/** Whether a job is not over yet. */
export function isActive({ status }: Pick<Job, 'status'>): boolean {
  return status !== 'STOPPED';
}

/** The job that occupies a reader now, if one does. */
export function jobOnReader(jobs: readonly Job[], readerName: string): Job | undefined {
  return jobs.find((job) => isActive(job) && job.readerNames.includes(readerName));
}

/** Seconds a job still has to run; `undefined` when it has no end. */
export function timeRemaining({ durationSeconds, activeDuration = 0 }: Job): number | undefined {
  return durationSeconds === undefined ? undefined : Math.max(0, durationSeconds - activeDuration);
}
