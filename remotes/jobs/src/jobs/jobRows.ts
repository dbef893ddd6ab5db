import { isActive, isStopped, type Job } from '@console/api-client/jobs';
import type { Recipe } from '@console/api-client/recipes';
import { joinRows } from '@console/remote/records';
import type { RecipeOfJob } from './jobActionRules';

/** One job in a list, with its recipe. */
export interface JobRow {
  readonly job: Job;
  readonly recipe: RecipeOfJob;
}

/** Joins jobs with their recipes. */
export function createJobRows() {
  const rowsOf = joinRows(
    ({ recipeName }: Job, byName: ReadonlyMap<string, Recipe> | undefined) => [
      byName && (byName.get(recipeName) ?? null),
    ],
    (job, recipe): JobRow => ({ job, recipe }),
  );
  return (jobs: readonly Job[], recipes: readonly Recipe[] | undefined) =>
    rowsOf(jobs, recipes && new Map(recipes.map((recipe) => [recipe.name, recipe])));
}

/** The rows of the two sections of the list [JOB-02]. */
export const inSections = (rows: readonly JobRow[]) => ({
  active: rows.filter(({ job }) => isActive(job)),
  stopped: rows.filter(({ job }) => isStopped(job)),
});
