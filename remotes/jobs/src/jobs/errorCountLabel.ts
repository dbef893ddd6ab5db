import type { Job } from '@console/api-client/jobs';
import type { Translate } from '@console/design/messages';

/** How many errors a job had; a service that keeps only so many of them may have seen more. */
export const errorCountLabel = (
  { errorCount, errors, maxErrors }: Pick<Job, 'errorCount' | 'errors' | 'maxErrors'>,
  translate: Translate,
): string =>
  maxErrors !== undefined && errors.length >= maxErrors && errorCount <= maxErrors
    ? translate('jobs.errors.orMore', { count: errorCount })
    : translate('jobs.errors.count', { count: errorCount });
