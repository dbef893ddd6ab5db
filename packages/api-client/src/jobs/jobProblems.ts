import { blankProblem, inField, integerProblem, isBlank, type Problem, type TypedNumber } from '../rules';
import { readDuration } from '../wire';
import type { JobDraft } from './job';

const namePattern = /^[A-Za-z0-9_-]*$/;

/** Problems of a job that is to be started (JOB-17, JOB-18, JOB-19). */
export function jobProblems(draft: JobDraft<TypedNumber>): Problem[] {
  const { name = '', facility, recipeName, durationSeconds, startDelay } = draft;
  const unreadable = !isBlank(startDelay) && readDuration(startDelay?.trim()) === undefined;
  return [
    ...inField('name', namePattern.test(name) ? undefined : { problem: 'characters' }),
    ...inField('facility', blankProblem(facility)),
    ...inField('recipeName', blankProblem(recipeName)),
    ...inField('durationSeconds', integerProblem(durationSeconds, { min: 0 })),
    ...inField('startDelay', unreadable ? { problem: 'duration' } : undefined),
  ];
}
