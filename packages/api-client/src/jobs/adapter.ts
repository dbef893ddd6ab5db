import type { TypedNumber } from '../rules';
import { readDuration, readTime, withoutBlank } from '../wire';
import type { Job, JobDraft, JobReader } from './job';
import type { JobAnswer, JobRequest, JobStatsAnswer } from './schema';

/** A job as the console shows it: the request it was started with and its state in one. */
export function readJob({ job, ...state }: JobAnswer): Job {
  const facilities = state.facilities?.map(({ name }) => name) ?? [];
  const readerNames = state.readerNames ?? [];
  const failedReaderNames = state.failedReaderNames ?? [];
  const errors = (state.errors ?? []).map(({ time, message }) =>
    withoutBlank({ time: readTime(time), message }),
  );
  return {
    id: state.id,
    status: state.status,
    recipeName: job.recipeName,
    // Older services name the facility in the request only.
    facilities: facilities.length === 0 && job.facility ? [job.facility] : facilities,
    readerNames,
    allReaderNames: state.allReaderNames ?? [...new Set([...readerNames, ...failedReaderNames])],
    failedReaderNames,
    errorOccurred: state.errorOccurred ?? errors.length > 0,
    errorCount: state.errorCount ?? errors.length,
    errors,
    request: readRequest(job),
    ...withoutBlank({
      name: job.name,
      // Zero seconds mean no end.
      durationSeconds: job.durationSeconds || undefined,
      activeDuration: readDuration(state.activeDuration),
      creationTime: readTime(state.creationTime),
      lastActivityTime: readTime(state.lastActivityTime),
      lastHeartbeatTime: readTime(state.lastHeartbeatTime),
      startAttempts: state.startAttempts,
      stopReason: state.stopReason,
      maxErrors: state.maxErrors,
      instanceMetadata: state.instanceMetadata && withoutBlank(state.instanceMetadata),
    }),
  };
}

/** Reads the request of a job, so that another can be started from it (JOB-10). */
function readRequest({ reportToFileEnabled: _debug, ...request }: JobRequest): JobDraft {
  return withoutBlank(request);
}

/**
 * A job as it is started (JOB-20): what is blank is left out, and what every job has is said. A text that is no
 * number is not sent; a form lets none through.
 */
export function writeJob({ recipeName = '', ...draft }: JobDraft<TypedNumber>): JobRequest {
  const { name, facility, durationSeconds, startDelay, readerGroups } = draft;
  const reportToDatabaseEnabled = draft.reportToDatabaseEnabled ?? false;
  return {
    recipeName,
    ...withoutBlank({
      name,
      facility,
      durationSeconds: typeof durationSeconds === 'number' ? durationSeconds : undefined,
      readerGroups: readerGroups && [...readerGroups],
    }),
    startDelay: startDelay?.trim() || 'PT0S',
    reportToMessageQueueEnabled: draft.reportToMessageQueueEnabled ?? true,
    reportToDatabaseEnabled,
    reportToHistoryEnabled: reportToDatabaseEnabled && (draft.reportToHistoryEnabled ?? false),
    useOtherJobData: draft.useOtherJobData ?? false,
  };
}

/** Reads the states of the readers of a job. */
export function readJobReaders({ readers }: JobStatsAnswer): JobReader[] {
  return readers.map(({ readerName, state, failed, readerConfigurationName }) => ({
    readerName,
    failed: failed ?? false,
    ...withoutBlank({ state, readerConfigurationName }),
  }));
}
