import type { RecipeRequest } from '@console/api-client/recipes/schema';
import type { Queryable } from '../../database';

/** The operations of the configurations a recipe names. They cannot be deleted until the transaction ends. */
export async function operationsOf(
  transaction: Queryable,
  { readerConfigurationName, readerConfigurations }: RecipeRequest,
): Promise<Map<string, string>> {
  const named = [readerConfigurationName, ...Object.values(readerConfigurations ?? {})];
  const rows = await transaction.query<{ name: string; operation: string }>(
    `select name, document ->> 'operation' as operation from reader_configuration
     where name in (select jsonb_array_elements_text($1)) for share`,
    [JSON.stringify(named.filter((name) => name))],
  );
  return new Map(rows.map(({ name, operation }) => [name, operation]));
}
