import type { JobRequest, StartJobRequest } from '@console/api-client/jobs/schema';
import { recipeRequestProblems } from '@console/api-client/recipes/rules';
import type { RecipeAnswer, RecipeType } from '@console/api-client/recipes/schema';
import { describeProblem } from '@console/api-client/rules';
import { readDuration } from '@console/api-client/wire';
import type { Queryable } from '../../database';
import { isAtWork } from '../../references/jobsAtWork';
import { conflict, invalid } from '../../server/failure';
import { facilityOf } from '../facilities/facilities';
import { operationsOf } from '../recipes/operations';
import { recipes } from '../recipes/recipes';
import { readersForJob } from './readersForJob';
import { completedRequest, namedFacility } from './startRequest';

/**
 * Starts a job: it waits for its delay, and the simulation takes it from there. Its readers are its own from now on.
 * A job without a reader that could work starts all the same, and fails.
 * @throws 400 for what the request names and is not there; 409 when the readers are busy or the recipe cannot run
 */
export async function startJob(
  transaction: Queryable,
  id: string,
  request: StartJobRequest,
  now: Date,
): Promise<void> {
  const facility = await facilityOf(transaction, namedFacility(request));
  const completed = completedRequest(request, facility);
  const recipe = await runnableRecipe(transaction, completed.recipeName);
  // Two who start at the same moment: the second finds the first one's readers busy.
  await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [`jobs/${facility}`]);
  const readerNames = await readersForJob(transaction, completed, facility, recipe);
  await refuseBusyReaders(transaction, readerNames);
  await insertJob(transaction, id, completed, recipe, now);
  await transaction.query(
    'insert into job_reader (job_id, reader_name) select $1, jsonb_array_elements_text($2)',
    [id, JSON.stringify(readerNames)],
  );
}

/** The recipe, which could be stored once: what its configurations are for may have changed since. */
async function runnableRecipe(transaction: Queryable, name: string): Promise<RecipeAnswer> {
  const recipe = await recipes.find(transaction, name);
  if (!recipe) throw invalid('recipeName', `"${name}" does not exist`);
  const request = { ...recipe, type: recipe.type as RecipeType };
  const operations = await operationsOf(transaction, request);
  const [problem] = recipeRequestProblems(request, (each) => operations.get(each));
  if (problem) throw conflict(`Recipe "${name}" cannot run: ${problem.field} ${describeProblem(problem)}`);
  return recipe;
}

/** Clients read the id of the other job between `JobId=` and the next comma. */
async function refuseBusyReaders(transaction: Queryable, readerNames: readonly string[]): Promise<void> {
  const [busy] = await transaction.query<{ job_id: string; name: string | null; reader_name: string }>(
    `select job_id, request ->> 'name' as name, reader_name from job_reader join job on job.id = job_id
     where ${isAtWork} and reader_name in (select jsonb_array_elements_text($1))
     order by created, reader_name collate "C" limit 1`,
    [JSON.stringify(readerNames)],
  );
  if (!busy) return;
  throw conflict(
    `Readers are busy with another job: JobId=${busy.job_id}, name=${busy.name ?? ''}, reader=${busy.reader_name}`,
  );
}

async function insertJob(
  transaction: Queryable,
  id: string,
  request: JobRequest,
  recipe: RecipeAnswer,
  now: Date,
): Promise<void> {
  const delay = readDuration(request.startDelay) ?? 0;
  await transaction.query(
    `insert into job (id, status, facility, created, last_activity, next_step, request, recipe)
     values ($1, 'WAITING', $2, $3, $3, $4, $5, $6)`,
    [
      id,
      request.facility,
      now,
      new Date(now.getTime() + delay * 1000),
      JSON.stringify(request),
      JSON.stringify(recipe),
    ],
  );
}
