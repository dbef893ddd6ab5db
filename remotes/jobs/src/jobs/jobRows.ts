import { isActive, isStopped, type Job, jobLabel } from '@console/api-client/jobs';
import type { Recipe } from '@console/api-client/recipes';
import { joinRows } from '@console/remote/records';
import { jobName } from './job.texts';
import type { RecipeOfJob } from './jobActionRules';

/** One job in a list, with its recipe. */
export interface JobRow {
  readonly job: Job;
  readonly recipe: RecipeOfJob;
  /** Name of the job for its buttons, with the id only where another job has the same name. */
  readonly name: string;
}

/** Facts beside a job: the recipes by name, if they are known, and the names that several jobs have. */
interface Known {
  readonly recipes: ReadonlyMap<string, Recipe> | undefined;
  readonly repeated: ReadonlySet<string>;
}

/** Joins jobs with their recipes. */
export function createJobRows() {
  const rowsOf = joinRows(
    (job: Job, { recipes, repeated }: Known): [RecipeOfJob, string] => [
      recipes && (recipes.get(job.recipeName) ?? null),
      repeated.has(jobName(job)) ? jobLabel(job) : jobName(job),
    ],
    (job, recipe, name): JobRow => ({ job, recipe, name }),
  );
  return (jobs: readonly Job[], recipes: readonly Recipe[] | undefined) =>
    rowsOf(jobs, {
      recipes: recipes && new Map(recipes.map((recipe) => [recipe.name, recipe])),
      repeated: repeatedNames(jobs),
    });
}

function repeatedNames(jobs: readonly Job[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(jobs.map(jobName).filter((name) => seen.size === seen.add(name).size));
}

/** The rows of the two sections of the list [JOB-02]. */
export const inSections = (rows: readonly JobRow[]) => ({
  active: rows.filter(({ job }) => isActive(job)),
  stopped: rows.filter(({ job }) => isStopped(job)),
});
