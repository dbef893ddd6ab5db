import { type Job, type JobError, jobStatuses, stopReasons } from '@console/api-client/jobs';
import { titleCased } from '@console/design/language';
import { codeLabels, type Translate } from '@console/design/messages';
import type { Tone } from '@console/design/status';

/** Name of a job where its id would only be noise: the id when it has none. */
export const jobName = ({ name, id }: Pick<Job, 'name' | 'id'>): string => name ?? id;

/** Look of the status of a job. */
interface JobStatusDisplay {
  readonly tone: Tone;
  /** Something is under way. */
  readonly spinning: boolean;
  /** Place in a list sorted by status: danger, running, transitional, stopped and all others. */
  readonly rank: number;
}

const running: JobStatusDisplay = { tone: 'success', spinning: true, rank: 1 };
const transitional: JobStatusDisplay = { tone: 'warning', spinning: true, rank: 2 };
const neutral: JobStatusDisplay = { tone: 'neutral', spinning: false, rank: 3 };

const displays: ReadonlyMap<string, JobStatusDisplay> = new Map([
  ['RUNNING', running],
  ['WAITING', transitional],
  ['INITIALIZING', transitional],
  ['STARTING', transitional],
  ['STOPPING', transitional],
  ['RESTARTING_RDE', { tone: 'danger', spinning: false, rank: 0 }],
]);

/** Look of a status of a job [JOB-04]. */
export const jobStatusDisplay = (status: string): JobStatusDisplay => displays.get(status) ?? neutral;

/** Name of a status [JOB-03]; one the console does not know is put in title case as it comes. */
export const jobStatusLabel = codeLabels('jobs.status', jobStatuses, titleCased);

const readerStates = [
  'IDLE',
  'RUNNING_JOB',
  'UPDATING_FIRMWARE',
  'NOT_RESPONDING',
  'AWAITING_AGENT',
  'ERROR',
] as const;

/** Name of the state of a reader; one the console does not know is put in title case as it comes. */
export const readerStateLabel = codeLabels('jobs.readers.state', readerStates, titleCased);

/** Why a job stopped, in words [JOB-12]; a reason the console does not know is put in title case as it comes. */
export const stopReasonLabel = codeLabels('jobs.stopReason', stopReasons, titleCased);

/** Number of errors of a job as text; a service that keeps only so many of them may have seen more. */
export const errorCountLabel = (
  { errorCount, errors, maxErrors }: Pick<Job, 'errorCount' | 'errors' | 'maxErrors'>,
  translate: Translate,
): string =>
  maxErrors !== undefined && errors.length >= maxErrors && errorCount <= maxErrors
    ? translate('jobs.errors.orMore', { count: errorCount })
    : translate('jobs.errors.count', { count: errorCount });

/** An error is recent for this long, in milliseconds [JOB-13]. */
export const recentFor = 86_400_000;

/** All errors of a job with the same message. */
export interface ErrorGroup {
  readonly message: string;
  readonly count: number;
  /** Times of occurrence, ISO 8601, newest first; those without a time count, but do not stand here. */
  readonly times: readonly string[];
  /** True if the last of them was within {@link recentFor}. */
  readonly recent: boolean;
}

/**
 * The errors of a job by their message, the one that occurred last first [JOB-13].
 * @param now milliseconds since 1970
 */
export function errorGroups(errors: readonly JobError[], now: number): readonly ErrorGroup[] {
  const byMessage = new Map<string, JobError[]>();
  for (const error of errors) {
    const { message = '' } = error;
    byMessage.set(message, [...(byMessage.get(message) ?? []), error]);
  }
  return [...byMessage]
    .map(([message, occurrences]) => {
      const known = occurrences.flatMap(({ time }) => (time === undefined ? [] : [time]));
      const times = [...new Set(known)].sort((one, other) => Date.parse(other) - Date.parse(one));
      const [last] = times;
      return {
        message,
        count: occurrences.length,
        times,
        recent: last !== undefined && now - Date.parse(last) <= recentFor,
      };
    })
    .sort((one, other) => lastOf(other) - lastOf(one));
}

const lastOf = ({ times: [last] }: ErrorGroup) => (last === undefined ? 0 : Date.parse(last));
