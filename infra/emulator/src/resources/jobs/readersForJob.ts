import type { JobRequest } from '@console/api-client/jobs/schema';
import type { RecipeAnswer } from '@console/api-client/recipes/schema';
import type { Queryable } from '../../database';

/**
 * The readers a job uses, by name: those of its facility, or of its groups there, for which the recipe has a
 * configuration that does something.
 */
export async function readersForJob(
  transaction: Queryable,
  { readerGroups }: JobRequest,
  facility: string,
  { readerConfigurations, readerConfigurationName }: RecipeAnswer,
): Promise<string[]> {
  const rows = await transaction.query<{ name: string }>(
    `select reader.name from reader_definition reader
     join reader_configuration configuration
       on configuration.name = coalesce($2::jsonb ->> reader.name, $3)
     where reader.facility = $1 and configuration.document ->> 'operation' <> 'DO_NOTHING'
       and ($4::jsonb is null or exists (
         select from jsonb_array_elements_text($4::jsonb) as wanted (name)
         where reader.document -> 'groups' @> to_jsonb(wanted.name)))
     order by reader.name collate "C"`,
    [
      facility,
      JSON.stringify(readerConfigurations ?? {}),
      readerConfigurationName,
      readerGroups ? JSON.stringify(readerGroups) : null,
    ],
  );
  return rows.map(({ name }) => name);
}
