import type { JobRequest } from '@console/api-client/jobs/schema';
import type { RecipeAnswer } from '@console/api-client/recipes/schema';
import type { Queryable } from '../../database';

/** A job at work, with what it works with. */
export interface RunningJob {
  readonly id: string;
  readonly facility: string;
  /** As it was started: its name, and where its data go. */
  readonly request: JobRequest;
  /** The recipe as it was when the job started. */
  readonly recipe: RecipeAnswer;
  /** The readers that take part now, by name; those that dropped out are not among them. */
  readonly readerNames: readonly string[];
  readonly started: Date;
}

/**
 * The jobs whose status is RUNNING, with their readers and their recipe, the oldest first.
 * @param recipeType only those whose recipe is of this type; default: all
 */
export function runningJobs(database: Queryable, recipeType?: string): Promise<RunningJob[]> {
  return database.query<RunningJob>(
    `select id, facility, request, recipe, started,
       array(select reader_name from job_reader where job_id = id and not failed
         order by reader_name collate "C") as "readerNames"
     from job
     where status = 'RUNNING' and started is not null and recipe is not null
       and recipe ->> 'type' = coalesce($1, recipe ->> 'type')
     order by created, id`,
    [recipeType ?? null],
  );
}
