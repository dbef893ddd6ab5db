import { isRunning, type Job } from '@console/api-client/jobs';
import type { Recipe } from '@console/api-client/recipes';
import type { OperationOf } from '@console/api-client/recipes/rules';

/** What says which jobs watch a threshold. */
export interface RunningContext {
  readonly jobs: readonly Job[];
  readonly recipes: readonly Recipe[];
  /** What reader configurations are for. */
  readonly operationOf: OperationOf;
}

const threshold = 'THRESHOLD';

/** Whether a recipe watches a threshold: it names it, or its default reader configuration is for thresholds. */
const watches = (recipe: Recipe, id: number, operationOf: OperationOf): boolean =>
  recipe.type === threshold &&
  (recipe.thresholdIds.includes(id) ||
    (recipe.readerConfigurationName !== undefined &&
      operationOf(recipe.readerConfigurationName) === threshold));

/** The running jobs whose recipes watch a threshold [THRESH-24]. */
export function jobsWatching(id: number, { jobs, recipes, operationOf }: RunningContext): readonly Job[] {
  const watching = new Set(
    recipes.filter((recipe) => watches(recipe, id, operationOf)).map(({ name }) => name),
  );
  return jobs.filter((job) => isRunning(job) && watching.has(job.recipeName));
}
