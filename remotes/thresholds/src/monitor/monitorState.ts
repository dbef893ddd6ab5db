import type { Job, JobError } from '@console/api-client/jobs';
import type { Threshold } from '@console/api-client/thresholds';
import type { Tone } from '@console/design/status';

/** State in the badge of a monitored threshold [MONITOR-04]; `unknown` while nobody can say whether a job watches it. */
export type MonitorState =
  | 'noReaders'
  | 'unknown'
  | 'inactive'
  | 'running'
  | 'runningWithoutQueue'
  | 'runningWithErrors';

/** Part of a job that tells its errors. */
export type ErroredJob = Pick<Job, 'id' | 'name' | 'errorOccurred' | 'errors' | 'allReaderNames'>;

/** Last error at a threshold. */
export interface ThresholdError {
  readonly job: ErroredJob;
  /** Absent when the service does not say what. */
  readonly message?: string;
}

/** The names that stand in a text. A name is not found in a longer one: `Gate 1` is not named by `Gate 10`. */
function namesIn(text: string, names: readonly string[]): ReadonlySet<string> {
  const byLength = [...new Set(names)].filter(Boolean).sort((one, other) => other.length - one.length);
  if (byLength.length === 0) return new Set();
  const anyName = byLength.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new Set(text.match(new RegExp(`(?<![\\w-])(?:${anyName})(?![\\w-])`, 'g')));
}

/** The errors of a job that concern some readers: those that name one of them, or no reader of the job at all. */
function errorsAt(
  { errorOccurred, errors, allReaderNames }: ErroredJob,
  readers: readonly string[],
): readonly JobError[] {
  if (!errorOccurred) return [];
  // A service that counts errors and keeps none does not say where they happened.
  if (errors.length === 0) return [{}];
  return errors.filter(({ message = '' }) => {
    const named = namesIn(message, [...allReaderNames, ...readers]);
    return named.size === 0 || readers.some((reader) => named.has(reader));
  });
}

/** Last error in the jobs that watch a threshold, as far as it concerns the threshold [MONITOR-03]. */
export function latestError(
  { readers }: Pick<Threshold, 'readers'>,
  jobs: readonly ErroredJob[],
): ThresholdError | undefined {
  const names = readers.map(({ readerName }) => readerName);
  const [latest] = jobs
    .flatMap((job) => errorsAt(job, names).map((error) => ({ job, ...error })))
    .toSorted((one, other) => (other.time ?? '').localeCompare(one.time ?? ''));
  return latest;
}

/**
 * State of the watching of a threshold [MONITOR-04].
 * @param jobs the running jobs that watch it; undefined while they are not known
 * @param hasQueue whether its live queue is there, or being opened
 */
export function monitorState(
  threshold: Pick<Threshold, 'readers'>,
  jobs: readonly ErroredJob[] | undefined,
  hasQueue: boolean,
): MonitorState {
  if (threshold.readers.length === 0) return 'noReaders';
  if (!jobs) return 'unknown';
  if (jobs.length === 0) return 'inactive';
  if (latestError(threshold, jobs)) return 'runningWithErrors';
  return hasQueue ? 'running' : 'runningWithoutQueue';
}

/** Tone of each state by urgency. */
export const monitorTones: Readonly<Record<MonitorState, Tone>> = {
  noReaders: 'neutral',
  unknown: 'neutral',
  inactive: 'neutral',
  running: 'success',
  runningWithoutQueue: 'warning',
  runningWithErrors: 'danger',
};
