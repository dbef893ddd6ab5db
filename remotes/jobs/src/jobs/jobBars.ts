import { isStopped, type Job, jobLabel } from '@console/api-client/jobs';
import { readDuration } from '@console/api-client/wire';
import type { TimeBar, TimeSpan } from '@console/design/chart';
import { jobStatusDisplay } from './jobStatus';

/** What a job is in the timeline, and what is said about it. */
export interface JobTimes {
  readonly job: Job;
  /** When it was to run; until now where it has no end. */
  readonly planned: TimeSpan | undefined;
  /** When it ran; `undefined` when it never did. */
  readonly real: TimeSpan | undefined;
  /** When its errors occurred, in milliseconds since 1970. */
  readonly errors: readonly number[];
}

const timeOf = (text: string | undefined) => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
};

/**
 * When a job was to run, and when it ran. The service tells how long a job ran, not since when: that is counted back
 * from its last activity, or from now while it runs.
 * @param now milliseconds since 1970
 */
export function jobTimes(job: Job, now: number): JobTimes {
  const { creationTime, lastActivityTime, activeDuration, durationSeconds, request } = job;
  const created = timeOf(creationTime);
  const end = isStopped(job) ? (timeOf(lastActivityTime) ?? now) : now;
  const begin = created && created + (readDuration(request.startDelay) ?? 0) * 1000;
  const plannedEnd = (from: number) =>
    durationSeconds === undefined ? Math.max(from, end) : from + durationSeconds * 1000;
  return {
    job,
    planned: begin === undefined ? undefined : [begin, plannedEnd(begin)],
    real: activeDuration ? [end - activeDuration * 1000, end] : undefined,
    errors: job.errors.flatMap(({ time }) => timeOf(time) ?? []),
  };
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
export const jobBar = (times: JobTimes, text: string): TimeBar => ({
  id: times.job.id,
  label: jobLabel(times.job),
  tone: jobStatusDisplay(times.job.status).tone,
  planned: times.planned,
  real: times.real,
  marks: times.errors,
  text,
});
