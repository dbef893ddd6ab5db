import { isStopped, type Job, jobLabel } from '@console/api-client/jobs';
import { readDuration } from '@console/api-client/wire';
import type { TimeBar, TimeSpan } from '@console/design/chart';
import { jobStatusDisplay } from './job.texts';

/** Times of a job in the timeline, and the texts of its bar. */
export interface JobTimes {
  readonly id: string;
  /** Its name, or its id when it has none. */
  readonly name: string;
  /** Name and id. */
  readonly label: string;
  readonly status: string;
  /** It ended without having done what it was started for. */
  readonly failed: boolean;
  /** When it was to run; until now where it has no end. */
  readonly planned: TimeSpan | undefined;
  /** It was to run until it is stopped. */
  readonly endless: boolean;
  /** When it ran, until now while it does; `undefined` when it never did. */
  readonly real: TimeSpan | undefined;
  readonly ended: boolean;
  /** When its errors occurred, in milliseconds since 1970. */
  readonly errors: readonly number[];
}

const minute = 60_000;

const timeOf = (text: string | undefined) => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
};

/** The present as the timeline shows it: by the minute, so that it is not drawn anew with every poll. */
export const presentOf = (now: number) => Math.floor(now / minute) * minute;

/**
 * When a job was to run, and when it ran. The service tells how long a job ran, not since when: that is counted back
 * from its last activity, or while it runs from now, and then is no more exact than to the minute.
 * @param now milliseconds since 1970
 */
export function jobTimes(job: Job, now: number): JobTimes {
  const { id, name, status, stopReason, creationTime, durationSeconds, request } = job;
  const created = timeOf(creationTime);
  const begin = created && created + (readDuration(request.startDelay) ?? 0) * 1000;
  const real = timeRun(job, now);
  const end = real?.[1] ?? (isStopped(job) ? timeOf(job.lastActivityTime) : undefined) ?? presentOf(now);
  const plannedEnd = (from: number) =>
    durationSeconds === undefined ? Math.max(from, end) : from + durationSeconds * 1000;
  return {
    id,
    name: name ?? id,
    label: jobLabel(job),
    status,
    failed: stopReason === 'JOB_FAILED',
    planned: begin === undefined ? undefined : [begin, plannedEnd(begin)],
    endless: durationSeconds === undefined,
    real,
    ended: isStopped(job),
    errors: job.errors.flatMap(({ time }) => timeOf(time) ?? []),
  };
}

function timeRun(job: Job, now: number): TimeSpan | undefined {
  const { activeDuration, lastActivityTime } = job;
  if (!activeDuration) return undefined;
  const ran = activeDuration * 1000;
  if (isStopped(job)) {
    const end = timeOf(lastActivityTime) ?? presentOf(now);
    return [end - ran, end];
  }
  const begun = Math.round((now - ran) / minute) * minute;
  return [begun, Math.max(begun, presentOf(now))];
}

/** The jobs of a facility with their times, newest first; those of which no time is known are left out. */
export const timesOfFacility = (jobs: readonly Job[], facility: string, now: number): readonly JobTimes[] =>
  jobs
    .filter(({ facilities }) => facilities.includes(facility))
    .map((job) => jobTimes(job, now))
    .filter(({ planned, real }) => planned !== undefined || real !== undefined)
    .sort((one, other) => beginOf(other) - beginOf(one));

const beginOf = ({ planned, real }: JobTimes) => (planned ?? real)?.[0] ?? 0;

/** A job as a bar. */
export const jobBar = (
  { id, name, status, failed, planned, real, errors }: JobTimes,
  text: string,
): TimeBar => ({
  id,
  label: name,
  tone: failed ? 'danger' : jobStatusDisplay(status).tone,
  planned,
  real,
  marks: errors,
  text,
});
