import { type JobDraft, jobProblems } from '@console/api-client/jobs';
import type { TypedNumber } from '@console/api-client/rules';
import { int32 } from '@console/api-client/schema';
import { readDuration, writeDuration } from '@console/api-client/wire';
import { type FormErrors, problemErrors, rules } from '@console/design/form';

/** Values of the form of a job. */
export interface JobValues {
  readonly name: string;
  readonly facility: string;
  readonly recipeName: string;
  /** ISO 8601, as it was typed; blank: until it is stopped. */
  readonly durationSeconds: string;
  /** ISO 8601, as it was typed; blank: at once. */
  readonly startDelay: string;
  readonly reportToDatabaseEnabled: boolean;
  readonly reportToHistoryEnabled: boolean;
  readonly useOtherJobData: boolean;
}

/** Initial values of the form [JOB-14]: those of another job [JOB-10], or nothing but defaults. */
export function valuesOfDraft(draft: JobDraft = {}): JobValues {
  const { name = '', facility = '', recipeName = '', durationSeconds, startDelay = '' } = draft;
  return {
    name,
    facility,
    recipeName,
    durationSeconds: durationSeconds ? writeDuration(durationSeconds) : '',
    startDelay,
    reportToDatabaseEnabled: draft.reportToDatabaseEnabled ?? false,
    reportToHistoryEnabled: draft.reportToHistoryEnabled ?? false,
    useOtherJobData: draft.useOtherJobData ?? false,
  };
}

/**
 * The job that the form describes.
 * @param original the job this one is made from: what the form does not show is kept from it. Default: none.
 */
export function draftOfValues(values: JobValues, original: JobDraft = {}): JobDraft<TypedNumber> {
  const { durationSeconds: text, reportToDatabaseEnabled, reportToHistoryEnabled } = values;
  const duration = text.trim();
  return {
    ...original,
    ...values,
    durationSeconds: duration === '' ? undefined : (readDuration(duration) ?? duration),
    reportToHistoryEnabled: reportToDatabaseEnabled && reportToHistoryEnabled,
  };
}

/** Whole days of the longest duration that clients of the service can read. */
const longestDays = Math.floor(int32.max / 86_400);

/** Failures of a job that is to be started [JOB-17, JOB-18, JOB-19]. */
export function jobErrors(values: JobValues): FormErrors {
  const errors = problemErrors(jobProblems(draftOfValues(values)));
  return {
    ...errors,
    name: errors.name && { key: 'jobs.name.characters' },
    durationSeconds:
      rules.duration(values.durationSeconds) ??
      (errors.durationSeconds && { key: 'jobs.durationSeconds.tooLong', values: { days: longestDays } }),
  };
}
