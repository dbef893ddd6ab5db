import type { JobRequest, StartJobRequest } from '@console/api-client/jobs/schema';
import { readDuration } from '@console/api-client/wire';
import { invalid } from '../../server/failure';

/** The facility a request names, in any of the three ways in which clients do. */
export function namedFacility({ facility, facilities }: StartJobRequest): string | null | undefined {
  const [first] = facilities ?? [];
  return facility || (typeof first === 'object' ? first.name : first);
}

/**
 * A request with its gaps filled, as the job echoes it. Further keys that old clients send are dropped.
 * @throws 400 naming the field
 */
export function completedRequest(request: StartJobRequest, facility: string): JobRequest {
  const { reportToDatabaseEnabled } = request;
  const intoDatabase = reportToDatabaseEnabled ?? true;
  return {
    name: request.name || request.jobName || null,
    recipeName: request.recipeName,
    facility,
    durationSeconds: request.durationSeconds ?? null,
    startDelay: startDelayOf(request),
    reportToDatabaseEnabled: intoDatabase,
    // Without the database there is no history (JOB-15).
    reportToHistoryEnabled: intoDatabase && (request.reportToHistoryEnabled ?? true),
    reportToMessageQueueEnabled: request.reportToMessageQueueEnabled ?? true,
    reportToFileEnabled: request.reportToFileEnabled ?? false,
    readerGroups: request.readerGroups?.length ? request.readerGroups : null,
    useOtherJobData: request.useOtherJobData ?? false,
  };
}

function startDelayOf({ startDelay }: StartJobRequest): string {
  if (!startDelay) return 'PT0S';
  if (readDuration(startDelay) === undefined)
    throw invalid('startDelay', 'must be an ISO 8601 duration like PT3M');
  return startDelay;
}
