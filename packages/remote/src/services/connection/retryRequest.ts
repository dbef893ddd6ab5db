import { ServiceError } from '@console/api-client';

/** Number of retries of a request that may succeed the next time before it counts as failed. */
export const retries = 2;

/** True for an error that may be over the next time: the service was out of reach or stumbled, it did not refuse. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  return error.kind === 'unreachable' || (error.status !== undefined && error.status >= 500);
}

/** True if asking again can help. */
export const mayRetry = (failures: number, error: unknown): boolean => failures < retries && mayPass(error);

/** Pause in milliseconds before the next try: one second, two, four, at most eight. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 8000);
}
