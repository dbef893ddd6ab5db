import type { JobError } from '@console/api-client/jobs';

/** An error is recent for this long, in milliseconds [JOB-13]. */
export const recentFor = 86_400_000;

/** All errors of a job with the same message. */
export interface ErrorGroup {
  readonly message: string;
  readonly count: number;
  /** Times of occurrence, ISO 8601, newest first; those without a time count, but do not stand here. */
  readonly times: readonly string[];
  /** Whether the last of them was within {@link recentFor}. */
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
