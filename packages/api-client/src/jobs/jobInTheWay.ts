import { ServiceError } from '../client';

/**
 * The id of the job that has the readers of another: a refused start names it between `JobId=` and the next comma.
 *
 * @returns undefined for every other failure
 */
export function jobInTheWay(error: unknown): string | undefined {
  return error instanceof ServiceError ? /JobId=([^,\s]+)/.exec(error.detail)?.[1] : undefined;
}
