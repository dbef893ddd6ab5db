import type { Queryable } from '../database';

/** The names of the recipes that run a reader configuration, on some reader or by default, sorted. */
export async function recipesThatUse(database: Queryable, configuration: string): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select name from recipe
     where document ->> 'readerConfigurationName' = $1 or exists (
       select from jsonb_each_text(case jsonb_typeof(document -> 'readerConfigurations') when 'object'
         then document -> 'readerConfigurations' else '{}' end) where value = $1)
     order by name collate "C"`,
    [configuration],
  );
  return rows.map(({ name }) => name);
}
