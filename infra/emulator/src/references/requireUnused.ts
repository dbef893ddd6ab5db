import type { Queryable } from '../database';
import { conflict } from '../server/failure';
import { isAtWork } from './jobsAtWork';

/** An object that is known by its id and named in messages by its name. */
interface Named {
  readonly id: string | number;
  readonly name: string;
}

/** @throws 409 with the number of objects that belong to the facility */
export async function requireFacilityUnused(database: Queryable, name: string): Promise<void> {
  const [use] = await database.query<Record<string, number>>(
    `select
       (select count(*)::int from reader_definition where facility = $1) as "reader definition",
       (select count(*)::int from zone_map where facility = $1) as "zone map",
       (select count(*)::int from threshold where facility = $1) as "threshold",
       (select count(*)::int from job where facility = $1 and ${isAtWork}) as "active job"`,
    [name],
  );
  const uses = Object.entries(use ?? {})
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => `${count} ${noun}${count === 1 ? '' : 's'}`);
  if (uses.length > 0) throw conflict(`Facility "${name}" is in use: ${uses.join(', ')}`);
}

/** @throws 409 naming the thresholds the reader is on */
export async function requireReaderUnused(database: Queryable, name: string): Promise<void> {
  const thresholds = await thresholdsWith(database, 'reader_name', name);
  if (thresholds.length > 0)
    throw conflict(`Reader definition "${name}" is in use: ${describeThresholds(thresholds)}`);
}

/** @throws 409 naming the thresholds that use the threshold antenna configuration */
export async function requireAntennaConfigurationUnused(
  database: Queryable,
  { id, name }: Named,
): Promise<void> {
  const thresholds = await thresholdsWith(database, 'antenna_configuration_id', id);
  if (thresholds.length > 0)
    throw conflict(
      `Threshold antenna configuration "${name}" is in use: ${describeThresholds(thresholds)}. A replacementId names the one to use instead`,
    );
}

/** @throws 409 naming the recipes that watch the threshold */
export async function requireThresholdUnused(database: Queryable, { id, name }: Named): Promise<void> {
  const recipes = await database.query<{ name: string }>(
    `select name from recipe where document -> 'thresholdIds' @> $1::jsonb order by name collate "C"`,
    [JSON.stringify([id])],
  );
  if (recipes.length > 0)
    throw conflict(
      `Threshold "${name}" is in use: ${recipes.map((recipe) => `recipe "${recipe.name}"`).join(', ')}`,
    );
}

/** @throws 409 naming the recipes that run the reader configuration, on some reader or by default */
export async function requireReaderConfigurationUnused(database: Queryable, name: string): Promise<void> {
  const recipes = await database.query<{ name: string }>(
    `select name from recipe
     where document ->> 'readerConfigurationName' = $1 or exists (
       select from jsonb_each_text(case jsonb_typeof(document -> 'readerConfigurations') when 'object'
         then document -> 'readerConfigurations' else '{}' end) where value = $1)
     order by name collate "C"`,
    [name],
  );
  if (recipes.length > 0)
    throw conflict(
      `Reader configuration "${name}" is in use: recipes ${recipes.map((recipe) => recipe.name).join(', ')}`,
    );
}

/** @throws 409 naming the active jobs that run the recipe */
export async function requireRecipeUnused(database: Queryable, name: string): Promise<void> {
  const jobs = await database.query<{ id: string }>(
    `select id from job where ${isAtWork} and request ->> 'recipeName' = $1 order by created, id`,
    [name],
  );
  if (jobs.length > 0)
    throw conflict(`Recipe "${name}" is in use: active jobs ${jobs.map(({ id }) => id).join(', ')}`);
}

/** @throws 409 naming the publishers that send to the broker */
export async function requireBrokerUnused(database: Queryable, { id, name }: Named): Promise<void> {
  const publishers = await database.query<{ name: string }>(
    'select name from publisher where broker_id = $1 order by name collate "C"',
    [id],
  );
  if (publishers.length > 0)
    throw conflict(
      `Broker "${name}" is in use by publishers: ${publishers.map((publisher) => publisher.name).join(', ')}`,
    );
}

/** @throws 409 while a job is active */
export async function requireNoActiveJobs(database: Queryable): Promise<void> {
  const [active] = await database.query(`select id from job where status <> 'STOPPED' limit 1`);
  if (active) throw conflict('A reset cannot be performed while there are jobs running.');
}

async function thresholdsWith(
  database: Queryable,
  column: 'reader_name' | 'antenna_configuration_id',
  value: string | number,
): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select distinct threshold.name collate "C" as name
     from threshold_reader join threshold on threshold.id = threshold_id where ${column} = $1 order by 1`,
    [value],
  );
  return rows.map(({ name }) => name);
}

/** In a sentence: `threshold "A"`, `thresholds "A", "B"`. */
const describeThresholds = (thresholds: readonly string[]) =>
  `${thresholds.length === 1 ? 'threshold' : 'thresholds'} ${thresholds.map((name) => `"${name}"`).join(', ')}`;
