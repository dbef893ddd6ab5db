import { isRunning, isStopped, isStopping, type Job } from '@console/api-client/jobs';
import type { Recipe } from '@console/api-client/recipes';

/** The recipe of a job: `null` when it was deleted since, `undefined` while that is not known. */
export type RecipeOfJob = Recipe | null | undefined;

/** True for a job that watches thresholds [JOB-05]. */
export const isThreshold = (recipe: RecipeOfJob): boolean => recipe?.type === 'THRESHOLD';

/** Availability of an action of a job: `hidden`, there but not possible now, under way, or possible. */
export type ActionState = 'hidden' | 'blocked' | 'pending' | 'possible';

/**
 * Availability of stopping a job [JOB-06].
 * @param requested whether it was told to stop and its status does not say so yet
 */
export function stopState(job: Pick<Job, 'status'>, requested: boolean): ActionState {
  if (isStopped(job)) return 'hidden';
  return requested || isStopping(job) ? 'pending' : 'possible';
}

/** Availability of the live monitor: for threshold jobs that are not stopped, while they run [JOB-08]. */
export function monitorState(job: Pick<Job, 'status'>, recipe: RecipeOfJob): ActionState {
  if (!isThreshold(recipe) || isStopped(job)) return 'hidden';
  return isRunning(job) ? 'possible' : 'blocked';
}

/** True for a job with iteration data: a threshold job whose recipe has it logged [JOB-09]. */
export const hasIterationData = (recipe: RecipeOfJob): boolean =>
  recipe?.iterationDataLogEnabled === true && isThreshold(recipe);
