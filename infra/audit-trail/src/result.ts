/**
 * Result of a change. `refused`: the service did not let this person do it. `open`: it is under way, or
 * nothing was recorded of its end.
 */
export type Result = 'done' | 'refused' | 'failed' | 'open';

/** Result by the status of the answer. */
export function resultOf(status: number | undefined): Result {
  if (status === undefined) return 'open';
  if (status < 400) return 'done';
  return status === 401 || status === 403 ? 'refused' : 'failed';
}
