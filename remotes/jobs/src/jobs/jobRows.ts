import { isActive, isStopped, type Job } from '@console/api-client/jobs';
import type { Recipe } from '@console/api-client/recipes';
import type { RecipeOfJob } from './jobActionRules';

/** One job in a list, with its recipe. */
export interface JobRow {
  readonly job: Job;
  readonly recipe: RecipeOfJob;
}

/**
 * Joins jobs with their recipes. A row keeps its identity for as long as its job and recipe do, so that a poll that
 * brings nothing new draws nothing again.
 */
export function createJobRows() {
  const rows = new WeakMap<Job, JobRow>();
  return (jobs: readonly Job[], recipes: readonly Recipe[] | undefined): readonly JobRow[] => {
    const byName = recipes && new Map(recipes.map((recipe) => [recipe.name, recipe]));
    return jobs.map((job) => {
      const recipe = byName && (byName.get(job.recipeName) ?? null);
      const known = rows.get(job);
      if (known && known.recipe === recipe) return known;
      const row = { job, recipe };
      rows.set(job, row);
      return row;
    });
  };
}

/** The rows of the two sections of the list [JOB-02]. */
export const inSections = (rows: readonly JobRow[]) => ({
  active: rows.filter(({ job }) => isActive(job)),
  stopped: rows.filter(({ job }) => isStopped(job)),
});
