import { isRunning, type Job } from '@console/api-client/jobs';
import type { Recipe } from '@console/api-client/recipes';
import type { OperationOf } from '@console/api-client/recipes/rules';
import type { Threshold } from '@console/api-client/thresholds';

/** Records that say which jobs watch a threshold. */
interface RunningContext {
  readonly jobs: readonly Job[];
  readonly recipes: readonly Recipe[];
  /** Operations of reader configurations. */
  readonly operationOf: OperationOf;
}

/** Part of a threshold that says which jobs watch it. */
export type WatchedThreshold = Pick<Threshold, 'id' | 'facility'>;

const threshold = 'THRESHOLD';

/** Name of a job, or its id where it has none. */
export const jobName = ({ name, id }: Pick<Job, 'name' | 'id'>): string => name ?? id;

/** True for a recipe that watches a threshold: it names it, or its default reader configuration is for thresholds. */
const watches = (recipe: Recipe, id: number, operationOf: OperationOf): boolean =>
  recipe.type === threshold &&
  (recipe.thresholdIds.includes(id) ||
    (recipe.readerConfigurationName !== undefined &&
      operationOf(recipe.readerConfigurationName) === threshold));

/** True for a job in the facility of a threshold. Where only one facility exists, neither has to name it. */
const isThere = ({ facilities }: Pick<Job, 'facilities'>, facility: string | undefined): boolean =>
  facility === undefined || facilities.length === 0 || facilities.includes(facility);

/** The running jobs in the facility of a threshold whose recipes watch it [THRESH-24]. */
export function jobsWatching(
  { id, facility }: WatchedThreshold,
  { jobs, recipes, operationOf }: RunningContext,
): readonly Job[] {
  const watching = new Set(
    recipes.filter((recipe) => watches(recipe, id, operationOf)).map(({ name }) => name),
  );
  return jobs.filter((job) => isRunning(job) && watching.has(job.recipeName) && isThere(job, facility));
}
