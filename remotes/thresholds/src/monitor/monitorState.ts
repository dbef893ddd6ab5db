import type { Job } from '@console/api-client/jobs';
import type { Threshold } from '@console/api-client/thresholds';
import type { Tone } from '@console/design/status';

/** What the badge of a monitored threshold says [MONITOR-04]. */
export type MonitorState = 'noReaders' | 'inactive' | 'running' | 'runningWithoutQueue' | 'runningWithErrors';

/**
 * How the watching of a threshold goes [MONITOR-04].
 * @param jobs the running jobs that watch it
 * @param hasQueue whether its live queue is there, or being opened
 */
export function monitorState(
  { readers }: Pick<Threshold, 'readers'>,
  jobs: readonly Pick<Job, 'errorOccurred'>[],
  hasQueue: boolean,
): MonitorState {
  if (readers.length === 0) return 'noReaders';
  if (jobs.length === 0) return 'inactive';
  if (jobs.some(({ errorOccurred }) => errorOccurred)) return 'runningWithErrors';
  return hasQueue ? 'running' : 'runningWithoutQueue';
}

/** How urgent each state is. */
export const monitorTones: Readonly<Record<MonitorState, Tone>> = {
  noReaders: 'neutral',
  inactive: 'neutral',
  running: 'success',
  runningWithoutQueue: 'warning',
  runningWithErrors: 'danger',
};

/** What went wrong last in the jobs that watch a threshold; undefined when nothing did, or nobody says what. */
export function errorMessage(jobs: readonly Pick<Job, 'errorOccurred' | 'errors'>[]): string | undefined {
  const errors = jobs.filter(({ errorOccurred }) => errorOccurred).flatMap((job) => job.errors);
  const [latest] = errors.toSorted((one, other) => (other.time ?? '').localeCompare(one.time ?? ''));
  return latest?.message;
}
