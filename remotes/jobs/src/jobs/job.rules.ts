import { jobProblems } from '@console/api-client/jobs';
import { type FormErrors, problemErrors, rules } from '@console/design/form';
import { draftOfValues, type JobValues } from './jobValues';

/** What is wrong with a job that is to be started [JOB-17, JOB-18, JOB-19]. */
export function jobErrors(values: JobValues): FormErrors {
  const errors = problemErrors(jobProblems(draftOfValues(values)));
  return {
    ...errors,
    name: errors.name && { key: 'jobs.form.name.characters' },
    durationSeconds: rules.duration(values.durationSeconds) ?? errors.durationSeconds,
  };
}
